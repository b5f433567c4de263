import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// How a site's files get what they import from the engine, wherever the site is.

const require = createRequire(import.meta.url);

/** The engine's plugins, `pagewright/NAME`, are bundled next to this code: one instance, which is loaded quickly. Unit tests have the sources only. */
const bundled = dirname(fileURLToPath(import.meta.url));
const isBundled = !import.meta.url.endsWith('.ts');
const plugin = /^pagewright\/([\w-]+)$/;

/** The names of modules → the files that are bundled with the site's. */
export function engineAlias(): Record<string, string> {
  const index = require.resolve('pagewright');
  const plugins = join(dirname(index), 'plugins');
  const sources = isBundled
    ? []
    : readdirSync(plugins)
        .filter((name) => existsSync(join(plugins, name, 'index.ts')))
        .map((name) => [`pagewright/${name}`, join(plugins, name, 'index.ts')]);
  return Object.fromEntries([...sources, ['pagewright$', index]]) as Record<string, string>;
}

/** Whether a module stays an import. */
export function isEnginePlugin(name: string): boolean {
  return isBundled && plugin.test(name) && existsSync(fileOf(name));
}

/** Stored code names the engine's plugins, so that it can be used with the next engine as well. */
export function withEnginePlugins(code: string): string {
  return code.replace(/(?<=^import\b.*)"(pagewright\/[\w-]+)"/gm, (all, name: string) =>
    isEnginePlugin(name) ? JSON.stringify(pathToFileURL(fileOf(name)).href) : all,
  );
}

function fileOf(name: string): string {
  return join(bundled, `plugin-${plugin.exec(name)![1]}.mjs`);
}
