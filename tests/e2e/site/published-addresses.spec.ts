import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

const addresses = readFileSync(join(import.meta.dirname, 'published-addresses.txt'), 'utf8')
  .trim()
  .split('\n');

// Other sites link to them. A page that moves needs a redirect (CONTRIBUTING.md).
test('every address that was ever published still leads somewhere', async ({ request }) => {
  expect(addresses.length).toBeGreaterThan(300);
  const lost = [];
  for (const address of addresses) if (!(await request.get(address)).ok()) lost.push(address);
  expect(lost).toEqual([]);
});
