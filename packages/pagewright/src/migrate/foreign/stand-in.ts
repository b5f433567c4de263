/**
 * Code of a module that takes the place of a package that is not installed. Whatever a configuration does with it, such as
 * calling it or reading from it, yields another stand-in; in the result it is recognized by its name.
 */
export function standInCode(name: string): string {
  return `
const make = (name) => new Proxy(function () {}, {
  get(_target, key) {
    if (key === Symbol.for('pagewright.stand-in')) return name;
    if (key === Symbol.toPrimitive) return () => name;
    if (key === Symbol.iterator) return function* () {};
    if (key === 'then') return undefined;
    if (key === '__esModule') return true;
    if (key === 'default') return make(name);
    if (key === 'toString') return () => name;
    return typeof key === 'symbol' ? undefined : make(name + '.' + key);
  },
  apply: () => make(name),
  construct: () => make(name),
  has: () => true,
});
module.exports = make(${JSON.stringify(name)});
`;
}

/** Code that runs first: what CommonJS modules expect to know of their own location, which bundling changes. */
export const resolveCode = `
import { createRequire } from 'node:module';
import { join } from 'node:path';
globalThis.__pagewrightResolve = (dir, name) => {
  if (/^\\.{1,2}\\//.test(name)) return join(dir, name);
  try {
    return createRequire(join(dir, 'x.js')).resolve(name);
  } catch {
    return name;
  }
};
`;

/** Code that writes a module's value as JSON to the file named by the first argument. */
export function printCode(file: string): string {
  return `
import 'pagewright:resolve';
import * as loaded from ${JSON.stringify(file)};
import { writeFileSync } from 'node:fs';
let value = 'default' in loaded ? loaded.default : (loaded.createConfigAsync ?? loaded);
if (value && value.__esModule && 'default' in value) value = value.default;
if (typeof value === 'function' && !value[Symbol.for('pagewright.stand-in')]) value = await value();
value = await value;
const plain = (item, around) => {
  if (typeof item === 'function') {
    const standIn = item[Symbol.for('pagewright.stand-in')];
    return standIn === undefined ? { $function: item.name || 'anonymous' } : String(standIn);
  }
  if (typeof item === 'bigint' || typeof item === 'symbol') return String(item);
  if (item === null || typeof item !== 'object') return item;
  if (item instanceof RegExp || item instanceof Date) return String(item);
  if (around.includes(item)) return undefined;
  const next = [...around, item];
  if (Array.isArray(item)) return item.map((part) => plain(part, next) ?? null);
  return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, plain(part, next)]));
};
writeFileSync(process.argv[2], JSON.stringify(plain(value, [])) ?? 'null');
process.exit(0);
`;
}
