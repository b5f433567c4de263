import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '../../site/model.ts';
import { checkSamples } from './check.ts';

const dir = fileURLToPath(new URL('../../../tests/fixtures/lamp', import.meta.url));
const workDir = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(workDir, { recursive: true, force: true }));

/** A site whose only page, in both versions, is the given one. */
function siteWith(page: string): Site {
  const versions = ['v1', 'v2'].map((name) => {
    const file = `content/${name}/page.mdx`;
    const doc = { source: `---\ntitle: Page\n---\n\n${page}`, stretches: [{ start: 1, file, line: 1 }] };
    return { name, folder: name, docs: new Map([['page', doc]]) };
  });
  return { dir, config: { reference: { scope: '@scope' } }, versions } as unknown as Site;
}

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const check = async (page: string) =>
  (await checkSamples(siteWith(page), workDir)).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

test('a sample that is right for both versions passes, with imports of things we do not document', async () => {
  const code =
    "import { Lamp } from '@scope/lamp';\nimport { useState } from 'a-framework';\nimport { helper } from './helper';\nimport type { Help } from './helper';\nexport type H = Help;\n\nawait Lamp.on({ brightness: 1, place: { room: 'x' } } as never);\nhelper(useState);";
  expect(await check(fence('ts title="src/a.ts"', code))).toEqual([]);
});

test('a sample that uses what its version does not have fails there, at its line', async () => {
  const problems = await check(
    `Text.\n\n${fence('ts', "import { Lamp } from '@scope/lamp';\n\nawait Lamp.blink(3);")}`,
  );
  expect(problems).toEqual([
    expect.stringContaining(
      "content/v1/page.mdx:10 the sample does not compile: Property 'blink' does not exist on type 'LampPlugin'",
    ),
  ]);
});

test('samples are checked strictly', async () => {
  expect(await check(fence('ts', 'export function f(a) {\n  return a;\n}'))).toEqual([
    expect.stringContaining('v1/page.mdx:6'),
    expect.stringContaining('v2/page.mdx:6'),
  ]);
});

test('JSON must parse', async () => {
  expect(await check(fence('json', '{ "a": 1, }'))).toEqual([
    expect.stringContaining('v1/page.mdx:6 the JSON sample does not parse'),
    expect.stringContaining('v2/page.mdx:6'),
  ]);
});

test('a fence that says why is left alone', async () => {
  expect(await check(fence('ts nocheck="a part of a larger file"', 'this is no code'))).toEqual([]);
});
