import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import { type Run, runPagewright } from '../support/run-pagewright.ts';

const page = (front: string, text = 'Text.'): string => `---\n${front}\n---\n\n${text}\n`;

describe('front matter decides', () => {
  const out = join(temporaryFolder(), 'dist');
  const read = (file: string): string => readFileSync(join(out, 'docs', file), 'utf8');
  const linksIn = (html: string): string[] => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href!);
  let run: Run;

  beforeAll(async () => {
    const site = copyBasicSite({
      // One sidebar from the folder, the root included.
      'content/v2/sidebars.ts': null,
      'content/v2/guide/_category_.json': '{\n  "label": "How to",\n  "position": 1,\n  "collapsed": false\n}\n',
      'content/v2/zebra.mdx': page(
        'title: Zebra\nsidebar_position: 0\nid: horse\ntags: [Animals, black & white]\npagination_next: guide/components\npagination_label: The zebra',
      ),
      'content/v2/only-new.mdx': page(
        'title: New\ntags: [Animals]\nkeywords: [a, b]\nimage: /img/shot.png\nhide_table_of_contents: true\nlast_update: { date: 2020-02-03, author: Ann }\nhead:\n  - { tag: meta, name: author, content: Ann }\n  - { tag: link, rel: canonical, href: "https://a.example/" }',
        '## Heading',
      ),
      'content/v2/levels.mdx': page(
        'title: Levels\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4\npagination_prev: null',
        '## Two\n\n### Three\n\n#### Four',
      ),
      'content/v2/entrance.mdx': page(
        'title: Entrance\nlayout: landing\ndescription: Where it begins, and where readers find the way to all that comes after it.',
        '# One for all\n\nCome in.\n\n## Doors\n\nThree.',
      ),
      'content/v2/draft.mdx': page('title: Unfinished\ndraft: true\ntags: [Drafted]'),
      'content/v2/secret.mdx': page('title: Secretive\nunlisted: true\ntags: [Animals, Hidden]', 'Hushed words.'),
    });
    run = await runPagewright('build', site, '--out', out);
  }, 120_000);

  it('nothing about what is right', () => {
    expect(run).toMatchObject({ code: 0, output: expect.stringContaining('warnings 0') });
  });

  it('the order, names and ids of a sidebar that is made from folders', () => {
    const sidebar = /<aside[^]*?<\/aside>|<nav[^>]*class="sidebar[^]*?<\/nav>/.exec(read('index.html'))![0];
    expect(linksIn(sidebar)).toEqual([
      '/docs/',
      '/docs/horse',
      '/docs/guide',
      '/docs/guide/components',
      '/docs/entrance',
      '/docs/levels',
      '/docs/only-new',
    ]);
    expect(sidebar).toMatch(/<details[^>]* open[^>]*>\s*<summary[^>]*>How to/);
  });

  it('that a page is an entrance, with its own heading and nothing above it', () => {
    const html = read('entrance/index.html');
    expect(html.match(/<h1[^]*?<\/h1>/g)).toEqual(['<h1>One for all</h1>']);
    expect(html).not.toMatch(/class="(?:breadcrumbs|toc|badge)/);
    expect(html).toContain('<title>Entrance |');
    expect(html).toContain('class="page-footer"');
    expect(html).toContain('class="pager"');
    expect(read('entrance.md')).toMatch(
      /^# Entrance\n\n> Where it begins, .*\n\n.*\n\nOne for all\n\nCome in\.\n\n## Doors\n/,
    );
  });

  it('what comes before and after', () => {
    expect(/<nav class="pager"[^]*?<\/nav>/.exec(read('horse/index.html'))![0]).toContain(
      'href="/docs/guide/components"',
    );
    expect(/<nav class="pager"[^]*?<\/nav>/.exec(read('guide/index.html'))![0]).toContain('The zebra');
    expect(read('levels/index.html')).not.toContain('rel="prev"');
  });

  it('the table of contents', () => {
    expect(read('only-new/index.html')).not.toContain('class="toc"');
    expect(read('only-new/index.html')).toContain('class="doc wide"');
    const toc = /<nav class="toc"[^]*?<\/nav>/.exec(read('levels/index.html'))![0];
    expect(linksIn(toc)).toEqual(['#three', '#four']);
  });

  it('the head, and what is said below the text', () => {
    const html = read('only-new/index.html');
    expect(html).toContain('<meta name="keywords" content="a, b">');
    expect(html).toContain('<meta property="og:image" content="https://basic.example/docs/img/shot.png">');
    expect(html).toContain('<meta name="author" content="Ann">');
    expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual(['<link rel="canonical" href="https://a.example/">']);
    expect(html).toContain('Last updated by Ann');
    expect(html).toContain('dateTime="2020-02-03"');
    expect(linksIn(/<article[^]*?<\/article>/.exec(html)![0])).toContain('/docs/tags/animals');
    expect(read('only-new.md')).not.toContain('Animals');
  });

  it('that a draft is not built', () => {
    expect(existsSync(join(out, 'docs/draft'))).toBe(false);
    expect(existsSync(join(out, 'docs/tags/drafted'))).toBe(false);
  });

  it('that an unlisted page is built, and nothing leads to it', () => {
    const html = read('secret/index.html');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Unlisted page');
    for (const file of [
      'sitemap.xml',
      'llms.txt',
      'index.html',
      'tags/animals/index.html',
      'search-index/current/index.json',
    ])
      expect(read(file), file).not.toMatch(/secret/i);
    expect(existsSync(join(out, 'docs/tags/hidden'))).toBe(false);
    expect(linksIn(html)).toContain('/docs/tags/animals');
    expect(linksIn(html)).not.toContain('/docs/tags/hidden');
  });

  it('the tags of a version, each with its pages', () => {
    const main = (file: string): string => /<main[^]*?<\/main>/.exec(read(file))![0];
    expect(main('tags/index.html')).toMatch(
      /href="\/docs\/tags\/animals">Animals<\/a> \(2 pages\)[^]*href="\/docs\/tags\/black--white">black &amp; white<\/a> \(1 page\)/,
    );
    expect(linksIn(main('tags/animals/index.html'))).toEqual(['/docs/', '/docs/tags', '/docs/only-new', '/docs/horse']);
    expect(existsSync(join(out, 'docs/v1/tags'))).toBe(false);
    expect(existsSync(join(out, 'docs/tags/animals.rsc.txt'))).toBe(true);
  });
});
