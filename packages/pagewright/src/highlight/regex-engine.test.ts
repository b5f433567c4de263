import { type BundledLanguage, createHighlighter } from 'shiki';
import { describe, expect, it, vi } from 'vitest';
import { createRegexEngine } from './regex-engine.ts';

// Characters beyond ASCII, embedded languages, back-references, look-behind, and rules that depend on where a search begins.
const samples: Record<string, string> = {
  tsx: 'const a = <T,>(x: T) => <p class={`b ${x}`}>é 😀 {x as string}</p>;\nexport default class A<T extends B> {}',
  html: '<style>a::before { color: red }</style>\n<script>let a = /[/]/g;</script>\n<p title="a">b &amp; c</p>',
  sh: 'cat <<"END" | sed -e "s/a/b/" # c\n$HOME\nEND\nfor f in *.ts; do echo "${f%.ts}"; done',
  swift: '@objc func a(_ b: PluginCall) -> String? { return #"c \\#(d)"# }',
  kotlin: 'class A<in T : Any>(private val b: Int = 0x1F) : C() { fun `g h`() = "${b + 1}" }',
  md: '- a\n\n  ```json\n  { "b": 1 }\n  ```\n1. *c* **d** [e](f)',
  yaml: 'a: |\n  b\n  c: d\ne: &f { g: "h" }',
};

describe('createRegexEngine', async () => {
  const create = (isPlain: boolean) =>
    createHighlighter({ themes: ['github-light'], langs: Object.keys(samples), engine: createRegexEngine(isPlain) });
  const [quick, plain] = [await create(false), await create(true)];

  it.each(Object.entries(samples))('gives two engines that find the same tokens in %s', (lang, code) => {
    const options = {
      lang: lang as BundledLanguage,
      theme: 'github-light',
      includeExplanation: 'scopeName',
      tokenizeTimeLimit: 0,
    } as const;
    expect(quick.codeToTokens(code, options)).toEqual(plain.codeToTokens(code, options));
  });

  it.each([
    ['1', true],
    [undefined, false],
  ])('is told by PAGEWRIGHT_PLAIN_HIGHLIGHT=%s whether to use Shiki’s own', async (value, isPlain) => {
    vi.stubEnv('PAGEWRIGHT_PLAIN_HIGHLIGHT', value);
    const [chosen, expected] = [await createRegexEngine(), await createRegexEngine(isPlain)];
    vi.unstubAllEnvs();
    expect(chosen.createString('a').constructor).toBe(expected.createString('a').constructor);
  });
});
