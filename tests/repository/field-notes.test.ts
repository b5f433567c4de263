import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { takeRegion } from '../../packages/pagewright/src/markdown/code/code-region.ts';

// The example app of the guides is kept once; each of its steps has to show all files that it consists of by then.

const site = join(import.meta.dirname, '../../site');
const sample = join(site, 'samples/field-notes');
const fragments = join(site, 'content/shared/field-notes');

const files = readdirSync(sample, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(sample, join(entry.parentPath, entry.name)).split(sep).join('/'));
const fragment = (name: string): string => readFileSync(join(fragments, name), 'utf8');
const steps = readdirSync(fragments)
  .flatMap((name) => /^step-(\d+)\.mdx$/.exec(name)?.[1] ?? [])
  .map(Number);

/** A file after a step, if it is there by then. */
function after(step: number, file: string): string | undefined {
  const found = takeRegion(readFileSync(join(sample, file), 'utf8'), `up-to-step-${step}`);
  if ('code' in found) return found.code;
  expect(found.message, file).toBe(`there is nothing yet at step-${step}`);
  return undefined;
}

it('has ten steps', () => {
  expect(steps.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
});

describe.each(steps)('step %i', (step) => {
  const text = fragment(`step-${step}.mdx`).replace(/<Include file="field-notes\/(.*)" \/>/g, (_, name: string) =>
    fragment(name),
  );

  it('shows each file that there is by then', () => {
    const shown = Array.from(text.matchAll(/file="\/samples\/field-notes\/(.*)#up-to-step-(\d+)"/g), ([, file, at]) => {
      expect(Number(at), file).toBe(step);
      return file;
    });
    expect(shown.toSorted()).toEqual(files.filter((file) => after(step, file) !== undefined).sort());
  });

  it('has markup without mistakes', () => {
    const mistakes: string[] = [];
    parse(after(step, 'index.html')!, {
      onParseError: ({ code, startLine }) => mistakes.push(`${startLine}: ${code}`),
    });
    expect(mistakes).toEqual([]);
  });

  it('is installed with all packages that its files import', () => {
    const imported = files.flatMap((file) =>
      Array.from((after(step, file) ?? '').matchAll(/from '(@trispan\/[\w-]+|vitest)'/g), ([, name]) => name!),
    );
    const installed = /```npm\n(npm install .*\nnpm install -D .*)\n```/.exec(text)?.[1]?.split(/\s+/) ?? [];
    expect(installed.map((name) => name.replace(/@4$/, ''))).toEqual(expect.arrayContaining(imported));
  });
});
