import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Site } from '../../site/model.ts';
import { checkSamples } from './check.ts';

const dir = fileURLToPath(new URL('../../../../../tests/fixtures/lamp', import.meta.url));
const workDir = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(workDir, { recursive: true, force: true }));

const both = ['v1', 'v2'];

/** A site with this one page in these versions, or with a page in each that includes this fragment. */
function siteWith(page: string, siteDir = dir, fragment?: string, names = both): Site {
  const versions = names.map((name) => {
    const file = fragment ?? `content/${name}/page.mdx`;
    const doc = { source: `---\ntitle: Page\n---\n\n${page}`, segments: [{ start: 1, file, line: 1 }] };
    return { name, folder: name, docs: new Map([['page', doc]]) };
  });
  return { dir: siteDir, versions } as unknown as Site;
}

/** Declarations of both versions, as a plugin has them. */
const typesIn = (siteDir: string) =>
  Object.fromEntries(
    both
      .filter((name) => existsSync(join(siteDir, 'reference', name)))
      .map((name) => [name, { '@scope/*': join(siteDir, 'reference', name, '*.ts') }]),
  );
const types = typesIn(dir);

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const check = async (page: string, names = both) => {
  const { problems } = await checkSamples(siteWith(page, dir, undefined, names), types, workDir);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
};
/** Where versions do not matter: each takes another run of the compiler. */
const checkOne = (page: string) => check(page, ['v1']);

test('a sample that is right for both versions passes, with imports of things we do not document', async () => {
  const code =
    "import { Lamp } from '@scope/lamp';\nimport { useState } from 'a-framework';\nimport { helper } from './helper';\nimport type { Help } from './helper';\nexport type H = Help;\n\nawait Lamp.on({ brightness: 1, location: { room: 'x' } } as never);\nhelper(useState);";
  expect(await check(fence('ts title="src/a.ts"', code))).toEqual([]);
});

test('what we do not document is typed any, also where the engine has it installed', async () => {
  const samples = [
    "import { readFileSync } from 'node:fs';\nimport { build } from 'vite';\n\nbuild(readFileSync('a').nothingOfNode);",
    "import type { Plugin } from 'vite';\n\nexport const plugin: Plugin<string> = 1;\nexport const bare: Plugin = 1;",
    "import * as path from 'node:path';\n\nexport const at = path.nothing().of(await import('node:os'));",
    "import * as own from './own';\n\nexport const all = [own.a, (await import('./other')).b];",
    "import type { Own } from './own';\nexport * from './own';\nexport const mine: Own = 1;",
    "export { a, default as b } from 'vite';\nexport * from 'rolldown';",
  ];
  expect(await checkOne(samples.map((code) => fence('ts', code)).join('\n'))).toEqual([]);
});

test("the reader's own styles, data and pictures can be imported", async () => {
  const code = `import './app.css';
import styles from './home.module.scss';
import data, { version } from './data.json';
import * as texts from './texts.json';
import logo from '../logo.svg';
import page from './page.html';
import App from './App.vue';

export const all = [styles.title, data.list, version.major, texts.hello, logo.length, page.trim(), App.name];`;
  expect(await checkOne(fence('ts', code))).toEqual([]);
});

test('a sample is not affected by how others use the same package', async () => {
  const samples = [
    "import * as fw from 'fw';\n\nfw.start().then(fw.Other, new fw.Other());",
    "import type { Options } from 'fw';\n\nexport const options: Options<string> = 1;\nexport const bare: Options = 1;",
    "import { run, Runner } from 'fw';\n\nexport const runner: Runner = run(new Runner());",
    "import fw from 'fw';\n\nexport const app = fw(new fw.App());",
    "import Tool, { type Part } from 'tool';\n\nexport const tool: Tool = Tool.make() as Part;",
    "import * as path from 'node:path';\n\npath.join(path.nothing());",
    "import path, { type ParsedPath } from 'node:path';\n\nexport const parsed: ParsedPath = path.parse('a');",
    "import { a } from '#own/a';\nimport b from '@/own/b.css';\n\nexport default [a, b];",
    "export * from 'fw';\nexport { run as start } from 'fw';",
    "import * as own from './own';\nimport { type Own, make } from './own';\n\nexport const mine: Own = make(own.a);",
  ];
  expect(await checkOne(samples.map((code) => fence('ts', code)).join('\n'))).toEqual([]);
});

