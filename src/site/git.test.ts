import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/fixture-site.ts';
import { readLastUpdated } from './git.ts';

it('knows nothing, and does not mind, outside a repository or where there is no folder', () => {
  expect(readLastUpdated(temporaryFolder())).toEqual(new Map());
  expect(readLastUpdated('/nowhere/at/all')).toEqual(new Map());
});
