import { join } from 'node:path';
import type { HastPluginDefinition } from 'satteri';
import { type Plugin, type PluginSite, definePlugin } from 'pagewright';

interface Light {
  id: string;
  name: string;
  seconds: number;
}

const here = (file: string): string => join(import.meta.dirname, file);

async function readLights(site: PluginSite, file: string): Promise<Light[]> {
  return ((await site.load(file))?.value ?? []) as Light[];
}

const outOfService: HastPluginDefinition = {
  name: 'out-of-service',
  element: { filter: ['del'], visit: (node, context) => context.setProperty(node, 'title', 'Out of service') },
};

/** Shows the lights that a file of the site lists. */
export function lighthouse({ lights: file }: { lights: string }): Plugin {
  return definePlugin<Light[]>({
    name: 'lighthouse',
    // In any page, `<Lamp name="…" />`.
    components: { Lamp: here('Lamp.tsx') },
    markdown: {
      // `<LightTable heading="…" />` becomes a table when the page is compiled.
      components: { LightTable: { heading: 'required' } },
      // In a line of text, `<Light>Bell Rock</Light>` leads to its row of that table.
      links: { Light: {} },
      prepare: (site) => readLights(site, file),
      page: (_page, lights) => ({
        languages: ['json'],
        render: ({ attributes }, { codeBlock, link }) => ({
          html: [
            `<h2 id="table"><a href="#table">${attributes['heading']}</a></h2>`,
            `<table>${lights.map(({ id, name }) => `<tr id="${id}"><td>${name}</td></tr>`).join('')}</table>`,
            codeBlock(JSON.stringify(lights, null, 2), 'json', { title: 'lights.json' }),
            `<p><a href="${link('./index.mdx')}">Start</a></p>`,
          ].join(''),
          headings: [{ id: 'table', text: attributes['heading']!, level: 2 }],
          ids: lights.map(({ id }) => id),
        }),
        linkTo({ text }) {
          const light = lights.find(({ name }) => name === text);
          if (light) return { target: `~/table.mdx#${light.id}`, class: 'light' };
          return { message: `there is no light "${text}"`, hint: `list it in ${file}` };
        },
        // A light that is crossed out is out of service.
        transforms: { html: [outOfService] },
        definitions: (code) =>
          code.includes('BellRock') ? (name) => (name === 'BellRock' ? '/docs/lights' : undefined) : undefined,
      }),
    },
    pages: {
      module: here('LightsPage.tsx'),
      list: async (site) => [
        {
          path: 'lights',
          title: 'All lights',
          description: 'Every light of the coast, with its period.',
          props: { lights: await readLights(site, file) },
        },
      ],
    },
    aside: {
      module: here('Tide.tsx'),
      items: () => ({ low: { tide: 'low' }, high: { tide: 'high' } }),
      choose: ({ id }) => (id === 'index' ? 'high' : undefined),
    },
    head: ({ doc }) => (doc ? [{ tag: 'meta', attributes: { name: 'light', content: doc.id } }] : []),
    files: async (site) => [{ path: 'lights.json', content: JSON.stringify(await readLights(site, file)) }],
    check: async (site) =>
      (await readLights(site, file))
        .filter(({ seconds }) => seconds > 60)
        .map(({ name }) => ({
          severity: 'warning',
          file,
          message: `the light of ${name} is dark for more than a minute`,
          hint: 'set seconds to 60 or less',
        })),
    types: ({ dir }) => ({ '@skerry/*': join(dir, 'types', '*.d.ts') }),
    client: here('client.ts'),
    styles: here('lighthouse.css'),
    csp: { 'connect-src': ['https://tides.example'] },
  });
}
