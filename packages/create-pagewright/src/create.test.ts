import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/fixture-site.ts';
import { main } from './main.mjs';
import { starters } from './options.mjs';
import { managerFrom } from './package-manager.mjs';
import { packageName } from './project.mjs';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const printed = vi.spyOn(console, 'log').mockReturnValue();
const complaints = vi.spyOn(console, 'error').mockReturnValue();
const linesOf = (spy: typeof printed): string[] => spy.mock.calls.flatMap(([text]) => (text as string).split('\n'));
afterEach(() => {
  printed.mockClear();
  complaints.mockClear();
});

it('knows the starters of the engine', () => {
  expect(starters.toSorted()).toEqual(readdirSync(join(import.meta.dirname, '../../pagewright/starters')));
});

describe('without an installation', () => {
  const folder = join(temporaryFolder(), 'deep/My Docs!');
  const agent = 'yarn/4.9.1 npm/? node/v22.0.0 linux x64';

  it('writes a project and says how to go on', () => {
    const argv = [folder, '--no-install', '--starter', 'product', '--title', 'A "b"'];
    expect(main(argv, { npm_config_user_agent: agent })).toBe(0);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object>;
    expect(manifest).toMatchObject({ name: 'my-docs', private: true, devDependencies: { pagewright: version } });
    expect(Object.keys(manifest['scripts']!)).toEqual(['dev', 'build', 'serve', 'check']);
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('node_modules\n.yarn\ndist\n');
    expect(readFileSync(join(folder, '.yarnrc.yml'), 'utf8')).toBe('nodeLinker: node-modules\n');
    expect(linesOf(printed).slice(-4)).toEqual([
      expect.stringMatching(/^ {2}cd ".*My Docs!"$/),
      '  yarn install',
      String.raw`  yarn pagewright init site --starter=product "--title=A \"b\""`,
      '  yarn dev',
    ]);
  });

  it('then refuses that folder', () => {
    expect(main([folder], {})).toBe(1);
    expect(linesOf(complaints)[0]).toMatch(
      /^error: cannot make a project in .*: the folder is not empty \(\.gitignore, \.yarnrc\.yml, package\.json, …\)$/,
    );
  });

  it('accepts a repository', () => {
    const repository = temporaryFolder();
    mkdirSync(join(repository, '.git'));
    expect(main([repository, '--no-install'], {})).toBe(0);
    expect(existsSync(join(repository, 'package.json'))).toBe(true);
  });

  it('does not begin in a file', () => {
    const file = join(temporaryFolder(), 'notes');
    writeFileSync(file, '');
    expect(main([file], {})).toBe(1);
    expect(linesOf(complaints)[0]).toMatch(/: it is a file$/);
  });
});

it('says what is there if the installation fails', () => {
  const folder = join(temporaryFolder(), 'docs');
  const argv = [folder, '--package', 'file:./nowhere.tgz', '--starter', 'library'];
  expect(main(argv, { npm_config_user_agent: 'npm/11' })).toBe(1);
  expect(linesOf(complaints).slice(1)).toEqual([
    'error: npm could not install the packages',
    expect.stringMatching(/^ {2}hint: package\.json, \.gitignore are in .*docs, the site is not\. To go on:$/),
    expect.stringMatching(/^ {2}cd .*docs$/),
    '  npm install --no-audit --no-fund',
    '  npx pagewright init site --starter=library',
    '  npm run dev',
  ]);
});

it.each([
  [[], 'name the folder to make: npm create pagewright@latest my-docs'],
  [['a', 'b'], 'one folder is enough; what is b?'],
  [['a', '--starter', 'blog'], 'there is no starter "blog", only page, product, library'],
  [['a', '--url', 'lamp'], '--url lamp is not an address such as https://example.com/docs/'],
  [['a', '--fast'], expect.stringContaining("Unknown option '--fast'")],
])('does not understand %j', (argv, message) => {
  expect(main(argv, {})).toBe(2);
  expect(linesOf(complaints)[0]).toEqual(typeof message === 'string' ? `error: ${message}` : message);
});

it.each([
  [undefined, 'npx', 'npm run', 'npm install --no-audit --no-fund'],
  ['npm/11.0.0 node/v22.0.0 linux x64 workspaces/false', 'npx', 'npm run', 'npm install --no-audit --no-fund'],
  ['pnpm/10.1.0 npm/? node/v22.0.0 linux x64', 'pnpm', 'pnpm', 'pnpm install'],
  ['yarn/1.22.22 npm/? node/v22.0.0 linux x64', 'yarn', 'yarn', 'yarn install'],
  ['bun/1.2.0 npm/? node/v22.0.0 linux x64', 'bunx', 'bun run', 'bun install'],
])('uses the package manager that it was called with: %s', (agent, execute, run, install) => {
  const manager = managerFrom(agent);
  expect(manager).toMatchObject({ execute, run, files: {}, ignored: ['node_modules'] });
  expect(manager.install.join(' ')).toBe(install);
});

it.each([
  ['docs', 'docs'],
  ['My Docs!', 'my-docs'],
  ['.hidden_', 'hidden_'],
  ['文書', 'docs'],
])('makes a package name of the folder %s', (folder, name) => {
  expect(packageName(folder)).toBe(name);
});
