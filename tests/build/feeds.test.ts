import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Change,
  changeSite,
  copyBasicSite,
  replace,
  temporaryFolder,
  withPlugins,
} from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;
const site = copyBasicSite({ 'site.config.ts': withPlugins('feeds({ entries: 4 })') });
/** The repository is around the site, as it mostly is. */
const root = dirname(site);
const out = join(root, 'dist');
const read = (file: string, dist = out): string => readFileSync(join(dist, file), 'utf8');
const text = (name: string): string => Array.from({ length: 40 }, (_, at) => `${name}${at}`).join(' ');

function git(...words: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: 'ignore' });
}

function commit(date: string, changes: Record<string, Change>): void {
  changeSite(site, changes);
  git('add', 'site');
  process.env['GIT_COMMITTER_DATE'] = date;
  git('commit', '-m', date);
  delete process.env['GIT_COMMITTER_DATE'];
}

const changelog = `---
title: Changes & more
layout: changelog
---

## 2.1.0 (2026-03-01)

Better <b>lamps</b>.

## 2.0.0 (2025-01-01)
`;

/** Throws what no parser of XML would take: the same elements closed in the order in which they are opened, and nothing unescaped. */
function elements(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, close, name, end] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else {
      names.push(name!);
      if (!end) open.push(name!);
    }
  }
  expect(open).toEqual([]);
  const rest = xml.replace(/<\?xml[^>]*\?>|<\/?[\w:]+(?:\s[\w:]+="[^"<]*")*\/?>/g, '');
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  return names;
}
const values = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g')), ([, value]) => value!);

describe.skipIf(!hasGit)('feeds', () => {
  beforeAll(async () => {
    git('init');
    commit('2026-01-01T12:00:00Z', {});
    commit('2026-02-01T12:00:00Z', { 'content/v2/lamps.mdx': `---\ntitle: Lamps\n---\n\n${text('lamp')}\n` });
    commit('2026-02-02T12:00:00Z', {
      'content/v2/guide/index.mdx': (content) => `${content}\n${text('guide').repeat(9)}\n`,
    });
    commit('2026-02-03T12:00:00Z', {
      'content/v1/only-old.mdx': (content) => `${content}\n${text('old').repeat(9)}\n`,
    });
    commit('2026-02-04T12:00:00Z', { 'content/v2/index.mdx': (content) => `${content}\nA word.\n` });
    commit('2026-02-05T12:00:00Z', { 'content/v2/changes.mdx': changelog });
    const { code, output } = await runPagewright('build', site, '--out', out);
    expect([code, output]).toEqual([0, expect.stringContaining('Built')]);
  }, 120_000);

  it('tell of what is new and what has changed in each version, the newest first', () => {
    const feed = read('docs/rss.xml');
    elements(feed);
    expect(values(feed, 'title')).toEqual([
      'Basic Docs v2',
      'Changes &amp; more: 2.1.0',
      'Guide',
      'Lamps',
      'Changes &amp; more: 2.0.0',
    ]);
    expect(values(feed, 'category')).toEqual(['release', 'changed', 'new', 'release']);
    expect(values(feed, 'pubDate')[2]).toBe('Sun, 01 Feb 2026 12:00:00 GMT');
    expect(values(feed, 'link')).toContain('https://basic.example/docs/lamps');
    expect(values(read('docs/v1/rss.xml'), 'link')).toEqual([
      'https://basic.example/docs/v1/',
      'https://basic.example/docs/v1/only-old',
    ]);
  });

  it('are the same in Atom, with ids that stay', () => {
    const feed = read('docs/atom.xml');
    expect(elements(feed).filter((name) => name === 'entry')).toHaveLength(4);
    expect(values(feed, 'id')).toEqual([
      'https://basic.example/docs/atom.xml',
      'tag:basic.example,2026-03-01:content/v2/changes.mdx#210-2026-03-01',
      'tag:basic.example,2026-02-02:content/v2/guide/index.mdx',
      'tag:basic.example,2026-02-01:content/v2/lamps.mdx',
      'tag:basic.example,2025-01-01:content/v2/changes.mdx#200-2025-01-01',
    ]);
    expect(values(feed, 'updated').slice(0, 2)).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']);
    expect(values(feed, 'summary')[0]).toBe('Better lamps.');
  });

  it('are named in the head of every page: that of its version, or of the latest', () => {
    const named = (file: string): string[] =>
      Array.from(
        read(file).matchAll(/<link rel="alternate" type="application\/(?:rss|atom)\+xml" href="([^"]*)"/g),
        ([, href]) => href!,
      );
    expect(named('docs/guide/index.html')).toEqual(['/docs/rss.xml', '/docs/atom.xml']);
    expect(named('docs/v1/only-old/index.html')).toEqual(['/docs/v1/rss.xml', '/docs/v1/atom.xml']);
    expect(named('docs/search/index.html')).toEqual(['/docs/rss.xml', '/docs/atom.xml']);
  });

  it('lead to the sections of a changelog, whose headings show dates', () => {
    const html = read('docs/changes/index.html');
    expect(parse(html)).toBeDefined();
    expect(html).toContain('id="210-2026-03-01"');
    expect(html).toContain('<time datetime="2026-03-01">2026-03-01</time>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/docs\/assets\/changelog-/);
    expect(read('docs/guide/index.html')).not.toContain('changelog-');
  });

  it('a shallow clone is a warning, and a changelog without dates another one', async () => {
    const clone = join(temporaryFolder(), 'clone');
    git('clone', '--depth', '1', `file://${root}`, clone);
    const undo = changeSite(join(clone, 'site'), {
      'content/v2/changes.mdx': (content) => content.replace(/ \(.*\)/g, ''),
      'site.config.ts': replace('entries: 4', 'entries: 5'),
    });
    const dist = join(clone, 'dist');
    const { code, output } = await runPagewright('build', join(clone, 'site'), '--out', dist);
    undo();
    expect(code).toBe(0);
    expect(output).toContain(
      'warning: the git clone is shallow, so the feeds lack what was new before its oldest commit',
    );
    expect(output).toContain('warning: content/v2/changes.mdx: no section of this changelog has a date');
    expect(values(read('docs/atom.xml', dist), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  }, 120_000);
});

it('without a history, feeds have the entries of changelogs only', async () => {
  const plain = copyBasicSite({ 'site.config.ts': withPlugins('feeds()'), 'content/v2/changes.mdx': changelog });
  const dist = join(temporaryFolder(), 'dist');
  expect((await runPagewright('build', plain, '--out', dist)).code).toBe(0);
  expect(values(read('docs/rss.xml', dist), 'category')).toEqual(['release', 'release']);
}, 120_000);
