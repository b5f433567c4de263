import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { isSpelled } from './is-spelled.ts';

it('isSpelled knows the capitals of every part of a path', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'img'));
  writeFileSync(join(folder, 'img/Logo.svg'), '');
  expect(isSpelled(folder, 'img/Logo.svg')).toBe(true);
  expect(isSpelled(folder, 'img//Logo.svg')).toBe(true);
  expect(isSpelled(folder, 'img/logo.svg')).toBe(false);
  expect(isSpelled(folder, 'Img')).toBe(false);
});
