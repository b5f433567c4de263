import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store } from './store.ts';

const used = '1111111111111111';
const unused = '2222222222222222';
const twoHours = 2 * 60 * 60;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(name: string, secondsAgo: number): void {
  const path = join(dir, name);
  writeFileSync(path, '');
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(path, time, time);
}

it('removes what a build did not use, unless another build may just have made it', () => {
  put(`${used}.code.js`, twoHours);
  put(`${unused}.code.js`, twoHours);
  put(`${unused}.html.br`, 60);
  put('module-3333333333333333.json', twoHours);
  put('module-3333333333333333.mjs', twoHours);
  const store = new Store(dir);
  store.keepCompiled('4444444444444444', { headings: [], links: [], images: [], problems: [], code: used });
  store.save();
  expect(existsSync(join(dir, `${used}.code.js`))).toBe(true);
  expect(existsSync(join(dir, `${unused}.code.js`))).toBe(false);
  expect(existsSync(join(dir, `${unused}.html.br`))).toBe(true);
  expect(existsSync(join(dir, 'module-3333333333333333.json'))).toBe(true);
  expect(existsSync(join(dir, 'module-3333333333333333.mjs'))).toBe(false);
});

it('rebuilds a page whose published file was edited: it is the same file', () => {
  put(`${used}.html`, 1);
  put(`${used}.rsc`, 1);
  const store = new Store(dir);
  store.keepRendered(used, { hrefs: [], ids: [], html: 1, payload: 1 });
  store.save();
  expect(new Store(dir).rendered(used)).toMatchObject({ html: 1 });
  put(`${used}.rsc`, -1);
  expect(new Store(dir).rendered(used)).toBeUndefined();
});

it('rebuilds a page with a missing file', () => {
  put(`${used}.html`, 1);
  put(`${used}.html.br`, 1);
  // A concurrent build is still writing this one.
  put(`${used}.html.br.123-0`, 1);
  const store = new Store(dir);
  store.keepRendered(used, { hrefs: [], ids: [], html: 1, payload: 1 });
  store.save();
  rmSync(join(dir, `${used}.html.br.123-0`));
  expect(new Store(dir).made(used)).toEqual([`${used}.html`, `${used}.html.br`]);
  rmSync(join(dir, `${used}.html.br`));
  expect(new Store(dir).rendered(used)).toBeUndefined();
});

it('does all work again when its index cannot be read', () => {
  put(`${used}.code.js`, 0);
  writeFileSync(join(dir, 'index.json'), '{ half a');
  expect(new Store(dir).compiled(used)).toBeUndefined();
});
