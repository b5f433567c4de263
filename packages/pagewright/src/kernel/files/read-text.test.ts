import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { readText } from './read-text.ts';

const path = join(temporaryFolder(), 'page.mdx');
const read = (content: string | Uint8Array): string => {
  writeFileSync(path, content);
  return readText(path, 'content/page.mdx');
};

describe('readText', () => {
  it('returns the text as it is, without a byte order mark and carriage returns', () => {
    expect(read('\uFEFFa\tb\r\nc — ä 日本 👩‍💻 \u200F\n')).toBe('a\tb\nc — ä 日本 👩‍💻 \u200F\n');
  });

  it.each(['\0', '\x07', '\x0C', '\x1B', '\x7F', '\x85', '\u2028', '\u202E', '\uFEFF'])(
    'refuses a character that cannot be seen: %j',
    (character) => {
      const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      expect(() => read(`a\nbc${character}d${character}\n`)).toThrow(
        `error: content/page.mdx:2: U+${code} in column 3 is a character that cannot be seen\n  hint: delete this part of the line and type it again`,
      );
    },
  );

  it('refuses what stands for a lost character, on every line', () => {
    const reported = (line: number, column: number): string =>
      `error: content/page.mdx:${line}: U+FFFD in column ${column} stands for a character that was lost\n  hint: replace it with the one that was meant`;
    expect(() => read('caf\uFFFD\nb\n\uFFFD')).toThrow(`${reported(1, 4)}\n${reported(3, 1)}`);
  });

  it('refuses what is not UTF-8', () => {
    expect(() => read(Buffer.from('a\ncaf\xE9', 'latin1'))).toThrow(
      'error: content/page.mdx:2: this line is not valid UTF-8\n  hint: save the file with UTF-8 encoding',
    );
    expect(() => read(Buffer.from('\uFEFFa', 'utf16le'))).toThrow('content/page.mdx:1: this line is not valid UTF-8');
  });
});
