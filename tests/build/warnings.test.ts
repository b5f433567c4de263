import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type Change,
  append,
  changeSite,
  copyBasicSite,
  pageWith,
  replace,
  temporaryFolder,
  withPlugins,
} from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

// Mistakes that cause a warning: the site is built, and fails only with --strict.

// One site for all tests, so that its pages are built once.
const site = copyBasicSite();
const out = join(temporaryFolder(), 'dist');
const page = 'content/v2/only-new.mdx';
const refusal = (warnings: string): string =>
  `The site could not be built: ${warnings}, which --strict does not allow. The previous output is untouched.\n`;
const exists = 'hint: link to an existing page or file';

/** Each mistake with what is said about it, all in one build: every warning is there, once, and there is no other. */
const mistakes: [change: Record<string, Change>, warning: string][] = [
  [
    // In alphabetical order it comes first; a link to it is no second mistake.
    { 'content/v2/another.mdx': '---\ntitle: Another\nslug: only-new\n---\n', [page]: append('[a](./another.mdx)') },
    'warning: content/v2/another.mdx:3: duplicate route /docs/only-new: content/v2/only-new.mdx already uses it, so this page is skipped [duplicate-route]\n  hint: choose a different slug',
  ],
  [
    { 'content/v2/a-link.mdx': pageWith('[a](/docs/nope)') },
    `warning: content/v2/a-link.mdx:5: broken link: /docs/nope [broken-link]\n  ${exists}`,
  ],
  [
    { 'content/v2/an-anchor.mdx': pageWith('[a](./guide/index.mdx#nope)') },
    'warning: content/v2/an-anchor.mdx:5: broken anchor: /docs/guide#nope (written as ./guide/index.mdx#nope) [broken-anchor]\n  hint: link to an existing heading on that page',
  ],
  [
    { 'content/v2/markdown.mdx': pageWith('[a](./nope.mdx)') },
    'warning: content/v2/markdown.mdx:5: broken Markdown link: there is no page ./nope.mdx [broken-link]\n  hint: link to an existing .mdx file, relative to this one or from the root of the version (~/…)',
  ],
  [
    { 'content/v2/elsewhere.mdx': pageWith('[a](/docs/components)') },
    'warning: content/v2/elsewhere.mdx:5: broken link: /docs/components [broken-link]\n  hint: did you mean /docs/guide/components?',
  ],
  [
    { 'content/v2/misspelt.mdx': pageWith('[a](./guide/component.mdx)') },
    'warning: content/v2/misspelt.mdx:5: broken Markdown link: there is no page ./guide/component.mdx [broken-link]\n  hint: did you mean ./guide/components.mdx?',
  ],
  [
    { 'content/v2/image.mdx': pageWith('![a](/img/nope.png)') },
    'warning: content/v2/image.mdx:5: cannot find the image /img/nope.png [missing-image]\n  hint: put the file in static/ and use its path from there, starting with /',
  ],
  [
    {
      'content/v2/video.mdx': pageWith(
        '<video controls poster="/img/shot.png">\n  <source src="/files/nope.mp4" />\n</video>',
      ),
    },
    'warning: content/v2/video.mdx:6: cannot find the file /files/nope.mp4 [missing-file]\n  hint: put the file in static/ and use its path from there, starting with /',
  ],
  [
    { 'content/v2/sidebars.ts': replace('notes.txt', 'missing.zip') },
    `warning: content/v2/sidebars.ts:7: broken link: /docs/files/missing.zip [broken-link]\n  ${exists}`,
  ],
  [
    { 'site.config.ts': replace("href: '/docs/guide' }", "href: '/docs/nope' }") },
    `warning: site.config.ts:29: broken link: /docs/nope [broken-link]\n  ${exists}`,
  ],
  [
    { 'site.config.ts': replace("to: '/docs/guide'", "to: '/docs/nope-either'") },
    `warning: site.config.ts:33: broken link: /docs/nope-either [broken-link]\n  ${exists}`,
  ],
  [
    // Once for all pages that include it.
    {
      'content/v2/includes.mdx': pageWith('<Include file="a.mdx" />'),
      'content/v2/index.mdx': append('<Include file="a.mdx" />'),
      'content/shared/a.mdx': '```tpyescript\n```\n',
    },
    'warning: content/shared/a.mdx:1: unknown language "tpyescript" for a code block [unknown-language]\n  hint: did you mean "typescript"?',
  ],
];

it('a warning is given for each mistake that does not keep the site from being built', async () => {
  for (const [change] of mistakes) onTestFinished(changeSite(site, change));
  const { code, output } = await runPagewright('build', site, '--out', out, '--strict');
  const [warnings, rest] = output.split(/\n\n(?=The site)/);
  expect(warnings!.split(/\n(?=warning:)/).toSorted()).toEqual(mistakes.map(([, warning]) => warning).toSorted());
  expect(rest).toBe(refusal(`${mistakes.length} warnings`));
  expect(code).toBe(1);
});

