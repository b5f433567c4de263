// The files of a generated site besides its pages.

/** `content/FOLDER/sidebars.ts`: one sidebar per section; every fourth category is a folder listing. */
export function sidebars(pages) {
  const sections = groupBy(pages, ({ section }) => section);
  const entries = [...sections].map(([name, list]) => {
    const categories = [...groupBy(list, ({ category }) => category)].map(([label, items], index) => {
      const folder = items[0].id.includes('/') && index % 4 === 3;
      const written = folder
        ? [{ type: 'folder', path: items[0].id.replace(/\/[^/]*$/, '') }]
        : items.map(({ id }) => id);
      return { type: 'category', label, ...(index === 0 && { collapsed: false }), items: written };
    });
    return [
      name,
      [
        ...categories,
        {
          type: 'category',
          label: 'Reference',
          items: [{ type: 'link', label: 'Source code', href: 'https://app.example/source' }],
        },
      ],
    ];
  });
  return `import type { Sidebars } from 'pagewright';\n\nexport default ${JSON.stringify(Object.fromEntries(entries), null, 2)} satisfies Sidebars;\n`;
}

/** `site.config.ts`. @param pages Those of the current version. */
export function siteConfig(versions, pages, compared) {
  const firsts = [...groupBy(pages, ({ section }) => section)]
    .slice(0, 3)
    .map(([section, list]) => ({ type: 'doc', label: section, docId: list[0].id }));
  const external = (label) => ({ label, href: `https://app.example/${label.toLowerCase().replaceAll(' ', '-')}` });
  const ad = (name, weight) => ({
    id: `ad-${name}`,
    type: 'docs_ad',
    ad_id: name,
    ad_weight: weight,
    ad_copy: `Let us take care of your ${name}.`,
    ad_url: { link_type: 'Web', url: `https://app.example/${name}`, target: '_blank' },
    ad_image: { url: `img/ads/${name}.svg`, alt: `A picture of ${name}` },
    first_publication_date: '2020-01-01',
    last_publication_date: '2099-12-31',
  });
  const config = {
    title: 'App Handbook',
    tagline: 'Generated to be measured',
    url: 'https://app.example',
    baseUrl: '/docs/',
    favicon: 'favicon.svg',
    i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
    versions: versions.map((name, index) =>
      index === 0
        ? { name: 'current', label: name, folder: name, path: '', isLast: true }
        : { name, label: name, folder: name, path: name, banner: 'unmaintained' },
    ),
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    ...(compared && { versionChanges: true }),
    navbar: {
      logo: { alt: 'App Handbook', src: 'img/logo.svg' },
      items: [
        ...firsts,
        { type: 'versions', position: 'right' },
        { type: 'search', position: 'right' },
        { type: 'dropdown', position: 'right', label: 'Community', items: ['Forum', 'Blog', 'Meetups'].map(external) },
        { type: 'dropdown', position: 'right', label: 'Support', items: ['Help', 'Contracts'].map(external) },
        { type: 'social', position: 'right', icon: 'github', ...external('Source code') },
        { type: 'locales', position: 'right', items: [] },
        { type: 'colorMode', position: 'right' },
      ],
    },
    footer: {
      columns: [
        { title: 'Documentation', links: firsts.map(({ label, docId }) => ({ label, docId })) },
        { title: 'Community', links: ['Forum', 'Blog'].map(external) },
      ],
      copyright: 'Generated text, free to use.',
    },
    announcement: { id: 'generated', text: 'This site was generated to measure the engine.' },
    search: { provider: 'local', indexName: 'bench', contextual: true },
    editUrl: 'https://app.example/source/edit/main/site',
  };
  const list = JSON.stringify([ad('builds', 2), ad('signing', 1)], null, 2);
  return [
    `import { defineSite } from 'pagewright';\nimport { ads } from 'pagewright/ads';`,
    `export default defineSite({ ...${JSON.stringify(config, null, 2)}, plugins: [ads(${list})] });\n`,
  ].join('\n\n');
}

const svg = (width, height, color) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="4" fill="${color}"/></svg>\n`;

export const staticFiles = {
  'favicon.svg': svg(32, 32, '#2a6f97'),
  'img/logo.svg': svg(200, 24, '#2a6f97'),
  'img/parts.svg': svg(640, 320, '#e5e5e5'),
  'img/ads/builds.svg': svg(260, 200, '#cfe1b9'),
  'img/ads/signing.svg': svg(260, 200, '#e9c46a'),
};

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
