import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { fingerprint } from '../../packages/pagewright/src/kernel/hash.ts';
import { allDeclarations } from '../../packages/pagewright/src/plugins/reference/inherit/versions.ts';

const dir = join(import.meta.dirname, '../../site');
const newestFirst = (a: string, b: string): number => Number(b.slice(1)) - Number(a.slice(1));
const folders = readdirSync(join(dir, 'content')).filter((name) => /^v\d+$/.test(name));
const versions = folders.sort(newestFirst).map((folder) => ({ folder }));

/** Texts of an older version may change with those of the newer one, so comments do not count. */
function codeOf(text: string): string {
  const { comments } = parseSync('declarations.ts', text);
  return comments
    .toReversed()
    .reduce((code, { start, end }) => code.slice(0, start) + code.slice(end), text)
    .replace(/\s+/g, ' ')
    .trim();
}

it('released versions declare what they did, whatever they inherit', async () => {
  const all = allDeclarations({ dir, versions }, true);
  const lines = versions.slice(1).flatMap(({ folder }) =>
    Array.from(all[folder]!, ([name, { text }]) => {
      const code = codeOf(text);
      return `${folder}/${name}: ${code.length} characters of code, ${fingerprint(code)}\n`;
    }),
  );
  // If a version was meant to keep what it had, state that in its file. If it was wrong before: npx vitest run tests/repository -u
  await expect(lines.join('')).toMatchFileSnapshot('older-declarations.txt');
});