test.each(['typescript', 'ts title="env.d.ts"', 'mts title="a.mts"'])(
  'a fence with %s is compiled, too',
  async (meta) => {
    const mistake = 'export interface Options {\n  color: Colour;\n}';
    expect(await checkOne(fence(meta, mistake))).toEqual([
      expect.stringMatching(/^content\/v1\/page\.mdx:7 .*Cannot find name 'Colour'/),
    ]);
  },
);

test('a declaration file that is right passes', async () => {
  const code =
    "declare module '*.svg' {\n  const url: string;\n  export default url;\n}\n\ndeclare const build: string;";
  expect(await checkOne(fence('ts title="src/env.d.ts"', code))).toEqual([]);
});

test("files further up are each sample's own", async () => {
  const above = join(workDir, 'above');
  const samples = [
    fence('ts', "import { a } from '../lib';\nexport const value = a;"),
    fence('ts', "import { b } from '../lib';\nimport { c } from '../../../lib';\nexport const values = [b, c];"),
    fence(
      'ts title="src/pages/home.ts"',
      "import { d } from '../lib';\nimport e from '../../../../../src/reference';\nexport default [d, e];",
    ),
  ];
  const site = siteWith(samples.join('\n'), dir, undefined, ['v1']);
  expect((await checkSamples(site, types, join(above, 'work'))).problems).toEqual([]);
  expect(readdirSync(above, { recursive: true })).toEqual(['work']);
});

test("TSX is React's, with its types", async () => {
  const code = (initial: string) =>
    `import { useState } from 'react';\nimport { Button } from '@ionic/react';\n\nexport function Count() {\n  const [count, set] = useState<number>(${initial});\n  return <p onClick={() => set(count + 1)}><Button />{count}</p>;\n}`;
  // One right and one wrong: the line says which of them was reported.
  expect(await checkOne(`${fence('tsx', code('0'))}\n${fence('tsx', code("'0'"))}`)).toEqual([
    expect.stringMatching(/^content\/v1\/page\.mdx:20 .*not assignable/),
  ]);
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

test('files of a page are compiled together, at the step that it shows', async () => {
  const site = mkdtempSync(join(tmpdir(), 'steps-'));
  mkdirSync(join(site, 'src'));
  writeFileSync(
    join(site, 'src/lamp.ts'),
    "import { b } from 'fw';\n\nexport const level: number = b;\n// #region step-2\nexport const name: string = level;\n// #endregion\n",
  );
  writeFileSync(
    join(site, 'src/main.ts'),
    "// #region step-1\nimport { level, name } from './lamp';\nimport { a } from 'fw';\n\nexport const all = [level, name, a];\n// #endregion\n",
  );
  const checkStep = async (step: number) => {
    const files = ['lamp', 'main'].map((name) => `ts title="src/${name}.ts" file="/src/${name}.ts#up-to-step-${step}"`);
    const page = files.map((meta) => fence(meta, '')).join('\n');
    return (await checkSamples(siteWith(page, site, undefined, ['v1']), {}, workDir)).problems;
  };
  expect(await checkStep(1)).toMatchObject([
    { file: 'src/main.ts', line: 2, message: expect.stringContaining("no exported member 'name'") },
  ]);
  expect(await checkStep(2)).toMatchObject([
    { file: 'src/lamp.ts', line: 5, message: expect.stringContaining('is not assignable') },
  ]);
  rmSync(site, { recursive: true });
});

test('on a site without declarations, samples are compiled as well', async () => {
  const site = siteWith(
    fence('ts', "import { Lamp } from '@scope/lamp';\n\nexport const name: string = Lamp ? 1 : 2;"),
  );
  const { count, problems } = await checkSamples(site, {}, workDir);
  expect(count).toBe(2);
  expect(problems).toMatchObject([
    { file: 'content/v1/page.mdx', line: 8, message: expect.stringContaining('is not assignable') },
    { file: 'content/v2/page.mdx', line: 8 },
  ]);
});

test("plugins' samples are checked with what they imply, at their lines", async () => {
  const sample = { file: 'reference/v2/lamp.ts', line: 30, language: 'ts' as const };
  const implied = "import { Lamp } from '@scope/lamp'; ";
  const more = {
    v2: [
      { ...sample, code: 'await Lamp.blink(3);', implied },
      { ...sample, code: 'const times = 3;\nawait Lamp.blonk(times);', implied },
      { ...sample, line: 50, code: 'await Lamp.blink(3);', implied: '' },
    ],
  };
  const { count, problems } = await checkSamples(siteWith('', dir, undefined, ['v2']), types, workDir, { more });
  expect(count).toBe(3);
  expect(problems).toMatchObject([
    { file: sample.file, line: 31, message: expect.stringContaining("Property 'blonk' does not exist") },
    { file: sample.file, line: 50, message: expect.stringContaining("Cannot find name 'Lamp'") },
  ]);
});

test('JSON must parse', async () => {
  expect(await checkOne(fence('json', '{ "a": 1, }'))).toEqual([
    expect.stringContaining('v1/page.mdx:6 the sample is not valid JSON'),
  ]);
});

test('a mistake in a fragment is reported once, not by every page that includes it', async () => {
  const samples = `${fence('json', '{ a }')}\n${fence('ts', 'export const a: string = 1;')}`;
  const { problems } = await checkSamples(siteWith(samples, dir, 'content/shared/a.mdx'), types, workDir);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/shared/a.mdx:6',
    'content/shared/a.mdx:10',
  ]);
});

