// Bundles the Node side of the engine: Node 20 does not run TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The name of the bundle's folder, which changes with any of the engine's sources and packages.
 *
 * @param {string} root The folder of the package.
 * @param {string} packages The folder with the engine's dependencies.
 */
export function hashSources(root, packages) {
  const hash = createHash('sha256');
  /**
   * @param {string} name
   * @param {string} file
   */
  const add = (name, file) => hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  const files = ['bin', 'src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|[\\/]golden[\\/]/.test(file))
    .sort();
  for (const file of files) add(relative(root, file).replaceAll('\\', '/'), file);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const manifest = join(packages, name, 'package.json');
    if (existsSync(manifest)) add(name, manifest);
  }
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
      'bundle-engine': join(root, 'src/pipeline/bundle/bundle-engine.ts'),
      ...pluginEntries(root),
    },
    platform: 'node',
    // Packages are loaded from node_modules; only our own sources are bundled.
    external: /^(?![a-zA-Z]:)[^./]/,
    logLevel: 'warn',
    output: { dir: fresh, format: 'esm', entryFileNames: '[name].mjs' },
  });
  try {
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
