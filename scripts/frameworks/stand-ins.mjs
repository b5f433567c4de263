// Packages in place of @trispan/…: the declarations that the site documents, and an implementation that a test can steer.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** `trispanTest.emit(plugin, event, data)` in the page calls the listeners, as native code would. */
const runtime = `
const listeners = new Map();
globalThis.trispanTest = {
  emit(plugin, event, data) {
    for (const listener of listeners.get(plugin + '.' + event) ?? []) listener(data);
  },
  listening: (plugin, event) => (listeners.get(plugin + '.' + event)?.size ?? 0) > 0,
};
function addListener(plugin, event, listener) {
  const key = plugin + '.' + event;
  listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
  return Promise.resolve({ remove: async () => void listeners.get(key).delete(listener) });
}
export const Trispan = {
  isNativePlatform: () => true,
  getPlatform: () => 'android',
  isPluginAvailable: () => true,
};
export const registerPlugin = (plugin) =>
  new Proxy({}, {
    get(_, method) {
      if (method === 'addListener') return (event, listener) => addListener(plugin, event, listener);
      return method === 'then' ? undefined : async () => ({});
    },
  });
`;

/**
 * @param {string} version
 * @param {string} project Its folder.
 */
export function writeStandIns(version, project) {
  for (const [name, declarations] of declarationsOf(version)) {
    const folder = join(project, 'node_modules/@trispan', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.d.ts'), declarations);
    writeFileSync(join(folder, 'index.js'), name === 'core' ? runtime : implement(declarations));
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        name: `@trispan/${name}`,
        version: '0.0.0',
        type: 'module',
        sideEffects: false,
        exports: { '.': { types: './index.d.ts', default: './index.js' } },
      }),
    );
  }
}

/**
 * What a version declares, by package: an older one's own files state differences only.
 * @param {string} version
 * @returns {Map<string, string>}
 */
export function declarationsOf(version) {
  const command = [join(root, 'packages/pagewright/bin/pagewright.mjs'), 'reference', 'site', '--version', version];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 });
  const [, ...parts] = printed.split(/^\/\/ ([\w-]+)\n\n/m);
  return new Map(parts.flatMap((name, place) => (place % 2 === 0 ? [[name, parts[place + 1] ?? '']] : [])));
}

/**
 * The same as a script, for pages without a bundler.
 * @param {string} folder
 */
export function writeGlobal(folder) {
  const script = runtime.replaceAll('export const', 'const');
  writeFileSync(
    join(folder, 'trispan.js'),
    `(() => {${script}globalThis.Trispan = { ...Trispan, registerPlugin };})();`,
  );
}

/** @param {string} declarations */
function implement(declarations) {
  const plugins = [...declarations.matchAll(/^export declare const (\w+): \w+Plugin;/gm)].map(
    ([, name]) => `export const ${name} = registerPlugin('${name}');`,
  );
  const enums = [...declarations.matchAll(/^export (?:declare )?enum (\w+) \{([\s\S]*?)^\}/gm)].map(
    ([, name, body = '']) =>
      `export const ${name} = {${[...body.matchAll(/^ +(\w+) = ('[^']*'|\d+)/gm)].map(([, key, value]) => `${key}: ${value}`).join(', ')}};`,
  );
  return [`import { registerPlugin } from '@trispan/core';`, ...plugins, ...enums].join('\n');
}
