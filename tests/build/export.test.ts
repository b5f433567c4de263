import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { runPagewright, runWith } from '../support/run-pagewright.ts';
import { type Unzipped, unzip } from '../support/unzip.ts';

const page = `---
title: Everything a page may have
description: A page with a picture, a drawing, code, tabs and tasks, so that each has a place in a book as well.
---

![A lamp](/img/lamp.svg)

<audio src="/files/hum.wav" aria-label="The hum" controls />

- [x] Done
- [ ] To do

<Tabs group="system">

<Tab value="one" label="First way">

One.

</Tab>

<Tab value="two" label="Second way">

Two.

</Tab>

</Tabs>

<svg viewBox="0 0 9 9" role="img" aria-label="A square"><rect width="9" height="9" fill="var(--accent)" /></svg>

<svg viewBox="0 0 9 9" role="img" aria-label="A circle"><circle r="4" /></svg>

\`\`\`ts title="lamp.ts"
const lamp = 'on'; // A lamp.
\`\`\`
`;

describe('a version as an EPUB book', () => {
  const folder = temporaryFolder();
  const site = copyBasicSite({
    'content/v2/everything.mdx': page,
    'static/img/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'static/files/hum.wav': 'RIFF',
  });
  const book = join(folder, 'book.epub');
  let files: Unzipped[];
  const textOf = (path: string): string => files.find((file) => file.path === path)!.content.toString();
  const everything = (): string =>
    files.map(({ content }) => content.toString()).find((text) => text.includes('Done'))!;

  beforeAll(async () => {
    expect(await runPagewright('export', 'epub', site, '--out', book)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Exported \d+ pages of v2 into .*book\.epub \(\d+ kB\)\n$/),
    });
    files = unzip(readFileSync(book));
  }, 120_000);

  it('says what it is in its first bytes', () => {
    expect(files[0]).toEqual({ path: 'mimetype', content: Buffer.from('application/epub+zip'), isStored: true });
    expect(readFileSync(book).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  });

  it('lists every file once, with its type', () => {
    const listed = [...textOf('EPUB/package.opf').matchAll(/<item id="\w+" href="([^"]+)" media-type="\w+\/[\w+]+"/g)];
    const paths = [
      'mimetype',
      'META-INF/container.xml',
      'EPUB/package.opf',
      ...listed.map(([, href]) => `EPUB/${href}`),
    ];
    expect(paths).toEqual(files.map(({ path }) => path));
    expect(textOf('META-INF/container.xml')).toContain('full-path="EPUB/package.opf"');
  });

  it('has links and pictures that are there, and nothing from elsewhere', () => {
    const paths = new Set(files.map(({ path }) => path));
    const missing: string[] = [];
    for (const { path, content } of files.filter((file) => file.path.endsWith('.xhtml'))) {
      const text = content.toString();
      expect(text).not.toMatch(/<(?:script|button|form|input)|\son\w+=|(?:src|srcset)="(?:https?:)?\/\//);
      for (const [, target] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        if (/^https?:/.test(target!)) continue;
        const [file, id] = target!.split('#');
        const full = file ? posix.join(dirname(path), file) : path;
        if (!paths.has(full) || (id && !textOf(full).includes(` id="${id}"`))) missing.push(`${path}: ${target}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('shows what a page has: every tab with its name, signs for tasks, words for what it cannot show', () => {
    expect(everything()).toMatch(/<strong>First way<\/strong>.*One\..*<strong>Second way<\/strong>.*Two\./s);
    expect(everything()).toMatch(/☑ \s*Done.*☐ \s*To do/s);
    expect(everything()).toMatch(/<img [^>]*src="\.\.\/files\/\d+\.svg"/);
    expect(everything()).toMatch(/<a href="https:\/\/basic\.example\/docs\/files\/hum\.wav"[^>]*>The hum<\/a>/);
    expect(everything()).toContain('<span class="drawing">A square</span>');
    expect(everything()).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"');
  });

  it('says what readers can expect, and when it was changed last', () => {
    const text = textOf('EPUB/package.opf');
    expect(text).toMatch(/<meta property="dcterms:modified">\d{4}-\d\d-\d\dT00:00:00Z<\/meta>/);
    expect(text).toContain('<meta property="schema:accessModeSufficient">textual</meta>');
    expect(text).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
    expect(text).toContain('<spine page-progression-direction="ltr">');
  });

  it('is the same file when nothing has changed', async () => {
    const again = join(folder, 'again.epub');
    await runPagewright('export', 'epub', site, '--out', again);
    expect(readFileSync(again).equals(readFileSync(book))).toBe(true);
  }, 120_000);

  it('runs as its language does', async () => {
    const arabic = join(folder, 'ar.epub');
    const run = await runPagewright('export', 'epub', 'examples/languages', '--locale', 'ar', '--out', arabic);
    expect(run.code).toBe(0);
    const all = unzip(readFileSync(arabic)).map(({ content }) => content.toString());
    expect(all.some((text) => text.includes('<spine page-progression-direction="rtl">'))).toBe(true);
    expect(all.some((text) => text.includes('lang="ar" xml:lang="ar" dir="rtl"'))).toBe(true);
  }, 120_000);
});

describe('an export that cannot be', () => {
  const site = copyBasicSite();
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');

  it.each([
    ['of a version that there is not', ['epub', '--version', 'v9'], /no version "v9" to export\n.*the site has .*v1/],
    ['in a language that there is not', ['zip', '--locale', 'xx'], /no language "xx" to export\n.*the site has en/],
    ['into a folder', ['epub', '--out', temporaryFolder()], /it is a folder\n.*name a file/],
    ['below a file', ['zip', '--out', join(file, 'x.zip')], /cannot write the export to .*\n.*is a file/],
  ])('%s', async (_, [format, ...flags], message) => {
    const { code, output } = await runPagewright('export', format!, site, ...flags);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });

  it('without a browser to print it, before anything is built', async () => {
    const environment = { CHROMIUM_PATH: join(file, 'chromium') };
    const { code, output } = await runWith(environment, 'export', 'pdf', site, '--out', join(dirname(file), 'x.pdf'));
    expect(output).toMatch(/^error: CHROMIUM_PATH names .*\n.*set it to an installed/);
    expect(code).toBe(1);
    expect(readdirSync(dirname(file))).toEqual(['a-file']);
  });
});
