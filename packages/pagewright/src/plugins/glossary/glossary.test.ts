import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { en } from '../../contract/strings/parts/en.ts';
import type { PluginDoc, PluginSite } from '../../site/plugins/plugin-site.ts';
import { loadDefaultExport } from '../../site/config/load-module.ts';
import { glossary } from './index.ts';
import { glossaryTable } from './glossary-table.ts';
import { linkTerm } from './link-term.ts';
import { renderGlossary } from './render.tsx';

interface Terms {
  name: string;
  id?: string;
  also?: string[];
  text: string;
}

/** A site with one version and these lists of terms, each term on a line of its own from the third on. */
function siteWith(files: Record<string, Terms[]>, pageSource = '<Glossary />', locale = 'en'): PluginSite {
  const dir = temporaryFolder();
  const sources: Record<string, string> = {};
  for (const [file, terms] of Object.entries(files)) {
    const lines = terms.map((term) => `    ${JSON.stringify(term)},\n`).join('');
    sources[file] = `export default {\n  terms: [\n${lines}  ],\n};\n`;
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), sources[file]);
  }
  const doc = { id: 'glossary', route: '/docs/glossary', file: 'content/v1/glossary.mdx', source: pageSource };
  return {
    dir,
    config: { i18n: { defaultLocale: locale } },
    versions: [{ name: 'current', folder: 'v1', docs: new Map(pageSource ? [['glossary', doc as PluginDoc]] : []) }],
    async load(file: string) {
      const source = sources[file];
      return source === undefined ? undefined : { value: await loadDefaultExport(join(dir, file), dir, dir), source };
    },
  } as unknown as PluginSite;
}

const file = 'glossary/v1.ts';
const view = { name: 'Web view', also: ['web views', 'WebView'], text: 'A browser in an app.' };
const bridge = { name: 'bridge', id: 'the-bridge', text: 'Between both: the [view](#web-view).' };
const table = async (...given: Parameters<typeof siteWith>) =>
  (await glossaryTable(siteWith(...given), 'glossary'))['current']!;
const link = async (text: string, id?: string, page = '<Glossary />') =>
  linkTerm(
    { name: 'Term', attributes: id === undefined ? {} : { id }, text },
    await table({ [file]: [view, bridge] }, page),
    'glossary',
  );

describe('a list of terms', () => {
  it.each<[name: string, terms: Terms[], line: number, message: string, hint: string]>([
    [
      'a term twice',
      [view, bridge, { ...view, also: [] }],
      5,
      'the term "Web view" is listed twice',
      'remove one of them: pages could not say which is meant',
    ],
    [
      'a word of two terms',
      [view, { ...bridge, also: ['webview'] }],
      4,
      '"webview" is written for two terms, "Web view" and "bridge"',
      'remove one of them: pages could not say which is meant',
    ],
    [
      'an id twice',
      [view, { ...bridge, id: 'web-view' }],
      4,
      'the terms "Web view" and "bridge" have the same id "web-view"',
      "give one of them another: id: 'my-term'",
    ],
    [
      'a name without letters',
      [{ name: '++', text: 'More.' }],
      3,
      'no id can be made of the term "++"',
      "give it one: id: 'my-term'",
    ],
    [
      'an empty definition',
      [view, { name: 'bridge', text: ' ' }],
      4,
      'invalid value for "terms[1].text": " "',
      'must not be empty',
    ],
    [
      'an id with a space',
      [{ ...view, id: 'web view' }],
      3,
      'invalid value for "terms[0].id": "web view"',
      'expected letters, digits and hyphens',
    ],
  ])('with %s is refused', async (_name, terms, line, message, hint) => {
    await expect(glossaryTable(siteWith({ [file]: terms }), 'glossary')).rejects.toMatchObject({
      problems: [{ severity: 'error', file, line, message, hint }],
    });
  });

  it('is shown in the order of its language, with an address for each', async () => {
    const shown = (locale: string) =>
      table({ [file]: [{ name: 'Zug', text: 'z' }, { name: 'ö', text: 'o' }, bridge] }, undefined, locale);
    const targets: string[] = [];
    const tools = { codeBlock: String, strings: en, link: (target: string) => `${targets.push(target)}` };
    const part = renderGlossary(await shown('de'), tools);
    expect(part).toMatchObject({ ids: ['the-bridge', 'ö', 'zug'] });
    expect(renderGlossary(await shown('sv'), tools)).toMatchObject({ ids: ['the-bridge', 'zug', 'ö'] });
    expect(part).toMatchObject({
      html: expect.stringContaining('<dt id="the-bridge"><dfn>bridge</dfn></dt><dd><p>Between both:'),
    });
    expect(targets).toContain('#web-view');
  });

  it('in another language replaces terms of the same id, and pages may write those of both', async () => {
    const translated = { id: 'web-view', name: 'Webansicht', text: 'Ein Browser in einer App.' };
    const { terms } = await table({ [file]: [view, bridge], [`locales/de/${file}`]: [translated] }, undefined, 'de');
    expect(terms.map(({ name, names }) => [name, ...names])).toEqual([
      ['Webansicht', 'webansicht', 'web view', 'web views', 'webview'],
      ['bridge', 'bridge'],
    ]);
  });
});

describe('a word', () => {
  it.each([
    ['web view', undefined, '/docs/glossary#web-view'],
    ['Web\nViews', undefined, '/docs/glossary#web-view'],
    ['it', 'the-bridge', '/docs/glossary#the-bridge'],
  ])('%s leads to its entry', async (text, id, target) => {
    expect(await link(text, id)).toEqual({ target, class: 'term' });
  });

  it.each([
    ['web veiw', undefined, 'unknown term "web veiw"', 'did you mean "web view"?'],
    [
      'keystore',
      undefined,
      'unknown term "keystore"',
      'list it in glossary/v1.ts, or name the term that it means: <Term id="…">',
    ],
    ['it', 'web-veiw', 'there is no term with the id "web-veiw"', 'did you mean "web-view"?'],
    ['', undefined, '<Term> is empty', 'put the word between its tags: <Term>…</Term>'],
  ])('%s (%s) that is not listed is a mistake', async (text, id, message, hint) => {
    expect(await link(text, id)).toEqual({ message, hint });
  });

  it('leads nowhere without a page of the glossary', async () => {
    expect(await link('bridge', undefined, '')).toEqual({
      message: 'the term "bridge" leads nowhere: this version has no page "glossary"',
      hint: "write glossary.mdx with <Glossary /> in it, or name another page: glossary({ page: '…' })",
    });
  });
});

describe('the page of the glossary', () => {
  it('has to show it', async () => {
    const { check } = glossary();
    expect(await check!(siteWith({ [file]: [view] }), 'build')).toEqual([]);
    expect(await check!(siteWith({}, 'Nothing yet.'), 'build')).toEqual([]);
    expect(await check!(siteWith({ [file]: [view] }, 'Text about <Glossary />.'), 'build')).toEqual([
      {
        severity: 'error',
        file: 'content/v1/glossary.mdx',
        line: 1,
        message: 'this is the page of the glossary, but it does not show glossary/v1.ts',
        hint: 'put <Glossary /> on a line of its own, or name another page: glossary({ page: … })',
      },
    ]);
  });

  it('is the one that the configuration names', () => {
    expect(() => glossary({ page: '' })).toThrow('glossary({ … }) has wrong options: page: must not be empty');
  });
});
