import { describe, expect, it } from 'vitest';
import { languageName } from '../../highlight/language-names.ts';
import { commandStarts, parseSession } from './shell.ts';

describe('commandStarts', () => {
  it('finds commands, not comments, blank lines or the rest of a command', () => {
    const lines = ['# Once', 'npm i', '', 'npx a \\', '--b', '  indented', 'ls'];
    expect(commandStarts(lines)).toEqual([false, true, false, true, false, false, true]);
  });

  it.each(['#!/bin/sh', 'if true; then', 'for a in b; do', 'deploy() {', 'cat <<EOF'])(
    'finds none in a script: %s',
    (line) => {
      expect(commandStarts(['ls', line, 'pwd'])).toEqual([false, false, false]);
    },
  );
});

describe('parseSession', () => {
  it('tells commands from what they print', () => {
    expect(parseSession('$ a \\\n  b\n$ c\nout\n\nmore\n$ d\n')).toEqual([
      { commands: 'a \\\n  b\nc\n', output: 'out\n\nmore\n' },
      { commands: 'd\n', output: '' },
    ]);
  });

  it('is none without a prompt at its start', () => {
    expect(parseSession('out\n$ a\n')).toBeUndefined();
  });
});

it.each([
  ['ts', 'TypeScript'],
  ['swift', 'Swift'],
  ['text', 'Text'],
  ['output', ''],
])('%s is called "%s"', (language, name) => {
  expect(languageName(language)).toBe(name);
});
