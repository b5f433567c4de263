import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { type Change, changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { root, runPagewright } from '../support/run-pagewright.ts';
import { relativePath } from '../../packages/pagewright/src/kernel/files/relative-path.ts';

function git(dir: string, ...words: string[]): string {
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@site.example'];
  return execFileSync('git', [...author, ...words], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function commitAll(dir: string): string {
  if (!existsSync(join(dir, '.git'))) git(dir, 'init', '--quiet');
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message', 'all');
  return dir;
}

function copyOf(example: string, changes: Record<string, Change> = {}): string {
  const dir = join(temporaryFolder(), 'site');
  cpSync(join(root, example), dir, { recursive: true });
  changeSite(dir, changes);
  return commitAll(dir);
}

/** A site as git has it: without its own folder. */
const contents = (dir: string): Record<string, string> =>
  Object.fromEntries(Object.entries(folderContents(dir)).filter(([file]) => !file.startsWith('.git/')));

async function build(dir: string, name: string): Promise<string> {
  const out = join(dirname(dir), name);
  expect(await runPagewright('build', dir, '--out', out, '--strict')).toMatchObject({ code: 0 });
  return out;
}

/** What readers read, by address: without the version's badge and the link to the file. */
function articles(out: string, folder = 'docs', gone = ''): Map<string, string> {
  const dir = join(out, folder);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  return new Map(
    files.flatMap((file): [string, string][] => {
      const [article] = /<article[^]*<\/article>/.exec(readFileSync(join(dir, file), 'utf8')) ?? [];
      if (!article) return [];
      const plain = article
        .replace(/<span class="badge">Version:[^]*?<\/span>/, '')
        .replace(/<a href="[^"]*\/edit\/[^"]*"/, '');
      const moved = gone ? plain.replaceAll(`/docs/${gone}`, '/docs') : plain;
      return [[relativePath(dir, join(dir, file)), moved.replaceAll('/docs/"', '/docs"')]];
    }),
  );
}

/** Everything that a page can have which depends on where it is. */
const rich = {
  'content/v2/rich/index.mdx': `---
title: Rich
description: A page with all that depends on where its file is, from links to code and pictures.
---

A [file](../guide/components.mdx), a [root](~/index.mdx), an [address](/docs/guide/components), an old [page](../../v1/index.mdx).

![A shot](/img/shot.png)

## Its own id {#own}

<Include file="common.mdx" />

\`\`\`ts file="./code.ts" nocheck="it is here to be shown"
\`\`\`

\`\`\`mdx
<Include file="common.mdx" />
\`\`\`
`,
  'content/v2/rich/code.ts': 'export const code = 1;\n',
  'content/v2/rich/lists.mdx': `---
title: Lists
description: A page whose sample is about lists of versions, which it would become subject to as a fragment.
---

\`\`\`mdx
<Only versions="v2">
Text
</Only>
\`\`\`
`,
  'content/shared/common.mdx':
    'Common.\n\n<Only versions="v2">\n\nOf v2.\n\n</Only>\n\n<Only versions="v1">\n\nOf v1.\n\n</Only>\n',
};

/** Several builds each, of sites that no cache knows yet. */
const timeout = 240_000;

it(
  'cuts a version: pages say what they said, at their address and at that of the old version; one command undoes it',
  { timeout },
  async () => {
    const site = commitAll(copyBasicSite(rich));
    const before = contents(site);
    const first = articles(await build(site, 'before'));

    const dry = await runPagewright('version', 'cut', 'v3', site, '--dry-run');
    expect(dry.code).toBe(0);
    expect(contents(site)).toEqual(before);
    const cut = await runPagewright('version', 'cut', 'v3', site);
    expect(cut).toMatchObject({ code: 0 });
    const steps = (output: string): string[] =>
      output.split('\n').filter((line) => /^(?:move|write|change|remove) /.test(line));
    expect(steps(dry.output)).toEqual(steps(cut.output));
    expect(steps(cut.output).length).toBeGreaterThan(10);

    expect(cut.output).toContain('to do: content/v2/rich/lists.mdx: its text is a copy');
    changeSite(site, { 'content/v2/rich/lists.mdx': replace('A page whose', 'A page of v2 whose') });
    const out = await build(site, 'after');
    const latest = articles(out);
    const older = articles(out, 'docs/v2', 'v2');
    const pages = [...first.keys()].filter((path) => !path.startsWith('v1/'));
    expect(pages.length).toBeGreaterThan(5);
    for (const path of pages) {
      expect(latest.get(path), path).toBe(first.get(path));
      expect(older.get(path), path).toBe(first.get(path));
    }
    expect(latest.get('rich/index.html')).toContain('Of v2.');
    expect(readFileSync(join(out, 'docs/v2/rich/index.html'), 'utf8')).toContain('no longer maintained');
    // No text is there twice, but for what cannot be a fragment.
    const bodies = Object.keys(contents(site)).filter((file) => /^content\/v[23]\/.*\.mdx$/.test(file));
    const own = bodies.filter(
      (file) => !/---\n\n(?:<Include file="[^"]*" \/>\n*)+$/.test(readFileSync(join(site, file), 'utf8')),
    );
    expect(own).toEqual(['content/v2/rich/lists.mdx', 'content/v3/rich/lists.mdx']);

    const list = await runPagewright('version', 'list', site);
    expect(list.output.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^label +name +folder +address +pages +shared +own +banner +takes from others$/),
      expect.stringMatching(/^v3 +current +content\/v3 +\/docs\/ +\d+ +\d+ +1 +latest +–$/),
      expect.stringMatching(/^v2 +v2 +content\/v2 +\/docs\/v2\/ +\d+ +\d+ +1 +unmaintained +sidebars$/),
    ]);

    const undo = /To undo this: git (.*)/.exec(cut.output)![1]!.replace(/^-C \S+ /, '');
    git(site, ...undo.split(' '));
    expect(contents(site)).toEqual(before);
    expect(git(site, 'status', '--porcelain')).toBe('');
  },
);

it('cuts a site of one version, in several languages, with a glossary', { timeout }, async () => {
  const site = copyOf('examples/languages', {
    // Translations that are out of date would be warnings.
    'locales/de/content/v2/cleaning.mdx': (text) => text.replace(/source_hash: .*/, 'source_hash: s18da0ea'),
  });
  const first = articles(await build(site, 'before'));
  expect(await runPagewright('version', 'cut', 'v3', site)).toMatchObject({ code: 0 });
  const out = await build(site, 'after');
  const latest = articles(out);
  for (const [path, article] of first) if (!path.includes('v1/')) expect(latest.get(path), path).toBe(article);
  const german = articles(out, 'docs/de/v2', 'de/v2');
  for (const [path, article] of german) expect(article, path).toBe(articles(out, 'docs/de', 'de').get(path));
  expect(german.size).toBeGreaterThan(3);
  commitAll(site);
  expect(await runPagewright('version', 'drop', 'v2', site)).toMatchObject({ code: 0 });
  expect(readFileSync(join(site, 'redirects/v2.ts'), 'utf8')).toContain(
    "{ from: '/docs/de/v2/cleaning', to: '/docs/de/cleaning' }",
  );
  expect(readFileSync(join(site, 'glossary/v3.ts'), 'utf8')).toContain('terms');
});

it('begins with versions where there were none', { timeout }, async () => {
  const site = copyOf('packages/pagewright/starters/page');
  const first = articles(await build(site, 'before'), '');
  const refused = await runPagewright('version', 'cut', 'v2', site);
  expect(refused.output).toContain('the latest version is labelled "Latest", which cannot be its address');
  expect(refused.output).toContain('pagewright version cut v2 --old v1');
  expect(await runPagewright('version', 'cut', 'v2', site, '--old', 'v1', '--banner', 'none')).toMatchObject({
    code: 0,
  });
  expect(readFileSync(join(site, 'site.config.ts'), 'utf8')).toContain(`  versions: [
    { name: 'current', label: 'v2', folder: 'docs', path: '', isLast: true },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1' },
  ],`);
  const out = await build(site, 'after');
  for (const [path, article] of first) {
    expect(articles(out, '').get(path), path).toBe(article);
    expect(articles(out, 'v1').has(path), path).toBe(true);
  }
});

it('drops a version: its addresses lead on, and nothing of it is left', { timeout }, async () => {
  const site = commitAll(copyBasicSite(rich));
  const before = articles(await build(site, 'before'));
  expect(await runPagewright('version', 'cut', 'v3', site)).toMatchObject({ code: 0 });
  commitAll(site);
  const cut = contents(site);
  const drop = await runPagewright('version', 'drop', 'v2', site);
  expect(drop).toMatchObject({ code: 0 });
  expect(Object.keys(contents(site)).filter((file) => /\bv2\b/.test(file))).toEqual(['redirects/v2.ts']);
  expect(readFileSync(join(site, 'content/shared/common.mdx'), 'utf8')).toContain('<Only versions="v3">');
  const out = await build(site, 'after');
  for (const [path, article] of articles(out)) expect(article, path).toBe(before.get(path));
  expect(readFileSync(join(out, 'docs/v2/rich/index.html'), 'utf8')).toContain('content="0;url=/docs/rich"');
  git(site, 'reset', '--hard', '--quiet');
  expect(contents(site)).toEqual(cut);
  // The oldest version takes along what only it has.
  expect(await runPagewright('version', 'drop', 'v1', site)).toMatchObject({ code: 0 });
  expect(readFileSync(join(site, 'content/shared/common.mdx'), 'utf8')).toBe('Common.\n\nOf v2.\n');
});

it.each<[string, (site: string) => void, string[], string]>([
  ['a site without git', () => {}, ['cut', 'v3'], 'not in a git repository with a commit'],
  [
    'files that git has no commit of',
    (site) => {
      commitAll(site);
      changeSite(site, { 'content/v2/new.mdx': '---\ntitle: A\n---\n' });
    },
    ['cut', 'v3'],
    'a file that git has no commit of, such as content/v2/new.mdx',
  ],
  ['a version that there is', commitAll, ['cut', 'v1'], 'there is a version whose name is "v1"'],
  ['a name that is none', commitAll, ['cut', 'Version 3'], '"Version 3" cannot be the name of the new version'],
  ['a name that means something else', commitAll, ['cut', 'shared'], 'a folder of that name means something else'],
  [
    'a folder in the way',
    (site) => {
      changeSite(site, { 'static/v2/a.txt': 'a' });
      commitAll(site);
    },
    ['cut', 'v3'],
    'static/v2: this is in the way',
  ],
  [
    'a page in the way',
    (site) => {
      changeSite(site, { 'content/v2/v2/a.mdx': '---\ntitle: A\n---\n' });
      commitAll(site);
    },
    ['cut', 'v3'],
    'content/v2/v2/a.mdx: the URL /docs/v2/a is where the pages of "v2" will be',
  ],
  ['to drop the latest version', commitAll, ['drop', 'v2'], '"v2" is the latest version'],
  ['to drop a version that there is not', commitAll, ['drop', 'v7'], 'there is no version "v7"'],
])('refuses %s', async (_name, prepare, words, message) => {
  const site = copyBasicSite();
  prepare(site);
  const before = contents(site);
  const run = await runPagewright('version', ...words, site);
  expect(run.code).toBe(1);
  expect(run.output).toContain(message);
  expect(contents(site)).toEqual(before);
});

it('says what to write where the configuration is not a plain list', async () => {
  const site = copyBasicSite({
    'versions.ts':
      "export default [{ name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true }, { name: 'v1', label: 'v1', folder: 'v1', path: 'v1' }];\n",
    'site.config.ts': (config) =>
      `import versions from './versions.ts';\n${config.replace(/versions: \[[^]*?\n {2}\],/, 'versions,')}`,
  });
  commitAll(site);
  const run = await runPagewright('version', 'cut', 'v3', site, '--dry-run');
  expect(run.output).toContain(
    "to do: site.config.ts: its versions are not a plain list of objects. Write these in the place of \"current\": { name: 'current', label: 'v3', folder: 'v3', path: '', isLast: true }, { name: 'v2', label: 'v2', folder: 'v2', path: 'v2', banner: 'none' }",
  );
});

it('plans the next version of the real site without a clash', async () => {
  const site = join(temporaryFolder(), 'site');
  cpSync(join(root, 'site'), site, { recursive: true, filter: (path) => !/node_modules|[/\\]dist$/.test(path) });
  symlinkSync(join(root, 'node_modules'), join(dirname(site), 'node_modules'), 'junction');
  commitAll(site);
  const run = await runPagewright('version', 'cut', 'v99', site);
  expect(run).toMatchObject({ code: 0 });
  expect(run.output).not.toContain(': a copy: ');
  const newest = readFileSync(join(site, 'site.config.ts'), 'utf8');
  expect(newest).toContain("{ name: 'current', label: 'v99', folder: 'v99', path: '', isLast: true },");
  expect(
    git(site, 'grep', '-c', '-E', 'versions(="|: \')[^"\']*v99', '--', 'content/shared', 'errors').split('\n').length,
  ).toBeGreaterThan(150);
});
