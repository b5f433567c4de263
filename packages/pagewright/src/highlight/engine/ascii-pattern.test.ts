import { type BundledLanguage, bundledLanguages, createOnigurumaEngine } from 'shiki';
import { describe, expect, it } from 'vitest';
import { asciiPattern } from './ascii-pattern.ts';

const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));

/** Where the next match from a place on begins and ends. */
type Find = (text: string, start: number) => [number, number] | undefined;

function byOniguruma(source: string): Find {
  const scanner = oniguruma.createScanner([source]);
  return (text, start) => {
    const match = scanner.findNextMatchSync(text, start, 0)?.captureIndices[0];
    return match && [match.start, match.end];
  };
}

function byTranslation(source: string): Find {
  const { search } = asciiPattern(source)!;
  return (text, start) => {
    search.lastIndex = start;
    const match = search.exec(text);
    return match ? [match.index, search.lastIndex] : undefined;
  };
}

describe('asciiPattern', () => {
  it.each([
    ['a class that begins with a bracket', '[]a]+|[^]b]', 'b]a'],
    ['a named class', '[[:alpha:]_]+', ' a_1'],
    ['properties', '\\p{Lu}[\\p{L}\\p{M}]*', 'aBc'],
    ['hexadecimal digits', '#\\h+[\\hx]', '#fx'],
    ['the end of the line', 'b$', 'b\n'],
    ['the beginning of the line, also before its end', '^|\\n', '\n'],
    ['a brace', 'a{b}', 'a{b}'],
    ['an interval', 'a{2,}', 'aaa'],
    ['a group without a match', 'a(b)?(c)', 'ac'],
  ])('finds the same as Oniguruma: %s', (_name, source, text) => {
    expect(asciiPattern(source)).toBeDefined();
    const [translated, original] = [byTranslation(source), byOniguruma(source)];
    for (let start = 0; start <= text.length; start++) expect(translated(text, start)).toEqual(original(text, start));
  });

  it.each([
    ['the place where a search begins', '\\Ga'],
    ['recursion', '(?<a>\\(\\g<a>?\\))'],
    ['references', '(a)?\\1'],
    ['names', '(?<a>b)\\k<a>'],
    ['possessive loops', 'a*+b'],
    ['the ends of the text', '\\Aa|a\\z|a\\Z'],
    ['characters by their code', '\\x41'],
    ['atomic groups', '(?>a|ab)c'],
    ['nested classes', '[a[bc]]'],
    ['intersections', '[a-z&&c]'],
    ['intervals from nothing', 'a{,2}'],
    ['an interval without its end', 'a{2'],
    ['optional intervals', 'a{2}?'],
    ['upper and lower case', '(?i)ab'],
    ['unknown classes', '\\p{Greek}'],
    ['opposite classes', '\\P{L}'],
    ['a bracket without its counterpart', 'a)'],
    ['a class without its end', '[a'],
    ['a backslash without anything after it', 'a\\'],
  ])('leaves to Oniguruma: %s', (_name, source) => {
    expect(asciiPattern(source)).toBeUndefined();
  });

  it('knows whether there is something to capture', () => {
    expect(asciiPattern('a(?:b)(?=c)[(]\\(')!.hasCaptures).toBe(false);
    expect(asciiPattern('a(b)')!.hasCaptures).toBe(true);
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
  const languages = 'ts swift kotlin java groovy xml html css json sh yaml ruby diff properties'.split(' ');

  it.each(languages)('finds the same as Oniguruma with the expressions of %s', async (language) => {
    const { default: grammars } = await bundledLanguages[language as BundledLanguage]();
    const own = grammars.filter(({ name, aliases = [] }) => [name, ...aliases].includes(language));
    const sources = [...new Set(own.flatMap(expressionsOf))].filter((source) => asciiPattern(source));
    expect(sources).not.toEqual([]);
    expect(sources.flatMap(differences)).toEqual([]);
  });

  function differences(source: string): string[] {
    const [translated, original] = [byTranslation(source), byOniguruma(source)];
    const places = lines.flatMap((line) => [0, 3, 9, 20, line.length].map((start) => ({ line, start })));
    return places.flatMap(({ line, start }) => {
      const [found, expected] = [translated, original].map((find) => JSON.stringify(find(line, start)));
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
