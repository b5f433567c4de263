// Bundles the Node side of the engine: Node 20 does not run TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sealFolder } from './cache.mjs';

/**
 * Changes with any of the engine's sources.
 *
 * @param {string} root The folder of the package.
 */
export function hashSources(root) {
  const files = ['bin', 'src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|[\\/]golden[\\/]/.test(file))
    .sort();
  return hashFiles(files.map((file) => ({ name: relative(root, file).replaceAll('\\', '/'), file })));
}

/**
 * Changes with any of the packages that the engine depends on.
 *
 * @param {string} root
 * @param {string} packages The folder with the engine's dependencies.
 */
export function hashPackages(root, packages) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = Object.keys(dependencies).map((name) => ({ name, file: join(packages, name, 'package.json') }));
  return hashFiles(manifests.filter(({ file }) => existsSync(file)));
}

/** @param {{ name: string, file: string }[]} files */
function hashFiles(files) {
  const hash = createHash('sha256');
  for (const { name, file } of files) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * The engine's plugins: sites import them as `pagewright/NAME`.
 *
 * @param {string} root
 */
function pluginEntries(root) {
  const folder = join(root, 'src/plugins');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.map((name) => ({ name: `plugin-${name}`, file: join(folder, name, 'index.ts') }));
  return Object.fromEntries(files.filter(({ file }) => existsSync(file)).map(({ name, file }) => [name, file]));
}

/**
 * The Node side as `scripts/prepack.mjs` has bundled it for the published package, named after its sources. A checkout has what
 * makes the package, and may have made it; its own commands do not depend on that.
 *
 * @param {string} root
 */
export function publishedBundle(root) {
  const dist = join(root, 'dist');
  if (existsSync(join(root, 'scripts')) || !existsSync(dist)) return undefined;
  const name = readdirSync(dist).find((entry) => /^node-[0-9a-f]{16}$/.test(entry));
  return name === undefined ? undefined : { folder: join(dist, name), sources: name.slice('node-'.length) };
}

/**
 * @param {string} root
 * @param {string} target A folder; if another process makes the same one first, its copy is just as good.
 */
export async function bundleNode(root, target) {
  const { build } = await import('rolldown');
  const fresh = `${target}.${process.pid}`;
  await build({
    input: {
      cli: join(root, 'src/cli/main.ts'),
      worker: join(root, 'src/pipeline/tasks/worker.ts'),
      mcp: join(root, 'src/mcp/index.ts'),
      'check-snippet': join(root, 'src/mcp/check/check-snippet.ts'),
      'bundle-engine': join(root, 'src/pipeline/bundle/bundle-engine.ts'),
      ...pluginEntries(root),
    },
    platform: 'node',
    // Packages are loaded from node_modules; only our own sources are bundled.
    external: /^(?![a-zA-Z]:)[^./]/,
    logLevel: 'warn',
    output: { dir: fresh, format: 'esm', entryFileNames: '[name].mjs' },
  });
  sealFolder(fresh);
  try {
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
