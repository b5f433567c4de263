import { existsSync, readFileSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteCache } from '../../packages/pagewright/src/pipeline/cache/site-cache.ts';
import { buildAsFirst } from '../support/build-as-first.ts';
import { type Change, append, changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { engineRoot, testCache } from '../support/run-pagewright.ts';

// A comparison belongs to two versions: it follows both, and neither makes more again than it must. As in `frozen-versions.test.ts`,
// the tests are one story.

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const site = copyBasicSite({
  'site.config.ts': (config) =>
    config
      .replace('  baseUrl', '  versionChanges: true,\n  baseUrl')
      .replace("banner: 'unmaintained' }", "$&,\n    { name: 'v0', label: 'v0', folder: 'v0', path: 'v0' }"),
  'content/v2/weather.mdx': page('Weather', 'Sun and rain.'),
  'content/v1/weather.mdx': page('Weather', 'Wind and rain.'),
  'content/v0/weather.mdx': page('Weather', 'Only rain.\n\n![Picture](/img/picture.svg)'),
  'content/v0/index.mdx': page('Welcome', 'The oldest landing page.'),
  'content/v0/sidebars.ts': "export default { docs: ['index', 'weather'] };\n",
  'static/img/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="24"/>',
});
const out = join(temporaryFolder(), 'dist');
const comparison = (path: string): string => readFileSync(join(out, 'docs', path, 'index.html'), 'utf8');

/** How many pages were made, and how many versions were not looked at. */
async function build(): Promise<string> {
  const output = await buildAsFirst(site, out);
  const kept = /kept +(\d+) version/.exec(output)?.[1] ?? '0';
  return `${/\d+ compiled, \d+ rendered/.exec(output)![0]}, ${kept} kept`;
}

beforeAll(async () => expect(await build()).toMatch(/, 0 kept$/), 60_000);

describe('a build of versions that are compared is the same as a first one', () => {
  it.each<[string, Record<string, Change>, string]>([
    ['nothing changed', {}, '0 compiled, 0 rendered, 3 kept'],
    // The page itself.
    [
      'a page of the latest was edited',
      { 'content/v2/only-new.mdx': append('More.') },
      '1 compiled, 1 rendered, 2 kept',
    ],
    // The page and its comparison.
    [
      'the same of a page that the version before has',
      { 'content/v2/weather.mdx': replace('Sun', 'Snow') },
      '1 compiled, 2 rendered, 2 kept',
    ],
    // The page and two comparisons; the list of the latest has the same numbers.
    [
      'a page of the version in the middle was edited',
      { 'content/v1/weather.mdx': replace('Wind', 'Storm') },
      '1 compiled, 3 rendered, 1 kept',
    ],
    // The page and the comparison of the version in the middle.
    [
      'a page of the oldest was edited',
      { 'content/v0/weather.mdx': replace('Only', 'Little') },
      '1 compiled, 2 rendered, 1 kept',
    ],
  ])(
    '%s',
    async (_name, changes, made) => {
      changeSite(site, changes);
      expect(await build()).toBe(made);
    },
    60_000,
  );

  it('and its comparisons have the words of both versions', () => {
    expect(comparison('weather/changes-since-v1')).toMatch(/Snow.*Storm|Storm.*Snow/s);
    expect(comparison('v1/weather/changes-since-v0')).toMatch(/Storm.*Little|Little.*Storm/s);
  });

  it('a picture of the oldest, which the version in the middle is compared with, has another size', async () => {
    changeSite(site, { 'static/img/picture.svg': replace('width="200"', 'width="100"') });
    expect(await build()).toMatch(/^1 compiled, \d rendered, 1 kept$/);
  }, 60_000);

  it('two versions say the same: the comparison and the link to it go away, and come again', async () => {
    const undo = changeSite(site, { 'content/v1/weather.mdx': page('Weather', 'Snow and rain.') });
    expect(await build()).toMatch(/, 1 kept$/);
    expect(existsSync(join(out, 'docs/weather/changes-since-v1'))).toBe(false);
    expect(comparison('weather')).not.toContain('changes-since');
    undo();
    // The cache still has the versions as they were.
    expect(await build()).toBe('0 compiled, 0 rendered, 3 kept');
    expect(comparison('weather')).toContain('/docs/weather/changes-since-v1');
  }, 60_000);

  it('a file lies in the folder of a version, which is written again', async () => {
    changeSite(site, { 'static/v1/notes.txt': 'Notes.' });
    expect(await build()).toBe('0 compiled, 0 rendered, 3 kept');
  }, 60_000);

  it('a page was added to the oldest, and so is compared', async () => {
    changeSite(site, { 'content/v0/only-old.mdx': page('Only old', 'The oldest has this page, too.') });
    await build();
    expect(comparison('v1/only-old')).toContain('/docs/v1/only-old/changes-since-v0');
  }, 60_000);

  it('the kept texts of versions are damaged, and one is compared again', async () => {
    const cache = siteCache({ cache: testCache(), root: engineRoot }, site);
    const texts = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.compared.json'),
    );
    expect(texts.length).toBeGreaterThan(1);
    for (const file of texts) truncateSync(join(cache, file), 9);
    changeSite(site, { 'content/v2/weather.mdx': replace('Snow', 'Hail') });
    expect(await build()).toMatch(/^1 compiled/);
    expect(comparison('weather/changes-since-v1')).toContain('Hail');
  }, 60_000);
});
