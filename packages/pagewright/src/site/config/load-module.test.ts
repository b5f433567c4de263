import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { loadDefaultExport } from './load-module.ts';

let dir: string;
let cache: string;
const load = (source?: string): Promise<unknown> => {
  if (source !== undefined) writeFileSync(join(dir, 'a.ts'), source);
  return loadDefaultExport(join(dir, 'a.ts'), dir, cache);
};

beforeEach(() => {
  dir = temporaryFolder();
  cache = join(dir, 'cache');
});

describe('loadDefaultExport', () => {
  it('loads TypeScript, and again after an edit of the file or of what it imports', async () => {
    writeFileSync(join(dir, 'b.ts'), 'export const b: number = 1;');
    expect(await load("import { b } from './b.ts';\nexport default { b } satisfies object;")).toEqual({ b: 1 });
    writeFileSync(join(dir, 'b.ts'), 'export const b: number = 2;');
    expect(await load()).toEqual({ b: 2 });
    expect(await load('export default 3;')).toBe(3);
  });

  it('has what a file imports later', async () => {
    writeFileSync(join(dir, 'b.ts'), 'export const b: number = 1;');
    writeFileSync(join(dir, 'c.ts'), "export { b } from './b.ts';");
    const later = await load(
      "import { b } from './b.ts';\nexport default async () => [b, (await import('./c.ts')).b];",
    );
    expect(await (later as () => Promise<number[]>)()).toEqual([1, 1]);
  });

  it('knows the package by its name, wherever the site is', async () => {
    const source = "import { defineSite } from 'pagewright';\nexport default defineSite({ title: 'Lamp' });";
    expect(await load(source)).toEqual({ title: 'Lamp' });
  });

  it('does not wait for ever in a process that has other things to do, and loads the file once it is mended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = load('await new Promise(() => {});\nexport default 1;');
    const clock = setInterval(() => vi.advanceTimersByTime(1000));
    await expect(loading).rejects.toThrow('a.ts: failed to load this file: it awaits something that does not happen');
    clearInterval(clock);
    vi.useRealTimers();
    expect(await load('await Promise.resolve();\nexport default 2;')).toBe(2);
  });

  it('does not mistake what it read during a save for the saved file', async () => {
    for (let turns = 0; turns < 10; turns++) {
      const early = load('export {};').catch(() => undefined);
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      writeFileSync(join(dir, 'a.ts'), `export default ${turns};`);
      await early;
      expect(await load()).toBe(turns);
    }
  });

  it('leaves no unfinished files in the cache', async () => {
    await load('export default 1;');
    expect(readdirSync(cache).filter((name) => !/^module-[0-9a-f]{16}\.(json|mjs)$/.test(name))).toEqual([]);
  });

  it('names a missing file', async () => {
    await expect(load()).rejects.toThrow('error: a.ts: this required file is missing');
  });

  it('finds the line of a syntax error', async () => {
    await expect(load("export default {\n  a: 1,\n  b: 'x\n};\n")).rejects.toThrow(
      /^error: a\.ts:3: failed to compile this file: Unterminated string\n {2}hint: check the syntax around this line$/,
    );
  });

  it('names the file that a mistake is in when it is an imported one', async () => {
    writeFileSync(join(dir, 'words.ts'), 'export const words = [[\n');
    await expect(load("import { words } from './words.ts';\nexport default words;")).rejects.toThrow(
      /^error: words\.ts:\d: failed to compile/,
    );
  });

  it('says why a module cannot be loaded', async () => {
    await expect(load('export const a = 1;')).rejects.toThrow(
      'error: a.ts: failed to load this file: it has no default export',
    );
    await expect(load('const a: number = 1;\n\nexport default { a, b: nowhere };')).rejects.toThrow(
      'error: a.ts:3: failed to load this file: nowhere is not defined\n  hint: correct what this line does',
    );
  });

  it('names the imported file and the line that fails', async () => {
    writeFileSync(
      join(dir, 'words.ts'),
      'export function first(words: string[]): string {\n  return words[0]!.trim();\n}\n',
    );
    await expect(load("import { first } from './words.ts';\nexport default first([]);")).rejects.toThrow(
      /^error: words\.ts:2: failed to load this file: Cannot read properties of undefined/,
    );
  });
});