test('a fence that says why is left alone', async () => {
  expect(await checkOne(fence('ts nocheck="a part of a larger file"', 'this is no code'))).toEqual([]);
});

test('mistakes in declarations are reported, also of those that no page shows', async () => {
  const siteDir = join(workDir, 'site');
  mkdirSync(join(siteDir, 'reference/v2'), { recursive: true });
  writeFileSync(join(siteDir, 'reference/v2/unused.ts'), 'export interface A {\n  a: Gone;\n}\n');
  const { problems } = await checkSamples(siteWith('', siteDir), typesIn(siteDir), workDir);
  expect(problems).toMatchObject([{ file: 'reference/v2/unused.ts', line: 2, hint: 'fix the declaration' }]);
});

describe('a compiler that', () => {
  const checkWith = async (script: string) => {
    const compiler = join(workDir, 'compiler.cjs');
    writeFileSync(compiler, script);
    return (await checkSamples(siteWith(fence('ts', 'export {};')), types, workDir, { compiler })).problems;
  };

  test('crashes is an error with what it said', async () => {
    const problems = await checkWith("console.error('panic: out of ideas'); process.exitCode = 2;");
    expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('of v1') }, {}]);
    expect(problems[0]!.message).toMatch(/exited with code 2:\npanic: out of ideas$/);
  });

  // On Windows, a process that ends itself has an exit code and no signal.
  test.skipIf(process.platform === 'win32')('is killed is an error, whatever it said before', async () => {
    const problems = await checkWith(
      "require('node:fs').writeSync(1, 'error TS1: a\\n'); process.kill(process.pid, 'SIGKILL');",
    );
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('was terminated by SIGKILL'));
  });

  test('names no location is reported along with errors that have one', async () => {
    const problems = await checkWith(
      "console.log('error TS5083: Cannot read file.\\n0/sample.ts(1,1): error TS2304: Cannot find name.'); process.exitCode = 1;",
    );
    expect(problems.slice(0, 2)).toMatchObject([
      { severity: 'error', message: 'cannot check the samples of v1: Cannot read file.' },
      { file: 'content/v1/page.mdx', line: 6, message: 'the sample does not compile: Cannot find name.' },
    ]);
  });
});
