import { type BundledLanguage, createHighlighter } from 'shiki';
import { describe, expect, it } from 'vitest';
import { createSharedPatternEngine } from './shared-patterns.ts';

// Each exercises what sharing could break: embedded languages, back-references, \G, look-behind, surrogate pairs.
const samples: Record<string, string> = {
  tsx: 'const a = <T,>(x: T) => <p class={`b ${x}`}>é 😀 {x as string}</p>;\nexport default class A<T extends B> {}',
  html: '<style>a::before { color: red }</style>\n<script>let a = /[/]/g;</script>\n<p title="a">b &amp; c</p>',
  sh: 'cat <<"END" | sed -e "s/a/b/" # c\n$HOME\nEND\nfor f in *.ts; do echo "${f%.ts}"; done',
  ruby: 'a = <<~TEXT\n  b #{c}\nTEXT\npod "D", :path => %w[e f]',
  swift: '@objc func a(_ b: CAPPluginCall) -> String? { return #"c \\#(d)"# }',
  md: '- a\n\n  ```js\n  let b = 1;\n  ```\n1. *c* **d** [e](f)',
  yaml: 'a: |\n  b\n  c: d\ne: &f { g: "h" }',
  php: '<?php echo <<<X\n  {$a["b"]}\nX;\n// c ?> <b>',
};

describe('createSharedPatternEngine', async () => {
  const options = { themes: ['github-light'], langs: Object.keys(samples) };
  const usual = await createHighlighter(options);
  const shared = await createHighlighter({ ...options, engine: createSharedPatternEngine() });

  for (const [lang, code] of Object.entries(samples)) {
    it(`colours ${lang} as the usual engine does`, () => {
      const tokens = {
        lang: lang as BundledLanguage,
        theme: 'github-light',
        includeExplanation: 'scopeName',
        tokenizeTimeLimit: 0,
      } as const;
      expect(shared.codeToTokens(code, tokens)).toEqual(usual.codeToTokens(code, tokens));
    });
  }

  it('searches again from an earlier position, and for patterns that depend on it', async () => {
    const engine = await createSharedPatternEngine();
    const text = engine.createString('aba');
    const find = (pattern: string, start: number): number | undefined =>
      engine.createScanner([pattern]).findNextMatchSync(text, start, 0)?.captureIndices[0]?.start;
    expect([2, 0, 1].map((start) => find('a', start))).toEqual([2, 0, 2]);
    expect([1, 2].map((start) => find('\\Ga', start))).toEqual([undefined, 2]);
  });
});
