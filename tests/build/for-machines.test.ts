import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { type Run, runPagewright } from '../support/run-pagewright.ts';

const page = (front: string, text: string): string => `---\n${front}\n---\n\n${text}\n`;
/** The pages in a text, in its order: the number of each, of how many, and its address. */
const pagesIn = (text: string): string[] =>
  [...text.matchAll(/^<!-- (\d+\/\d+) https:\/\/[^/]+(\S+) -->$/gm)].map(([, place, path]) => `${place} ${path}`);

describe('what a build has for programs', () => {
  const out = join(temporaryFolder(), 'dist');
  const read = (file: string): string => readFileSync(join(out, 'docs', file), 'utf8');
  let run: Run;

  beforeAll(async () => {
    const site = copyBasicSite({
      'site.config.ts': replace(
        'search: {',
        "pageMenu: { assistants: [{ label: 'Helper', url: 'https://helper.example/?q={title}:%20{markdownUrl}' }] },\n  search: {",
      ),
      'content/v2/large.mdx': page(
        'title: Large\ndescription: A page of three hundred kilobytes, which no part may divide, however it is filled.',
        'A line of words. '.repeat(18_000),
      ),
      'content/v2/larger.mdx': page(
        'title: Larger\ndescription: Another one, so that both together are more than what a part may have.',
        'Other words here. '.repeat(18_000),
      ),
      'content/v2/entrance.mdx': page(
        'title: Entrance\nlayout: landing\ndescription: Where it begins, and where readers find the way to all that comes after it.',
        '# One for all\n\nCome in. Read [the list](/docs/llms.txt), [that of v1](/docs/v1/llms.txt) or [all](/docs/v1/llms-full.txt).',
      ),
      'content/v2/draft.mdx': page('title: Unfinished\ndraft: true', 'Text.'),
      'content/v2/secret.mdx': page('title: Secretive\nunlisted: true', 'Hushed words.'),
    });
    run = await runPagewright('build', site, '--out', out, '--strict');
  }, 120_000);

  it('warns of nothing: pages may link to these files', () => {
    expect(run.output).toContain('warnings 0');
    expect(run.code).toBe(0);
  });

  it('a list of each version, which leads to the others and to the whole text', () => {
    expect(read('llms.txt')).toMatch(
      /^# Basic Docs\n\n> A small site for tests\n\n## The whole text\n\n- \[Part 1 of 2\]\(https:\/\/basic\.example\/docs\/llms-full\.txt\): .+ – .+\n- \[Part 2 of 2\]\(https:\/\/basic\.example\/docs\/llms-full-2\.txt\): .+\n\n## /,
    );
    expect(read('llms.txt')).toContain('## Other versions\n\n- [v1](https://basic.example/docs/v1/llms.txt)\n');
    expect(read('v1/llms.txt')).toMatch(/^# Basic Docs v1\n/);
    expect(read('v1/llms.txt')).toContain('[All pages in reading order](https://basic.example/docs/v1/llms-full.txt)');
    expect(read('v1/llms.txt')).toContain('- [v2](https://basic.example/docs/llms.txt)\n');
    expect(read('v1/llms.txt')).toContain('(https://basic.example/docs/v1/only-old.md)');
  });

  it('the whole text of a version in the order of its sidebars, with the text of each page as its file has it', () => {
    const old = read('v1/llms-full.txt');
    expect(pagesIn(old)).toEqual(['1/3 /docs/v1/', '2/3 /docs/v1/guide', '3/3 /docs/v1/only-old']);
    for (const file of ['index', 'guide', 'only-old']) expect(old).toContain(`-->\n\n${read(`v1/${file}.md`)}`);
    expect(old).not.toContain('<!-- 1/3 https://basic.example/docs/v1/ -->\n\n<!--');
    expect(existsSync(join(out, 'docs/v1/llms-full-2.txt'))).toBe(false);
    expect(brotliDecompressSync(readFileSync(join(out, 'docs/v1/llms-full.txt.br'))).toString()).toBe(old);
  });

  it('parts that are not too large, which name the next one', () => {
    const parts = ['llms-full.txt', 'llms-full-2.txt'];
    for (const part of parts) expect(statSync(join(out, 'docs', part)).size).toBeLessThan(400_000);
    expect(existsSync(join(out, 'docs/llms-full-3.txt'))).toBe(false);
    const pages = parts.flatMap((part) => pagesIn(read(part)));
    expect(pages.map((line) => line.split('/', 1)[0])).toEqual(pages.map((_, index) => String(index + 1)));
    const listed = [...read('llms.txt').matchAll(/\]\(https:\/\/basic\.example(\S+?)\.md\)/g)].map(([, path]) => path!);
    expect(pages.map((line) => line.replace(/^\S+ /, ''))).toEqual(listed.map((path) => path.replace(/\/index$/, '/')));
    expect(read(parts[0]!)).toContain('Next part: <https://basic.example/docs/llms-full-2.txt>');
    expect(read(parts[1]!)).not.toContain('Next part');
  });

  it('nothing of drafts, and no word of what is unlisted', () => {
    for (const file of ['llms.txt', 'llms-full.txt', 'llms-full-2.txt', 'v1/llms.txt', 'v1/llms-full.txt'])
      expect(read(file), file).not.toMatch(/secret|hushed|unfinished/i);
    expect(existsSync(join(out, 'docs/draft.md'))).toBe(false);
    expect(existsSync(join(out, 'docs/secret.md'))).toBe(true);
  });

  it('pages that name their Markdown', () => {
    for (const [file, markdown] of [
      ['index.html', '/docs/index.md'],
      ['guide/index.html', '/docs/guide.md'],
      ['v1/guide/index.html', '/docs/v1/guide.md'],
    ])
      expect(read(file!)).toContain(`<link rel="alternate" type="text/markdown" href="${markdown}">`);
    expect(read('search/index.html')).not.toContain('text/markdown');
  });

  it('a menu on every doc that is not an entrance, which leads to its Markdown, and no other link there', () => {
    const html = read('v1/guide/index.html');
    expect(html).toContain('class="menu page-menu"');
    expect(html).toContain(
      'href="https://helper.example/?q=Guide:%20https%3A%2F%2Fbasic.example%2Fdocs%2Fv1%2Fguide.md"',
    );
    expect(html.match(/<a [^>]*href="\/docs\/v1\/guide\.md"/g)).toHaveLength(1);
    const entrance = read('entrance/index.html');
    expect(entrance).not.toContain('page-menu');
    expect(entrance.match(/<a [^>]*href="\/docs\/entrance\.md"/g)).toHaveLength(1);
    for (const file of ['search/index.html', '404.html']) expect(read(file)).not.toContain('page-menu');
  });
});

describe('in several languages', () => {
  const out = join(temporaryFolder(), 'dist');
  const read = (file: string): string => readFileSync(join(out, 'docs', file), 'utf8');

  beforeAll(async () => {
    const { code } = await runPagewright('build', 'examples/languages', '--out', out);
    expect(code).toBe(0);
  }, 120_000);

  it.each([
    ['', 'The whole text'],
    ['de/', 'Der ganze Text'],
    ['ja/', '全文'],
    ['ar/', 'النص الكامل'],
  ])('each has its own: %s', (base, heading) => {
    const list = read(`${base}llms.txt`);
    expect(list).toContain(`\n## ${heading}\n`);
    expect(list).toContain(`(https://samovar.example/docs/${base}v1/llms.txt)`);
    const pages = pagesIn(read(`${base}llms-full.txt`)).map((line) => line.replace(/^\S+ /, ''));
    expect(pages.length).toBeGreaterThan(2);
    for (const path of pages) expect(path.startsWith(`/docs/${base}`), path).toBe(true);
    expect(pagesIn(read(`${base}v1/llms-full.txt`))[0]).toContain(`/docs/${base}v1/`);
  });
});
