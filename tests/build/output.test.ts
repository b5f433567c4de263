import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CoreFile } from '../../packages/pagewright/src/search/format/index-format.ts';
import { SearchIndex } from '../../packages/pagewright/src/search/query/read-index.ts';
import { payloadUrl } from '../../packages/pagewright/src/kernel/urls/paths.ts';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const out = join(temporaryFolder(), 'dist');
const read = (file: string): string => readFileSync(join(out, file), 'utf8');
/** The folder of a search index that is named after its hash. */
const searchFolder = (version: string): string =>
  (JSON.parse(read(`docs/search-index/${version}/index.json`)) as CoreFile).folder;
const docs = ['', 'guide/', 'guide/components/', 'only-new/', 'v1/', 'v1/guide/', 'v1/only-old/'].map(
  (path) => `docs/${path}`,
);

beforeAll(async () => {
  const { code, output } = await runPagewright('build', copyBasicSite(), '--out', out);
  expect(output).toContain('warnings 0');
  expect(code).toBe(0);
}, 60_000);

describe('the output holds', () => {
  it('for every page the HTML and the payload, both compressed twice', () => {
    for (const page of [...docs, 'docs/search/']) {
      const payload = payloadUrl(`/${page}`, '/docs/').slice(1);
      for (const file of [`${page}index.html`, payload]) {
        const content = read(file);
        expect(content).not.toBe('');
        expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`))).toString()).toBe(content);
        expect(gunzipSync(readFileSync(join(out, `${file}.gz`))).toString()).toBe(content);
      }
    }
  });

  it('no other pages than these, the redirects and a way from the root', () => {
    const pages = readdirSync(out, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('index.html'))
      .sort();
    expect(pages).toEqual(
      ['', ...docs, 'docs/search/', 'docs/old-guide/', 'legacy/'].map((page) => `${page}index.html`).sort(),
    );
  });

  it('scripts whose functions are compiled while they load: the note counts in the first line only', () => {
    const scripts = readdirSync(join(out, 'docs/assets')).filter((file) => file.endsWith('.js'));
    expect(scripts.map((file) => file.replace(/-.*/, ''))).toEqual(
      expect.arrayContaining(['application', 'SearchModal', 'worker']),
    );
    for (const file of scripts)
      expect(read(`docs/assets/${file}`).split('\n', 1), file).toEqual(['//# allFunctionsCalledOnLoad']);
  });

  it('a sitemap of the documents only, without those that name another as the one to know', () => {
    const urls = [...read('docs/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    // Version 2 has the same pages as version 1, but one.
    const known = docs.filter((page) => !['docs/v1/', 'docs/v1/guide/'].includes(page));
    expect(urls.sort()).toEqual(
      known.map((page) => `https://basic.example/${page.replace(/(?<!docs)\/$/, '')}`).sort(),
    );
    expect(read('docs/v1/guide/index.html')).toContain(
      '<link rel="canonical" href="https://basic.example/docs/guide">',
    );
  });

  it('robots.txt, the manifest, and static files as they were', () => {
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://basic.example/docs/sitemap.xml\n');
    expect(JSON.parse(read('docs/manifest.webmanifest'))).toMatchObject({
      name: 'Basic Docs',
      description: 'A small site for tests',
      start_url: '/docs/',
    });
    expect(read('docs/files/notes.txt')).toBe('Notes.\n');
    expect(readFileSync(join(out, 'docs/img/shot.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('every document as plain Markdown, and a list of those of the latest version', () => {
    const files = docs.map((page) => page.replace(/(?<=docs|v1)\/$/, '/index/').replace(/\/$/, '.md'));
    for (const file of files)
      expect(read(file)).toMatch(/^# .+\n\n(> .+\n\n)?Version: v\d \(<https:\/\/basic\.example\/docs\/.*>\)\n\n/);
    expect(read('docs/guide/components.md')).toContain('](https://basic.example/docs/guide)');
    const listed = [...read('docs/llms.txt').matchAll(/\(https:\/\/basic\.example\/(.*?)\)/g)].map((match) => match[1]);
    const latest = files.filter((file) => !file.startsWith('docs/v1/'));
    expect(listed.sort()).toEqual([...latest, 'docs/llms-full.txt', 'docs/v1/llms.txt'].sort());
  });

  it('what hosts need to know about caching, types and search engines', () => {
    const assets = readdirSync(join(out, 'docs/assets')).filter((file) => !/\.(br|gz)$/.test(file));
    const folders = ['current', 'v1'].map((version) => `search-index/${version}/${searchFolder(version)}/*`);
    const some =
      '  X-Content-Type-Options: nosniff\n/docs/*.md\n  X-Robots-Tag: noindex\n/docs/*.rsc.txt\n  X-Robots-Tag: noindex\n';
    const kept = [...assets.sort().map((file) => `assets/${file}`), ...folders].map(
      (path) => `/docs/${path}\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
    const [, afterPolicy] = read('_headers').split(/(?=  X-Content)/);
    expect(afterPolicy).toBe(some + kept.join(''));
  });

  it('what makes GitHub Pages publish folders that begin with an underscore', () => {
    expect(read('.nojekyll')).toBe('');
  });

  it('the not-found page where hosts look for it, hidden from search engines like all utility pages', () => {
    expect(read('404.html')).toBe(read('docs/404.html'));
    for (const file of ['404.html', 'docs/search/index.html'])
      expect(read(file)).toContain('<meta name="robots" content="noindex">');
    for (const page of docs) expect(read(`${page}index.html`)).not.toContain('noindex');
  });

  it('redirects', () => {
    for (const [file, to] of [
      ['docs/old-guide/index.html', '/docs/guide'],
      ['legacy/index.html', '/docs/'],
      ['index.html', '/docs/'],
    ]) {
      expect(read(file!)).toContain(`<meta http-equiv="refresh" content="0;url=${to}">`);
      expect(read(file!)).toContain(`<a href="${to}">`);
    }
  });

  it('a search index for each version, and the text of each page', async () => {
    const pathsOf = async (version: string): Promise<string[]> => {
      const load = async (name: string): Promise<unknown> =>
        JSON.parse(read(`docs/search-index/${version}/${name}`)) as unknown;
      const index = await SearchIndex.open(load);
      return Promise.all(
        Array.from({ length: index.pageCount }, async (_, page) => (await index.page(page)).page.path),
      );
    };
    expect(await pathsOf('current')).toEqual(['guide/components', 'guide', '', 'only-new']);
    expect(await pathsOf('v1')).toHaveLength(3);
    const texts = JSON.parse(read(`docs/search-index/current/${searchFolder('current')}/text/2.json`)) as string[];
    expect(texts.length).toBeGreaterThan(1);
  });
});

describe('an old page', () => {
  it('has the current page as its canonical address where there is one', () => {
    expect(read('docs/v1/guide/index.html')).toContain(
      '<link rel="canonical" href="https://basic.example/docs/guide">',
    );
    expect(read('docs/v1/index.html')).toContain('<link rel="canonical" href="https://basic.example/docs/">');
    expect(read('docs/v1/only-old/index.html')).toContain(
      '<link rel="canonical" href="https://basic.example/docs/v1/only-old">',
    );
  });

  it('has its own address where it is shared', () => {
    expect(read('docs/v1/guide/index.html')).toContain(
      '<meta property="og:url" content="https://basic.example/docs/v1/guide">',
    );
  });

  it('leads to the current version', () => {
    expect(read('docs/v1/guide/index.html')).toMatch(
      /is no longer maintained.*<a href="\/docs\/guide" data-version="current">/,
    );
    expect(read('docs/v1/only-old/index.html')).toMatch(
      /is no longer maintained.*<a href="\/docs\/" data-version="current">/,
    );
    expect(read('docs/guide/index.html')).not.toContain('is no longer maintained');
  });

  it('says whether the link leads to the same page, and its version in the title', () => {
    const [shared, own] = ['guide', 'only-old'].map((page) => read(`docs/v1/${page}/index.html`));
    expect(shared).toContain('>Read this page in v2</a>');
    expect(own).toContain('>Go to v2</a>');
    expect(shared).toContain('<title>Guide | Basic Docs v1</title>');
  });
});

describe('a page', () => {
  it('is described in its head', () => {
    const html = read('docs/guide/index.html');
    for (const part of [
      '<html lang="en" dir="ltr"',
      '<title>Guide | Basic Docs</title>',
      '<meta name="description" content="How to use the basic site in tests, with headings of the same name.">',
      '<meta property="og:title" content="Guide | Basic Docs">',
      '<link rel="icon" href="/docs/favicon.svg">',
      'name="docsearch:language" content="en"',
      'name="docsearch:docusaurus_tag" content="docs-default-current"',
    ])
      expect(html).toContain(part);
  });

  it('holds every component of its source', () => {
    const html = read('docs/guide/components/index.html');
    for (const part of [
      'class="admonition tip"',
      'class="steps"',
      'data-tabs="package-manager"',
      'data-tabs="platform"',
      'class="code-title">app.ts<',
      'class="line ins"',
      '<summary>More</summary>',
      'class="cards"',
      'width="30" height="20"',
      '<table',
      'https://basic.example/edit/content/v2/guide/components.mdx',
    ])
      expect(html).toContain(part);
  });

  it('has its content once, and loads one stylesheet and no script', () => {
    const html = read('docs/index.html');
    expect(html.split('Quokka')).toHaveLength(2);
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  });
});

describe('a payload', () => {
  const shellWords = [
    'Community',
    'Basic announcement',
    'Basic copyright',
    'Elsewhere',
    'Pages in this section',
    'Notes',
  ];

  it('holds the page and nothing of the shell', () => {
    const payload = read('docs/index.rsc.txt');
    expect(payload).toContain('Quokka');
    for (const word of shellWords) expect(payload).not.toContain(word);
  });

  it('of the shell holds that', () => {
    const [, shell] = /data-shell="\/(.*?)"/.exec(read('docs/index.html'))!;
    for (const word of shellWords.slice(0, 4)) expect(read(shell!)).toContain(word);
    expect(read(shell!)).not.toContain('Quokka');
  });
});

describe('the client code', () => {
  it('holds no page text, no Markdown parser and no highlighter', () => {
    const assets = readdirSync(join(out, 'docs/assets')).filter((file) => file.endsWith('.js'));
    expect(assets.length).toBeGreaterThan(0);
    const code = assets.map((file) => read(`docs/assets/${file}`)).join('\n');
    for (const word of ['Quokka', 'Basic Docs', 'All components', 'shiki', 'satteri', 'containerDirective'])
      expect(code.toLowerCase()).not.toContain(word.toLowerCase());
  });
});
