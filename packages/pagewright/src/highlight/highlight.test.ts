import { describe, expect, it } from 'vitest';
import { isKnownLanguage, languageHint, prepareHighlighter } from './highlight.ts';

describe('prepareHighlighter', () => {
  it('gives one string of classed spans per line', async () => {
    const highlight = await prepareHighlighter(['ts', 'nothing-of-the-kind']);
    expect(highlight("const a = '<';\n\n// end", 'ts')).toEqual([
      '<span class="k">const</span><span class="v"> a </span>= <span class="s">\'&lt;\'</span>;',
      '',
      '<span class="c">// end</span>',
    ]);
  });

  it('colours JavaScript, with JSX or without', async () => {
    const highlight = await prepareHighlighter(['js']);
    expect(highlight('let a;', 'js')).toEqual(['<span class="k">let</span><span class="v"> a</span>;']);
    expect(highlight('<Page open />', 'js').join()).toContain('<span class="t">Page </span>');
    expect(highlight('<p>it</p>', 'js').join()).toContain('>it<');
  });

  it('names a language that was not asked for, even if another page has loaded it', async () => {
    await prepareHighlighter(['sh']);
    for (const languages of [[], ['ts']]) {
      const missing = new Set<string>();
      const highlight = await prepareHighlighter(languages, undefined, missing);
      expect(highlight('ls "a"', 'sh')).toEqual(['<span class="v">ls "a"</span>']);
      expect([...missing]).toEqual(['sh']);
    }
  });

  it('links the first mention of each definition, and leaves the code as it is', async () => {
    const targets: Record<string, string> = { Lamp: '/lamp', 'Lamp.on': '/lamp#on' };
    const code = 'lamps.on({ Lamp });\nawait Lamp.on(Lamp);\nLamp.off();\nLamp.on();';
    const highlight = await prepareHighlighter(['ts']);
    const html = highlight(code, 'ts', (...names) => targets[names.filter(Boolean).join('.')]).join('\n');
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/lamp', '/lamp#on']);
    expect(html.replace(/<[^>]+>/g, '')).toBe(code);
  });

  it('escapes what it does not highlight', async () => {
    const highlight = await prepareHighlighter([]);
    expect(highlight('a < b\n\n"c" & d', 'nothing-of-the-kind')).toEqual([
      '<span class="v">a &lt; b</span>',
      '',
      '<span class="v">"c" &amp; d</span>',
    ]);
  });
});

describe('isKnownLanguage', () => {
  it('knows plain text, names and aliases', () => {
    expect(['', 'text', 'typescript', 'ts', 'objective-c', 'kotlin', 'swift', 'sh'].every(isKnownLanguage)).toBe(true);
    expect(isKnownLanguage('TS')).toBe(false);
    expect(isKnownLanguage('toString')).toBe(false);
  });
});

it.each([
  ['TS', 'did you mean "ts"?'],
  ['swfit', 'did you mean "swift"?'],
  ['ts{1}', 'put a space before the brace: ts {…}'],
  ['unheard-of', 'use a language that the highlighter supports, or "text"'],
])('languageHint for %s', (language, hint) => {
  expect(languageHint(language)).toBe(hint);
});
