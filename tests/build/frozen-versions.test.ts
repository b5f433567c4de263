import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAsFirst } from '../support/build-as-first.ts';
import {
  type Change,
  append,
  changeSite,
  copyBasicSite,
  replace,
  temporaryFolder,
  withPlugins,
} from '../support/fixture-site.ts';

// Versions that have not changed are taken as they are. What comes out must be what a first build makes, whatever is changed: the tests
// are one story, each continues where the previous one ended.

const notes = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: A page about ${title} of this version, with a description that is long enough.\n---\n\n${text}\n`;
const site = copyBasicSite({
  'content/shared/weather.mdx': 'Wind and rain.\n',
  'content/v1/weather.mdx': notes('Weather of old', '<Include file="weather.mdx" />\n\n![Picture](/img/picture.svg)'),
  'content/v1/sidebars.ts': replace('{ type:', "'weather', { type:"),
  'static/img/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="24"/>',
});
const out = join(temporaryFolder(), 'dist');

/** Returns how many pages were made. */
const build = async (): Promise<string> => /\d+ compiled, \d+ rendered/.exec(await buildAsFirst(site, out))![0];

beforeAll(async () => void (await build()), 120_000);

describe('a build of several versions is the same as a first one', () => {
  it.each<[string, Record<string, Change>, RegExp]>([
    ['nothing changed', {}, /^0 compiled, 0 /],
    ['a page of the latest was edited', { 'content/v2/only-new.mdx': append('More.') }, /^1 compiled, 1 /],
    [
      'the latest got a page that an older one has',
      { 'content/v2/weather.mdx': notes('Weather', 'New.') },
      /^1 compiled/,
    ],
    ['a page of the latest is gone', { 'content/v2/weather.mdx': null }, /^0 compiled/],
    ['a shared text changed', { 'content/shared/weather.mdx': 'Only wind.\n' }, /^1 compiled, 1 /],
    [
      'a picture has another size',
      { 'static/img/picture.svg': replace('width="200"', 'width="100"') },
      /^1 compiled, 1 /,
    ],
    [
      'a synonym was added',
      { 'site.config.ts': replace("indexName: 'basic'", "indexName: 'basic', synonyms: { breeze: ['wind'] }") },
      /^0 compiled/,
    ],
    ['the announcement changed', { 'site.config.ts': replace('Basic announcement', 'News') }, /^0 compiled/],
    ['a file lies in the folder of a version', { 'static/v1/notes.txt': 'Notes.' }, /^0 compiled, 0 /],
    ['that file changed', { 'static/v1/notes.txt': 'More notes.' }, /^0 compiled, 0 /],
    [
      'a redirect leads from there',
      {
        'site.config.ts': replace(
          "{ from: '/legacy'",
          "{ from: '/docs/v1/was', to: '/docs/v1/weather' }, { from: '/legacy'",
        ),
      },
      /^0 compiled, 0 /,
    ],
    ['a plugin writes files', { 'site.config.ts': withPlugins('debugPages()') }, /compiled/],
    [
      'a page was renamed',
      {
        'content/v1/weather.mdx': null,
        'content/v1/climate.mdx': notes('Climate of old', '<Include file="weather.mdx" />'),
        'content/v1/sidebars.ts': replace("'weather'", "'climate'"),
        'site.config.ts': replace('/docs/v1/weather', '/docs/v1/climate'),
      },
      /compiled/,
    ],
  ])(
    '%s',
    async (_name, changes, made) => {
      changeSite(site, changes);
      expect(await build()).toMatch(made);
    },
    120_000,
  );

  it('somebody edited the output, even at the same size and date', async () => {
    const file = join(out, 'docs/v1/climate/index.html');
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('climate', 'CLIMATE'));
    rmSync(join(out, 'docs/v1/guide.md'));
    appendFileSync(join(out, 'docs/v1/only-old.rsc.txt'), 'Edited.');
    expect(await build()).toMatch(/^0 compiled, 0 /);
  }, 120_000);

  it('a page that changed leaves what is in other folders where it is', async () => {
    const placeOf = (file: string): number => statSync(join(out, 'docs', file)).ino;
    const files = ['guide/index.html', 'assets', 'search-index', 'only-new/index.html'];
    const before = files.map(placeOf);
    changeSite(site, { 'content/v2/only-new.mdx': append('And more.') });
    expect(await build()).toMatch(/^1 compiled, 1 /);
    expect(files.map((file, place) => placeOf(file) === before[place])).toEqual([true, true, false, false]);
  }, 120_000);
});
