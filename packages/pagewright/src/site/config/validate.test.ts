import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import { siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

/** A configuration with one field per line, so that messages can be told apart by line. */
const source = `export default {
  title: 'T',
  tagline: 'T',
  url: 'https://a.example',
  baseUrl: '/docs/',
  favicon: 'f.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [
    { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1' },
  ],
  navbar: {
    logo: { alt: 'L', src: 'l.svg' },
    items: [
      { type: 'doc', label: 'Docs', docId: 'index' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: { columns: [], copyright: 'C' },
  search: { provider: 'local', indexName: 'i' },
};
`;

/** Validates the configuration after an edit to its text, as a writer would make it. */
function problemsOf(text: string, replacement: string): Problem[] {
  expect(source).toContain(text);
  const changed = source.replace(text, replacement);
  const value = new Function(changed.replace('export default', 'return'))() as unknown;
  try {
    validate(siteConfigSchema, value, { file: 'site.config.ts', source: changed });
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
  return [];
}

const badParts = 'must not contain empty, "." or ".." segments';
const error = { severity: 'error', file: 'site.config.ts' };

describe('validate', () => {
  it('accepts a good configuration and fills in defaults', () => {
    const value = new Function(source.replace('export default', 'return'))() as unknown;
    const config = validate(siteConfigSchema, value, { file: 'site.config.ts', source });
    expect(config.tableOfContents).toEqual({ minLevel: 2, maxLevel: 3 });
    expect(config.versions[1]).toMatchObject({ isLast: false, mainDocId: 'index', banner: 'none' });
  });

  it.each([
    ["{ tag: 'title' }", 'invalid value for "head[0].tag": "title"', 'expected "meta", "link", "script" or "style"'],
    ["{ tag: 'meta' }", 'missing field "head[0].attributes"', expect.anything()],
    [
      "{ tag: 'script', attributes: { async: true } }",
      'invalid value for "head[0]": {"tag":"script","attributes":{"async":true}}',
      'a script has either a src among its attributes or content, and a style has content',
    ],
    [
      "{ tag: 'link', attributes: { Rel: 'me' } }",
      expect.stringContaining('Rel'),
      'expected the name of an attribute, in lower case',
    ],
  ])('refuses the tag %s', (tag, message, hint) => {
    expect(problemsOf("favicon: 'f.svg',", `favicon: 'f.svg', head: [${tag}],`)).toEqual([
      { ...error, line: 6, message, hint },
    ]);
  });

  it('names the field, the value, what is allowed and the line', () => {
    expect(problemsOf("baseUrl: '/docs/'", "baseUrl: 'docs'")).toEqual([
      {
        ...error,
        line: 5,
        message: 'invalid value for "baseUrl": "docs"',
        hint: 'must start and end with a slash, such as "/docs/"',
      },
    ]);
    expect(problemsOf("path: 'v1' }", "path: 'v1', banner: 'old' }")).toEqual([
      {
        ...error,
        line: 10,
        message: 'invalid value for "versions[1].banner": "old"',
        hint: 'expected "none", "unmaintained" or "unreleased"',
      },
    ]);
    expect(problemsOf("favicon: 'f.svg'", "favicon: ''")).toEqual([
      { ...error, line: 6, message: 'invalid value for "favicon": ""', hint: 'must not be empty' },
    ]);
  });

  it.each(['/my docs/', '/dökümente/', '/docs?/', '/a%20b/', '/a\\\\b/'])(
    'does not take %s for a base path',
    (baseUrl) => {
      expect(problemsOf("baseUrl: '/docs/'", `baseUrl: '${baseUrl}'`)).toMatchObject([
        { line: 5, hint: 'use only letters from a to z, digits and - . _ ~ between the slashes' },
      ]);
    },
  );

  it.each(['/', '/docs/', '/~me/docs.v2/my-docs_1/'])('takes %s for a base path', (baseUrl) => {
    expect(problemsOf("baseUrl: '/docs/'", `baseUrl: '${baseUrl}'`)).toEqual([]);
  });

  it.each(['shared', 'a/b', 'v 1'])('does not take %s for the folder of a version', (folder) => {
    expect(problemsOf("folder: 'v1'", `folder: '${folder}'`)).toMatchObject([
      { hint: 'expected the name of a folder in content/, other than "shared"' },
    ]);
  });

  it('wants at least one version', () => {
    const versions = /versions: \[[^]*?\n  \],/.exec(source)![0];
    expect(problemsOf(versions, 'versions: [],')).toMatchObject([{ hint: 'add at least one version' }, {}]);
  });

  it('shortens a long value', () => {
    const [problem] = problemsOf("baseUrl: '/docs/'", `baseUrl: '${'long'.repeat(50)}'`);
    expect(problem!.message).toMatch(/^invalid value for "baseUrl": "(long){19}…$/);
  });

  it('suggests the field that was meant', () => {
    expect(problemsOf("label: 'v1'", "label: 'v1', bannner: 'none'")).toEqual([
      { ...error, line: 10, message: 'unknown field "versions[1].bannner"', hint: 'did you mean "banner"?' },
    ]);
    expect(problemsOf("docId: 'index'", "docId: 'index', positoin: 'left'")).toMatchObject([
      { line: 15, message: 'unknown field "navbar.items[0].positoin"', hint: 'did you mean "position"?' },
    ]);
  });

  it('lists the fields where none is close', () => {
    expect(problemsOf("copyright: 'C'", "copyright: 'C', zzzzzzzz: 1")).toMatchObject([
      { line: 19, message: 'unknown field "footer.zzzzzzzz"', hint: 'available fields: columns, copyright' },
    ]);
  });

  it('says what a missing field must be, at the line of what it is missing in', () => {
    expect(problemsOf("name: 'v1', label: 'v1'", "name: 'v1'")).toEqual([
      { ...error, line: 10, message: 'missing field "versions[1].label"', hint: 'expected text' },
    ]);
    expect(problemsOf("  search: { provider: 'local', indexName: 'i' },\n", '')).toMatchObject([
      { line: 1, message: 'missing field "search"', hint: 'expected an object { … }' },
    ]);
  });

  it('names an unknown navbar item type and the allowed ones', () => {
    const [problem, ...others] = problemsOf("type: 'search'", "type: 'megamenu'");
    expect(problem).toMatchObject({
      ...error,
      line: 16,
      message: 'invalid value for "navbar.items[1].type": "megamenu"',
    });
    expect(problem!.hint).toBe(
      'unknown navbar item type "megamenu"; use one of: doc, link, dropdown, versions, search, social, locales, colorMode',
    );
    expect(others).toEqual([]);
  });

  it('finds the line of what two versions have in common', () => {
    expect(problemsOf("folder: 'v1'", "folder: 'v2'")).toMatchObject([{ ...error, line: 10 }]);
  });

  it('reports everything that is wrong at once', () => {
    expect(problemsOf("title: 'T',\n  tagline: 'T'", 'title: 1,\n  tagline: 2').map(({ line }) => line)).toEqual([
      2, 3,
    ]);
  });

  it.each([
    [
      "name: 'v1'",
      "name: 'current'",
      'invalid value for "versions[1].name": "current"',
      'versions[0] has the same name; give each version its own',
    ],
    [
      "folder: 'v1'",
      "folder: 'v2'",
      'invalid value for "versions[1].folder": "v2"',
      'versions[0] has the same folder; give each version its own',
    ],
    [
      "path: 'v1'",
      "path: ''",
      'invalid value for "versions[1].path": ""',
      'versions[0] has the same path; give each version its own',
    ],
    [
      "path: ''",
      "path: 'v2'",
      'invalid value for "versions[0].path": "v2"',
      'set it to "": the version with isLast: true is at the root of the site',
    ],
    ["name: 'v1'", "name: '..'", 'invalid value for "versions[1].name": ".."', badParts],
    ["folder: 'v1'", "folder: '..'", 'invalid value for "versions[1].folder": ".."', badParts],
    ["path: 'v1'", "path: '../../x'", 'invalid value for "versions[1].path": "../../x"', badParts],
    ["baseUrl: '/docs/'", "baseUrl: '/../docs/'", 'invalid value for "baseUrl": "/../docs/"', badParts],
    [
      "favicon: 'f.svg',",
      "favicon: 'f.svg', redirects: [{ from: '/../../escaped', to: '/' }],",
      'invalid value for "redirects[0].from": "/../../escaped"',
      badParts,
    ],
    [
      "favicon: 'f.svg',",
      "favicon: 'f.svg', redirects: [{ from: 'old', to: '/' }],",
      'invalid value for "redirects[0].from": "old"',
      'must start with a slash',
    ],
    ['isLast: true', 'isLast: false', 'invalid value for "versions":', 'set isLast: true on exactly one version'],
    [
      "defaultLocale: 'en'",
      "defaultLocale: 'fr'",
      'invalid value for "i18n.defaultLocale": "fr"',
      'expected one of the locales: "en"',
    ],
    [
      "defaultLocale: 'en'",
      "defaultLocale: 'toString'",
      'invalid value for "i18n.defaultLocale": "toString"',
      'expected one of the locales: "en"',
    ],
    [
      'locales: { en:',
      'locales: { en_US:',
      'invalid value for "i18n.locales.en_US": "en_US"',
      'expected a language tag such as "en" or "pt-BR"',
    ],
    [
      "{ type: 'search', position: 'right' }",
      "{ type: 'locales', items: [{ label: 'B', href: 'https://b.example', lang: 'pt_BR' }] }",
      'invalid value for "navbar.items[1].items[0].lang": "pt_BR"',
      'expected a language tag such as "en" or "pt-BR"',
    ],
    [
      'locales: { en:',
      "locales: { 'not a tag': { label: 'Français', direction: 'ltr' }, en:",
      'invalid value for "i18n.locales.not a tag": "not a tag"',
      'expected a language tag such as "en" or "pt-BR"',
    ],
    [
      "favicon: 'f.svg',",
      "favicon: 'f.svg', tableOfContents: { minLevel: 4, maxLevel: 2 },",
      'invalid value for "tableOfContents":',
      'minLevel must not be greater than maxLevel',
    ],
    [
      "url: 'https://a.example'",
      "url: 'https://a.example/'",
      'invalid value for "url": "https://a.example/"',
      'must not end with a slash',
    ],
  ])('%s → %s is an error', (text, replacement, message, hint) => {
    const problems = problemsOf(text, replacement);
    expect(problems).toMatchObject([{ hint }]);
    expect(problems[0]!.message).toContain(message);
  });

  it('wants no more than one latest version', () => {
    const hints = problemsOf("path: 'v1'", "path: 'v1', isLast: true").map(({ hint }) => hint);
    expect(hints).toContain('set isLast: true on exactly one version');
  });

  it.each([
    ['2, maxLevel: 6', []],
    ['3, maxLevel: 3', []],
    ['1, maxLevel: 3', ['expected a number from 2 to 6']],
    ['2, maxLevel: 7', ['expected a number from 2 to 6']],
    ['2, maxLevel: 2.5', ['expected a whole number']],
  ])('tableOfContents: { minLevel: %s }: %j', (levels, hints) => {
    const contents = `favicon: 'f.svg', tableOfContents: { minLevel: ${levels} },`;
    expect(problemsOf("favicon: 'f.svg',", contents).map(({ hint }) => hint)).toEqual(hints);
  });

  const local = "provider: 'local', indexName: 'i'";

  it('accepts a hosted search that says whose it is', () => {
    const hosted = "provider: 'algolia', indexName: 'i', applicationId: 'A', apiKey: 'k'";
    expect(problemsOf(local, hosted)).toEqual([]);
    expect(problemsOf(local, `${hosted}, hosts: ['http://localhost:4000'], contextual: false`)).toEqual([]);
    expect(problemsOf(local, `${hosted}, synonyms: { 'push note': ['notification'] }`)).toEqual([]);
  });

  it('wants id, key and name of a hosted search, but not of its own', () => {
    expect(problemsOf(local, "provider: 'local'")).toEqual([]);
    expect(problemsOf(local, "provider: 'algolia'")).toEqual([
      {
        ...error,
        line: 20,
        message: 'missing field "search.applicationId"',
        hint: 'add the id of your Algolia application',
      },
      {
        ...error,
        line: 20,
        message: 'missing field "search.apiKey"',
        hint: 'add the search-only API key of your Algolia application; it is public',
      },
      {
        ...error,
        line: 20,
        message: 'missing field "search.indexName"',
        hint: 'add the name of your index at Algolia',
      },
    ]);
    expect(problemsOf(local, "provider: 'algolia', indexName: 'i', applicationId: 'A', apiKey: ''")).toMatchObject([
      { message: 'invalid value for "search.apiKey": ""', hint: 'must not be empty' },
    ]);
  });

  it.each([
    [
      "provider: 'elastic', indexName: 'i'",
      'invalid value for "search.provider": "elastic"',
      'expected "local" or "algolia"',
    ],
    [
      `${local}, synonyms: { gps: 'geo' }`,
      'invalid value for "search.synonyms.gps": "geo"',
      'expected a list of words',
    ],
    ...['push note', 'deep-link', 'GPS'].map((word) => [
      `${local}, synonyms: { tts: ['speak'], '${word}': ['geolocation'] }`,
      `invalid value for "search.synonyms.${word}": "${word}"`,
      'expected one word in lower case: "local" looks up each word of a query',
    ]),
    [
      `${local}, contextual: false`,
      'invalid value for "search.contextual": false',
      'remove it: "local" always searches one version, only "algolia" can search all of them',
    ],
    [`${local}, hosts: []`, 'invalid value for "search.hosts": []', 'add at least one URL'],
    [
      `${local}, hosts: ['here']`,
      'invalid value for "search.hosts[0]": "here"',
      'expected an absolute URL such as https://example.com',
    ],
  ])('search: { %s } is an error', (replacement, message, hint) => {
    expect(problemsOf(local, replacement)).toEqual([{ ...error, line: 20, message, hint }]);
  });

  it('names no field when the whole value is wrong', () => {
    const place = { file: 'a.ts', source: 'export default 5;' };
    expect(() => validate(v.strictObject({ a: v.string() }), 5, place)).toThrow(
      'error: a.ts:1: invalid value: 5\n  hint: expected an object { … }',
    );
  });

  it('shows values that JSON cannot', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const place = { file: 'a.ts', source: 'export default {};' };
    for (const [value, shown] of [
      [circle, '<ref *1> [ [Circular *1] ]'],
      [10n, '10n'],
    ])
      expect(() => validate(v.string('expected text'), value, place)).toThrow(
        `error: a.ts:1: invalid value: ${String(shown)}\n  hint: expected text`,
      );
  });
});
