import { createHighlighter } from 'shiki';
import { describe, expect, it } from 'vitest';
import { codeTheme } from './code-theme.ts';
import { PageTokens, type TokenTable } from './tokenize.ts';

const highlighter = await createHighlighter({ themes: [codeTheme], langs: ['ts'] });

describe('PageTokens', () => {
  it('gives the same tokens as the highlighter, also for repeated lines with another meaning', () => {
    const code = '/*\nlet a = 1;\n*/\nlet a = 1;\n`\nlet a = 1;\n${b}`\n\nlet a = 1;';
    const [first, second] = [new PageTokens(), new PageTokens()].map((tokens) => tokens.of(highlighter, code, 'ts'));
    const expected = highlighter.codeToTokensBase(code, { lang: 'ts', theme: codeTheme });
    expect(first!.map((line) => line.map(([content]) => content))).toEqual(
      expected.map((line) => line.map(({ content }) => content)),
    );
    expect(first!.map((line) => line[0]?.[1])).toEqual(['c', 'c', 'c', 'k', 's', 's', undefined, undefined, 'k']);
    expect(second).toEqual(first);
  });

  it('does not take states of a grammar for those of the one that has replaced it', async () => {
    const growing = await createHighlighter({ themes: [codeTheme], langs: ['md'] });
    const code = '- a\n  ```python\n  def f():\n  ```\n- b';
    new PageTokens().of(growing, code, 'md');
    // Markdown can contain it, and begins anew.
    await growing.loadLanguage('python');
    const after = new PageTokens().of(growing, code.replace('def f()', 'def g()'), 'md');
    const expected = growing.codeToTokensBase(code.replace('def f()', 'def g()'), { lang: 'md', theme: codeTheme });
    expect(after!.map((line) => line.map(([content]) => content))).toEqual(
      expected.map((line) => line.map(({ content }) => content)),
    );
  });

  it('takes what was kept and leaves out what is no longer there', () => {
    const kept: TokenTable = { 'ts\nlet a': [[['let a', 'kept']]], 'ts\ngone': [[]] };
    const tokens = new PageTokens(kept);
    expect(tokens.of(highlighter, 'let a', 'ts')).toEqual([[['let a', 'kept']]]);
    expect(tokens.of(highlighter, 'let b', 'ts')).toHaveLength(1);
    expect(Object.keys(tokens.used)).toEqual(['ts\nlet a', 'ts\nlet b']);
  });
});
