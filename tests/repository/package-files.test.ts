import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Manifest {
  version?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines?: { node?: string };
}

const root = join(import.meta.dirname, '../..');
const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
const published = ['packages/pagewright/package.json', 'packages/create-pagewright/package.json'];
const files = ['package.json', ...published, 'site/package.json'];

describe.each(files)('%s', (file) => {
  it('has scripts that also run in the shell of Windows', () => {
    const scripts = Object.values(read(file).scripts ?? {});
    // It knows neither single quotes nor variables in front of a command, and separates commands with && only.
    expect(scripts.filter((script) => /'|;|(?:^|&& )\w+=|\$\{?\w/.test(script))).toEqual([]);
  });

  it('pins versions exactly', () => {
    const { dependencies, devDependencies } = read(file);
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

it('the Node of .nvmrc is the oldest that is supported', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  expect(read('package.json').engines?.node).toBe(`>=${version}`);
  for (const file of published) expect(read(file).engines?.node).toBe(`>=${version}`);
  expect(read('package.json').devDependencies?.['@types/node']).toMatch(new RegExp(`^${version.split('.')[0]}\\.`));
});

it('what is published has one version: a project gets the Pagewright of the command that made it', () => {
  expect(new Set(published.map((file) => read(file).version)).size).toBe(1);
});
