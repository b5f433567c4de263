import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { changeSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { root, runPagewright } from '../support/run-pagewright.ts';

// A site with a plugin of its own that uses every hook, and one without plugins.

const folder = temporaryFolder();
const site = join(folder, 'site');
const out = join(folder, 'dist');
const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const stylesheetIn = (dir: string): string => {
  const assets = join(dir, 'docs/assets');
  return readFileSync(
    join(
      assets,
      readdirSync(assets).find((name) => /^application-.*\.css$/.test(name))!,
    ),
    'utf8',
  );
};

beforeAll(async () => {
  cpSync(join(root, 'examples/plugins'), site, { recursive: true });
  const { code, output } = await runPagewright('build', site, '--out', out, '--strict');
  expect(output).toMatch(/^Built 5 pages/);
  expect(code).toBe(0);
}, 120_000);

it('a plugin works on pages while they are compiled', () => {
  const table = read('docs/table/index.html');
  expect(table).toContain('<tr id="bell-rock"><td>Bell Rock</td></tr>');
  expect(table).toContain('<div class="code-title">lights.json</div>');
  expect(table).toContain('href="#table">Lights</a>');
  expect(table).toContain('<del title="Out of service">South End</del>');
  expect(table).toContain('<a href="/docs/table#bell-rock" class="light">Bell Rock</a>');
  expect(read('docs/index.html')).toContain('<a href="/docs/lights">');
});

it('a link that a plugin cannot make is reported where it is written', async () => {
  onTestFinished(changeSite(site, { 'content/v1/table.mdx': replace('<Light>Bell Rock', '<Light>Ball Rock') }));
  expect((await runPagewright('check', site)).output).toContain(
    'error: content/v1/table.mdx:8: there is no light "Ball Rock"\n  hint: list it in lights.ts',
  );
});

it('a plugin has components, pages, something beside docs, and tags in the head', () => {
  const home = read('docs/index.html');
  expect(home).toContain('<strong class="lamp">Bell Rock is lit</strong>');
  expect(home).toContain('<aside class="tide">Today: high tide</aside>');
  expect(home).toContain('<meta name="light" content="index">');
  expect(home).toContain('gtm.js?id=GTM-SKERRY1');
  expect(read('docs/table/index.html')).not.toContain(' tide');
  expect(read('docs/lights/index.html')).toContain('<li>Bell Rock: every 5 seconds</li>');
  expect(read('docs/sitemap.xml')).toContain('https://skerry.example/docs/lights<');
});

it('a plugin has files, styles, scripts for browsers, and needs of a policy', () => {
  expect(JSON.parse(read('docs/lights.json'))).toHaveLength(2);
  expect(stylesheetIn(out)).toContain('.lamp');
  const scripts = readdirSync(join(out, 'docs/assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => read(`docs/assets/${name}`).includes('lighthouse'))).toHaveLength(1);
});

it('what plugins need of the policy is in the headers and in every document', () => {
  const inHeaders = /Content-Security-Policy: (.*)/.exec(read('_headers'))![1]!;
  const inDocument = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read('docs/index.html'))![1]!;
  for (const policy of [inHeaders, inDocument]) {
    expect(policy).toContain("connect-src 'self' https://tides.example https://www.googletagmanager.com;");
    expect(policy).toMatch(/script-src 'self' 'sha256-.{44}' .*https:\/\/www\.googletagmanager\.com 'sha256-.{44}';/);
    expect(policy).toContain('trusted-types default goog#html');
  }
});

it('checks samples against the types of plugins, and reports what they find', async () => {
  expect((await runPagewright('check', site)).output).toBe('Checked 5 pages and 1 sample: no problems.\n');
  onTestFinished(
    changeSite(site, {
      'content/v1/index.mdx': replace('BellRock.seconds', 'BellRock.minutes'),
      'lights.ts': replace('seconds: 5', 'seconds: 500'),
    }),
  );
  const { output } = await runPagewright('check', site);
  expect(output).toMatch(/index\.mdx:13: the sample does not compile: Property 'minutes' does not exist/);
  expect(output).toContain('warning: lights.ts: the light of Bell Rock is dark for more than a minute');
});

it.each([
  [
    'pages: {',
    'page: {',
    'the plugin "lighthouse" has a hook "page", which does not exist\n  hint: did you mean "pages"?',
  ],
  ["here('client.ts')", "'./client.ts'", '"client" of the plugin "lighthouse" names ./client.ts, which does not exist'],
  ["tag: 'meta'", "tag: 'title' as 'meta'", 'the hook "head" of the plugin "lighthouse" returned [{"tag":"title"'],
])('a plugin with %s replaced by %s is an error', async (text, mistake, message) => {
  onTestFinished(changeSite(site, { 'lighthouse/plugin.ts': replace(text, mistake) }));
  const { code, output } = await runPagewright('check', site);
  expect(output).toContain(message);
  expect(code).toBe(1);
});

it('an old field says which plugin it has become', async () => {
  onTestFinished(
    changeSite(site, { 'site.config.ts': replace('  search:', "  tagManager: { id: 'GTM-A' },\n  search:") }),
  );
  expect((await runPagewright('check', site)).output).toContain(
    `unknown field "tagManager"\n  hint: this is a plugin: import { tagManager } from 'pagewright/tag-manager' and write plugins: [tagManager('GTM-…')]`,
  );
});

it('a site without plugins has nothing of them', async () => {
  const plain = join(folder, 'plain');
  await runPagewright('build', join(root, 'examples/basic'), '--out', plain);
  expect(stylesheetIn(plain)).not.toMatch(/\.ad\b|\.api-|\.debug/);
  expect(existsSync(join(plain, 'docs/__docusaurus'))).toBe(false);
});
