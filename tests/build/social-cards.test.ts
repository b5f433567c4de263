import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { changeSite, copyBasicSite, replace, temporaryFolder, withPlugins } from '../support/fixture-site.ts';
import { root, runPagewright, runWith } from '../support/run-pagewright.ts';

// Cards of a small site, painted by the real library. The tests are one story: each continues where the previous one ended.

const site = copyBasicSite({
  'site.config.ts': withPlugins('socialCards()'),
  'content/v2/only-new.mdx': replace('title:', 'image: /img/logo.svg\ntitle:'),
});
const out = join(temporaryFolder(), 'out');
const build = () => runPagewright('build', site, '--out', out);
const page = (path: string): string => readFileSync(join(out, 'docs', path, 'index.html'), 'utf8');
const tag = (path: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page(path))?.[1];
const cards = (): string[] => readdirSync(join(out, 'docs/social-cards')).toSorted();
const cardOf = (path: string): string =>
  tag(path, 'og:image')!.replace('https://basic.example/docs/', join(out, 'docs/'));

it('says what to install', async () => {
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('@resvg/resvg-js, which draws social cards, is not installed');
  expect(output).toContain('install it: npm install @resvg/resvg-js');
});

it('each doc has a card and says so, unless it has a picture of its own', async () => {
  mkdirSync(join(site, 'node_modules'));
  symlinkSync(join(root, 'node_modules/@resvg'), join(site, 'node_modules/@resvg'), 'junction');
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect(output).toContain('warnings 0');
  expect(tag('guide', 'og:image')).toMatch(/^https:\/\/basic\.example\/docs\/social-cards\/[\da-f]{16}\.png$/);
  expect(imageSize(readFileSync(cardOf('guide')))).toMatchObject({ width: 1200, height: 630, type: 'png' });
  expect(tag('guide', 'og:image:width')).toBe('1200');
  expect(tag('guide', 'twitter:card')).toBe('summary_large_image');
  expect(tag('v1/guide', 'og:image:alt')).toContain('v1');
  expect(tag('v1/guide', 'og:image')).not.toBe(tag('guide', 'og:image'));
  expect(page('guide').match(/og:image"/g)).toHaveLength(1);
  expect(page('guide').match(/twitter:card/g)).toHaveLength(1);
  expect(tag('only-new', 'og:image')).toBe('https://basic.example/docs/img/logo.svg');
  expect(tag('search', 'og:image')).toBeUndefined();
  for (const card of cards()) expect(statSync(join(out, 'docs/social-cards', card)).size).toBeLessThan(40_000);
});

it('a card is painted again only if it shows something else', async () => {
  const before = cards();
  const painted = statSync(cardOf('guide')).mtimeMs;
  const undo = changeSite(site, { 'content/v1/only-old.mdx': replace('title:', 'title: Not') });
  expect((await build()).code).toBe(0);
  expect(cards().filter((card) => !before.includes(card))).toHaveLength(1);
  expect(statSync(cardOf('guide')).mtimeMs).toBe(painted);
  undo();
});

it('the same site has the same cards', async () => {
  const other = join(temporaryFolder(), 'out');
  await build();
  await runWith({ PAGEWRIGHT_CACHE: temporaryFolder() }, 'build', site, '--out', other);
  for (const card of cards())
    expect(
      readFileSync(join(other, 'docs/social-cards', card)).equals(readFileSync(join(out, 'docs/social-cards', card))),
    ).toBe(true);
}, 120_000);

it('says which characters the font lacks, and whether it is one', async () => {
  const undo = changeSite(site, {
    'content/v1/only-old.mdx': (text) => text.replace(/title:.*/, 'title: 漢字 and more'),
  });
  const { output } = await build();
  expect(output).toContain(
    'content/v1/only-old.mdx:2: the social card of this page shows boxes: its font has no "漢", "字"',
  );
  undo();
  changeSite(site, { 'site.config.ts': replace('socialCards()', "socialCards({ font: 'static/img/logo.svg' })") });
  expect((await build()).output).toContain(
    'cannot read the font of social cards: this is not a TrueType or OpenType font',
  );
});
