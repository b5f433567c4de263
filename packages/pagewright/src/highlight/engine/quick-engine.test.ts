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

  describe('searches', async () => {
    const engine = await createSharedPatternEngine();
    const find = (pattern: string, text: ReturnType<typeof engine.createString>, start = 0): number[][] | undefined =>
      engine
        .createScanner([pattern])
        .findNextMatchSync(text, start, 0)
        ?.captureIndices.map(({ start: from, end }) => [from, end]);

    it('again from an earlier position, and with patterns that depend on it', () => {
      const text = engine.createString('aba');
      expect([2, 0, 1].map((start) => find('a', text, start)?.[0]?.[0])).toEqual([2, 0, 2]);
      expect([1, 2].map((start) => find('\\Ga', text, start)?.[0]?.[0])).toEqual([undefined, 2]);
    });

    it('lines of ASCII and others with the same pattern', () => {
      const found = ['a', '.\u00e9', 'a', '.'].map((text) => find('[[:alpha:]]', engine.createString(text)));
      expect(found).toEqual([[[0, 1]], [[1, 2]], [[0, 1]], undefined]);
    });

    it('for what a group captured in an earlier round of a loop', () => {
      expect(find('(?:(a)|b)+', engine.createString('ab'))).toEqual([
        [0, 2],
        [0, 1],
      ]);
    });
  });
});