it('what a broken Markdown link is likely to mean follows the other pages, though its own page is unchanged', async () => {
  onTestFinished(changeSite(site, { [page]: append('[a](./extra-pge.mdx)') }));
  expect((await runPagewright('build', site, '--out', out, '--strict')).output).toContain(
    'hint: link to an existing .mdx',
  );
  onTestFinished(changeSite(site, { 'content/v2/extra-page.mdx': '---\ntitle: Extra\n---\n' }));
  const { output } = await runPagewright('build', site, '--out', out, '--strict');
  expect(output).toContain('hint: did you mean ./extra-page.mdx?');
});

it('links in declarations and texts of commands are resolved like those of pages, and reported where they are written', async () => {
  const declarations = [
    'export declare const Lamp: LampPlugin;',
    'export interface LampPlugin {',
    '  /**',
    '   * Turns on with [options](#lampoptions). See [a](~/guide/index.mdx), [b](./guide/index.mdx),',
    '   * [c](/docs/nope), [d](./nope.mdx) and [e](#nope).',
    '   */',
    '  on(options: LampOptions): void;',
    '}',
    '/** Options. */',
    'export interface LampOptions {}',
  ].join('\n');
  const commands = `import { text } from './shared.ts';\nexport default { program: 'lamp', commands: [{ name: 'on', text }] };`;
  onTestFinished(
    changeSite(site, {
      'site.config.ts': withPlugins("apiReference({ scope: '@lamp' })", 'commands()'),
      'reference/v2/lamp.ts': declarations,
      'commands/v2.ts': commands,
      'commands/shared.ts': "// Shared.\nexport const text = 'See [f](~/nope.mdx).';",
      'content/shared/a.mdx': 'Text.',
      [page]: append('<Include file="a.mdx" />\n\n<ApiReference name="lamp" />\n\n<CommandList />'),
    }),
  );
  const { output } = await runPagewright('build', site, '--out', out, '--strict');
  expect(output.match(/^warning: .*/gm)!.toSorted()).toEqual([
    'warning: commands/shared.ts:2: broken Markdown link: there is no page ~/nope.mdx [broken-link]',
    'warning: reference/v2/lamp.ts:5: broken Markdown link: there is no page ./nope.mdx [broken-link]',
    'warning: reference/v2/lamp.ts:5: broken anchor: #nope [broken-anchor]',
    'warning: reference/v2/lamp.ts:5: broken link: /docs/nope [broken-link]',
  ]);
});

describe('a site with warnings', () => {
  it('is built', async () => {
    changeSite(site, { [page]: append('[a](/docs/nope)\n\n[b](#nope)') });
    const { code, output } = await runPagewright('build', site, '--out', out);
    expect(output).toContain('warning: content/v2/only-new.mdx:7: broken link: /docs/nope [broken-link]');
    expect(output).toContain('warning: content/v2/only-new.mdx:9: broken anchor: #nope [broken-anchor]');
    expect(output).toContain('\n  warnings 2\n');
    expect(code).toBe(0);
  });

  it('fails with --strict, which repeats the warnings of pages that were built before', async () => {
    const { code, output } = await runPagewright('build', site, '--out', out, '--strict');
    expect(output).toContain('warning: content/v2/only-new.mdx:7: broken link: /docs/nope [broken-link]');
    expect(output).toContain('warning: content/v2/only-new.mdx:9: broken anchor: #nope [broken-anchor]');
    expect(output).toContain(refusal('2 warnings'));
    expect(code).toBe(1);
  });

  it('fails the check', async () => {
    const { code, output } = await runPagewright('check', site);
    expect(output).toContain('warning: content/v2/only-new.mdx:7: broken link: /docs/nope [broken-link]');
    expect(output).toMatch(/\nChecked 9 pages.*: 2 \w+\.\n$/);
    expect(code).toBe(1);
  });
});

it('links to the same page with a query and to files of the build are right', async () => {
  onTestFinished(
    changeSite(site, {
      [page]: '---\ntitle: T\n---\n\n[a](?tab=2) [b](/robots.txt)\n',
      'site.config.ts': replace("docId: 'guide/components' }", "href: '/docs/sitemap.xml' }"),
    }),
  );
  const { output } = await runPagewright('build', site, '--out', out, '--strict');
  expect(output).toContain('\n  warnings 0\n');
});

it('text that only looks like a link is none', async () => {
  changeSite(site, {
    [page]:
      '---\ntitle: T\n---\n\nWrite `<a href="/nope" id="x">` or href="/nope".\n\n```html\n<img src="/nope.png">\n```\n',
  });
  const { code, output } = await runPagewright('build', site, '--out', out, '--strict');
  expect(output).toContain('\n  warnings 0\n');
  expect(code).toBe(0);
});
