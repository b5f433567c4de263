import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Change, changeSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { root, runPagewright, testCache } from '../support/run-pagewright.ts';

// What a site brings to the bundle: components, pages, parts, styles. The tests share one site and its cache.

const site = join(temporaryFolder(), 'studio');
const out = join(temporaryFolder(), 'out');
cpSync(join(root, 'examples/studio'), site, { recursive: true });

async function build() {
  const { code, output } = await runPagewright('build', site, '--out', out);
  expect(code, output).toBe(0);
  return output;
}

const built = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');

it('has what the site brings, and follows every edit of it, also of what only the build runs', async () => {
  await build();
  expect(built('handbook')).toContain('1,000 °C');
  expect(built('')).toContain('<em>Go to bed.</em>');
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('https://kiln.example/clay');
  expect(await build()).toContain('0 compiled, 0 rendered');
  changeSite(site, {
    'components/Swatch.tsx': replace('°C`', 'Celsius`'),
    'components/hours.ts': replace('0.5', '1.5'),
    'pages/clay.tsx': replace("title: 'Clay'", "title: 'Clay', unlisted: true"),
    'parts/Footer.tsx': replace('Made slowly.', 'Made with patience.'),
  });
  await build();
  expect(built('handbook')).toContain('1,000 Celsius');
  expect(built('handbook')).toContain('Made with patience.');
  expect(built('guides/first-firing')).toContain('The firing takes 11.5 hours.');
  expect(built('clay')).toContain('<meta name="robots" content="noindex">');
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('https://kiln.example/clay');
});

it('has the styles that a component imports in a file of their own, which only pages with it link', async () => {
  const undo = changeSite(site, {
    'components/swatch.css': "@import './swatch-print.css';\n.swatch { color: navy; }\n",
    'components/swatch-print.css': '@media print { .swatch { color: black; } }\n',
  });
  await build();
  const linked = (path: string): string[] =>
    Array.from(built(path).matchAll(/<link rel="stylesheet" href="([^"]*)"/g), ([, href]) => href!);
  const [common, own, ...others] = linked('handbook');
  expect(others).toEqual([]);
  expect(linked('guides/cones')).toEqual([common]);
  const content = (href: string): string => readFileSync(join(out, href), 'utf8');
  expect(content(common!)).not.toContain('.swatch');
  expect(content(own!)).toMatch(/print.*\.swatch.*\.swatch/s);
  // An edit of what the stylesheet imports is an edit of it.
  changeSite(site, { 'components/swatch-print.css': '@media print { .swatch { color: gray; } }\n' });
  await build();
  expect(linked('handbook')[1]).not.toBe(own);
  undo();
});

it('heals the list of its inputs, and warns of colours that are hard to tell apart', async () => {
  const cache = testCache();
  for (const name of readdirSync(cache).filter((file) => file.startsWith('inputs-')))
    writeFileSync(join(cache, name), '{ damaged');
  changeSite(site, {
    'components/Swatch.tsx': replace('Celsius', 'degrees'),
    'theme.css': replace('--muted: #67513f', '--muted: #b09a80'),
  });
  const output = await build();
  expect(built('handbook')).toContain('1,000 degrees');
  expect(output).toContain(
    'warning: theme.css:10: in the light mode, --muted (#b09a80) on --background (#f7f1e6) has a contrast of 2.4 to 1',
  );
});

const mistakes: [string, Record<string, Change>, string][] = [
  [
    'a package that is not there',
    { 'components/hours.ts': (source) => `import 'nowhere-at-all';\n${source}` },
    'error: components/hours.ts: failed to bundle this file: Rolldown failed to resolve import "nowhere-at-all"',
  ],
  [
    'a mistake in a file that a component imports',
    { 'components/hours.ts': 'export const hoursFor = (;' },
    'error: components/hours.ts:1: failed to bundle this file: Unexpected token',
  ],
  [
    'a page that does not say what it is called',
    { 'pages/clay.tsx': (source) => source.replace(/export const page.*\n/, '') },
    "error: pages/clay.tsx: this page has no title\n  hint: export what it is called: export const page = { title: 'About' };",
  ],
  [
    'a component that fails while the build renders it',
    { 'components/Swatch.tsx': 'export default function Swatch(props: any) { throw new Error("No clay"); }' },
    'error: content/docs/start.mdx: failed to render this page: No clay',
  ],
];

it.each(mistakes)('reports %s', async (_name, changes, message) => {
  const undo = changeSite(site, changes);
  const { code, output } = await runPagewright('check', site);
  undo();
  expect(code).toBe(1);
  expect(output).toContain(message);
});
