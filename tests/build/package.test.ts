import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import { root } from '../support/run-pagewright.ts';

// The package as others get it: packed, installed into an empty folder outside the repository, and used there.

const folder = temporaryFolder();
const description = 'How to turn the lamp on, how to turn it off again, and what else it can do.';
const files: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "nodenext", "noEmit": true, "types": [] }, "include": ["site"] }',
  'site/site.config.ts': `import { defineSite } from 'pagewright';

export default defineSite({
  title: 'Lamp',
  tagline: 'Light where you read',
  url: 'https://lamp.example',
  baseUrl: '/',
  favicon: 'lamp.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [{ name: 'current', label: '1', folder: 'v1', path: '', isLast: true }],
  navbar: { logo: { alt: 'Lamp', src: 'lamp.svg' }, items: [{ type: 'search', position: 'right' }] },
  footer: { columns: [], copyright: 'Lamp' },
  search: { provider: 'local', indexName: 'lamp' },
});
`,
  'site/static/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg>',
  'site/content/v1/sidebars.ts': `import type { Sidebars } from 'pagewright';\n\nexport default { docs: ['index'] } satisfies Sidebars;\n`,
  'site/content/v1/index.mdx': `---\ntitle: Lamp\ndescription: ${description}\n---\n\n## Use it from React\n\n\`\`\`tsx\nimport { useState } from 'react';\n\nexport const Lamp = () => <b>{String(useState(false)[0])}</b>;\n\`\`\`\n`,
};

/** Without what npm and the test runner say about this repository. */
function run(command: string, args: string[], cwd = folder): SpawnSyncReturns<string> {
  const { PATH, HOME } = process.env;
  return spawnSync(command, args, { cwd, encoding: 'utf8', env: { PATH, HOME }, shell: process.platform === 'win32' });
}

const pagewright = (...args: string[]) =>
  run(process.execPath, ['node_modules/pagewright/bin/pagewright.mjs', ...args]);

beforeAll(() => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const packed = run('npm', ['pack', '--pack-destination', folder], join(root, 'packages/pagewright'));
  expect(packed.status, packed.stderr).toBe(0);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  // What this repository has installed is in npm's own cache.
  const installed = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`]);
  expect(installed.status, installed.stderr).toBe(0);
}, 300_000);

it('builds a site at once, without bundling the command line, and finds nothing wrong with it', () => {
  const built = pagewright('build', '--strict');
  expect(built.stderr).toBe('');
  expect(built.stdout).toContain('Built 10 pages (1 document in 1 version) into dist/');
  expect(readdirSync(join(folder, 'dist'))).toContain('index.html');
  const cached = readdirSync(join(folder, 'node_modules/.cache/pagewright'));
  expect(cached.filter((name) => name.startsWith('node-'))).toEqual([]);
});

it('checks samples with the types that come with it', () => {
  expect(pagewright('check').stdout).toBe('Checked 10 pages and 1 sample: no problems.\n');
});

it('has types that a strict compiler accepts, and that find a mistake', () => {
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  expect(run(process.execPath, [compiler, '-p', '.']).stdout).toBe('');
  writeFileSync(join(folder, 'site/wrong.ts'), `import { defineSite } from 'pagewright';\ndefineSite({ title: 1 });\n`);
  expect(run(process.execPath, [compiler, '-p', '.']).stdout).toMatch(/^site\/wrong\.ts\(2,14\): error TS2322/);
});

it('holds no tests and no source that only this repository needs', () => {
  const names = readdirSync(join(folder, 'node_modules/pagewright'), { recursive: true }) as string[];
  expect(names.filter((name) => /\.test\.|golden|scripts/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE', join('dist', 'types', 'index.d.ts')]));
});
