import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSealed } from '../../kernel/files/sealed-file.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { BuildCache } from './cache.ts';

const used = '1111111111111111';
const unused = '2222222222222222';
const twoHours = 2 * 60 * 60;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cache-'));
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
  const cache = new BuildCache(dir);
  cache.keepCompiled('4444444444444444', {
    headings: [],
    components: [],
    links: [],
    resources: [],
    problems: [],
    codeKey: used,
    shown: '',
  });
  cache.save();
  expect(existsSync(join(dir, `${used}.code.js`))).toBe(true);
  expect(existsSync(join(dir, `${unused}.code.js`))).toBe(false);
  expect(existsSync(join(dir, `${unused}.html.br`))).toBe(true);
  expect(existsSync(join(dir, 'module-3333333333333333.json'))).toBe(true);
  expect(existsSync(join(dir, 'module-3333333333333333.mjs'))).toBe(false);
});

it('removes what killed builds were writing, also for what is in use', () => {
  put(`${used}.html`, twoHours);
  put(`${used}.html.4242-1`, twoHours);
  put(`${used}.rsc.4243-0`, 60);
  put('manifest.json.4242-0', twoHours);
  const cache = new BuildCache(dir);
  cache.keepMade(used, [`${used}.html`]);
  cache.save();
  expect(readdirSync(dir).toSorted()).toEqual([`${used}.html`, `${used}.rsc.4243-0`, 'manifest.json']);
});

const files = [`${used}.html`, `${used}.rsc`];
const page = { entry: { hrefs: [], ids: [], htmlBytes: 1, payloadBytes: 1 }, names: files };

it.each([
  ['shorter', ''],
  ['of the same length', 'pbge'],
])('rebuilds a page with a file that is not as it was written: %s', (_kind, content) => {
  for (const file of files) writeFileSync(join(dir, file), 'page');
  const cache = new BuildCache(dir);
  cache.keepRendered(used, page);
  cache.save();
  const whole = new BuildCache(dir);
  expect([whole.rendered(used), whole.damaged.size]).toEqual([page, 0]);
  writeFileSync(join(dir, files[1]!), content);
  const damaged = new BuildCache(dir);
  expect([damaged.rendered(used), damaged.damaged.size]).toEqual([undefined, 1]);
});

it('compiles a page again whose code is not as it was written', () => {
  const codeKey = fingerprint('export default 1;');
  const entry = { headings: [], components: [], links: [], resources: [], problems: [], codeKey, shown: '' };
  writeFileSync(join(dir, `${codeKey}.code.js`), 'export default 1;');
  const cache = new BuildCache(dir);
  cache.keepCompiled(used, entry);
  cache.save();
  expect(new BuildCache(dir).compiled(used)).toEqual(entry);
  writeFileSync(join(dir, `${codeKey}.code.js`), 'export defau');
  expect(new BuildCache(dir).compiled(used)).toBeUndefined();
});

it.each(['before', 'after'])('rebuilds a page with a file that went missing %s the build ended', (time) => {
  for (const file of files) put(file, 1);
  const cache = new BuildCache(dir);
  cache.keepRendered(used, page);
  if (time === 'before') for (const file of files) rmSync(join(dir, file));
  cache.save();
  rmSync(join(dir, files[1]!), { force: true });
  expect(new BuildCache(dir).rendered(used)).toBeUndefined();
});

it('rebuilds what is said to consist of no files', () => {
  writeSealed(join(dir, 'manifest.json'), JSON.stringify({ made: { [used]: {} } }));
  expect(new BuildCache(dir).made(used)).toBeUndefined();
});

it('leaves what a concurrent build may be reusing', () => {
  const codeKey = fingerprint('');
  const code = `${codeKey}.code.js`;
  for (const file of [...files, code]) put(file, twoHours);
  const before = new BuildCache(dir);
  before.keepRendered(used, page);
  before.keepCompiled(used, {
    headings: [],
    components: [],
    links: [],
    resources: [],
    problems: [],
    codeKey,
    shown: '',
  });
  before.save();
  const running = new BuildCache(dir);
  new BuildCache(dir).save();
  expect(running.made(used)).toEqual(files);
  expect(running.compiled(used)).toBeDefined();
  new BuildCache(dir).save();
  expect([...files, code].filter((file) => existsSync(join(dir, file)))).toEqual([]);
});

it('does all work again when its index cannot be read', () => {
  put(`${used}.code.js`, 0);
  writeFileSync(join(dir, 'manifest.json'), '{ half a');
  expect(new BuildCache(dir).compiled(used)).toBeUndefined();
});
