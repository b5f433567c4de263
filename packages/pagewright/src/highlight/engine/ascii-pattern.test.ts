import { type BundledLanguage, bundledLanguages, createOnigurumaEngine } from 'shiki';
import { describe, expect, it } from 'vitest';
import { asciiPattern } from './ascii-pattern.ts';

const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));

/** Where groups are found from a place on, or nothing. */
type Find = (text: string, start: number) => ([number, number] | undefined)[] | undefined;

function byOniguruma(source: string): Find {
  const scanner = oniguruma.createScanner([source]);
  return (text, start) =>
    scanner
      .findNextMatchSync(text, start, 0)
      ?.captureIndices.map(({ start: from, end }) => (from <= text.length ? [from, end] : undefined));
}

function byTranslation(source: string): Find {
  const { search, groups } = asciiPattern(source)!;
  return (text, start) => {
    search.lastIndex = start;
    const found = search.exec(text);
    if (!found) return undefined;
    if (!groups) return [[found.index, search.lastIndex]];
    groups.lastIndex = found.index;
    return groups.exec(text)!.indices!.map((range) => range);
  };
}

describe('asciiPattern', () => {
  it.each([
    ['a class that begins with a bracket', '[]a]+|[^]b]', 'b]a'],
    ['a named class', '[[:alpha:]_]+', ' a_1'],
    ['properties', '\\p{Lu}[\\p{L}\\p{M}]*', 'aBc'],
    ['hexadecimal digits', '#\\h+[\\hx]', '#fx'],
    ['the end of the line', 'b$', 'b\n'],
    ['the end of the line, but not its line break', '\\Z', 'b\n'],
    ['the end of the text', '\\s\\z', 'b\n'],
    ['the beginning of the line, also before its end', '^|\\n', '\n'],
    ['a brace', 'a{b}', 'a{b}'],
    ['an interval', 'a{2,}', 'aaa'],
    ['a possessive loop', '(a*+)(.)', 'aab'],
    ['a possessive loop that fails', '[a\\]]++a', 'a]a'],
    ['a possessive loop after a name', 'ab++b', 'abb'],
    ['a possessive reference', '(?<a>..)\\k<a>*+a', 'aaaaa'],
    ['names and numbers', '(?<a>.)(b)', 'ab'],
    ['a reference to a group', '(?<q>`?)a\\k<q>', '`a``a`'],
    ['upper and lower case', '(?i)ab', 'AB'],
    ['a group without a match', 'a(b)?(c)', 'ac'],
  ])('finds the same as Oniguruma: %s', (_name, source, text) => {
    expect(asciiPattern(source)).toBeDefined();
    const [translated, original] = [byTranslation(source), byOniguruma(source)];
    for (let start = 0; start <= text.length; start++) expect(translated(text, start)).toEqual(original(text, start));
  });

  it.each([
    ['the place where a search begins', '\\Ga'],
    ['recursion', '(?<a>\\(\\g<a>?\\))'],
    ['numbered references', '(a)?\\1'],
    ['a reference to a group that may be skipped', '(?:(?<a>b)|c)\\k<a>'],
    ['a reference to an optional group', '(?<a>b)?\\k<a>'],
    ['a reference to a group that must not be there', '(?!(?<a>b))\\k<a>'],
    ['a reference to a group that comes later', '\\k<a>(?<a>b)'],
    ['a reference to the group around it', '(?<a>b\\k<a>)'],
    ['a name for two groups', '(?<a>b)(?<a>c)'],
    ['atomic groups', '(?>a|ab)c'],
    ['possessive groups', '((?:ab)++c)'],
    ['nested classes', '[a[bc]]'],
    ['intersections', '[a-z&&c]'],
    ['intervals from nothing', 'a{,2}'],
    ['optional intervals', 'a{2}?'],
    ['changes of case', 'a(?i)b'],
    ['letters that are the other case of ASCII', '(?i)ß'],
    ['unknown classes', '\\p{Greek}'],
    ['opposite classes', '\\P{L}'],
    ['a bracket without its counterpart', 'a)'],
    ['a backslash without anything after it', 'a\\'],
  ])('leaves to Oniguruma: %s', (_name, source) => {
    expect(asciiPattern(source)).toBeUndefined();
  });

  it('knows that groups in loops keep their captures', () => {
    expect(asciiPattern('(?:(a)|b)+')!.hasLoopedGroups).toBe(true);
    expect(asciiPattern('(a)+(?:(b)|c)?')!.hasLoopedGroups).toBe(false);
  });

  const lines = [
    'export const a: Promise<string[]> = async <T,>(b?: T) => ({ ...b, c: `d ${e}` }); // f\n',
    '    @objc func load(_ call: PluginCall) throws -> [String: Any]? { return `self`.#"x"# } /* y */\n',
    '<a href="b.html" @click=\'c\'>&amp; {{ d }}</a><!-- e --><br />\n',
    'for f in *.ts; do echo "${f%.ts}" | sed -e \'s/a/b/\' >> "$HOME/c" && exit 1; done # g\n',
    '  "key": [1.5e3, true, null, "\\u00e9\\n"], key: &anchor !!str >-\n',
    'class A<in T : Any>(private val b: Int = 0x1F) : C(), D by e where T : F { fun `g h`() = 1..2 }\n',
    'def deps = [a: "b:${c}", \'d\'] as Map; implementation project(":e") { transitive = false }\n',
    '\n',
    "SELECT * FROM a WHERE b = 'c'; @media (min-width: 1px) { .d::before { color: #fff !important } }",
  ];
  const languages = 'ts tsx swift kotlin java groovy xml html css json jsonc sh yaml ruby diff md properties'.split(
    ' ',
  );

  it.each(languages)('finds the same as Oniguruma with the expressions of %s', async (language) => {
    const { default: grammars } = await bundledLanguages[language as BundledLanguage]();
    const own = grammars.filter(({ name, aliases = [] }) => [name, ...aliases].includes(language));
    const sources = [...new Set(own.flatMap(expressionsOf))].filter((source) => asciiPattern(source));
    expect(sources).not.toEqual([]);
    expect(sources.flatMap(differences)).toEqual([]);
  });

  function differences(source: string): string[] {
    const [translated, original] = [byTranslation(source), byOniguruma(source)];
    const { hasLoopedGroups } = asciiPattern(source)!;
    const places = lines.flatMap((line) => [0, 3, 9, 20, line.length].map((start) => ({ line, start })));
    return places.flatMap(({ line, start }) => {
      const [found, expected] = [translated, original].map((find) =>
        JSON.stringify(find(line, start)?.slice(0, hasLoopedGroups ? 1 : undefined)),
      );
      return found === expected ? [] : [`${source} finds ${found} instead of ${expected} in ${line} from ${start}`];
    });
  }
});

/** All expressions of a grammar, at whatever depth. */
function expressionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' && ['match', 'begin', 'end', 'while'].includes(key) ? [child] : expressionsOf(child),
  );
}
