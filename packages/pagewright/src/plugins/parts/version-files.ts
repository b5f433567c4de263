import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionsHook } from '../../site/plugins/plugin-versions.ts';
import { cutModule, dropModule } from './version-module.ts';

/**
 * For plugins with a TypeScript file per version, `NAME/FOLDER.ts`, and perhaps translations of it: versions that need not differ
 * share one.
 */
export function versionFiles(name: string): VersionsHook {
  const paths = (dir: string): ((folder: string) => string)[] => {
    const locales = join(dir, 'locales');
    const folders = existsSync(locales) ? readdirSync(locales).map((locale) => `locales/${locale}/${name}`) : [];
    return [name, ...folders].map((path) => (folder) => `${path}/${folder}.ts`);
  };
  const reader = (dir: string) => (file: string) =>
    existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : undefined;
  return {
    cut: (cut) => paths(cut.dir).flatMap((path) => cutModule(reader(cut.dir), path, cut)),
    drop: (drop) => paths(drop.dir).flatMap((path) => dropModule(reader(drop.dir), path, drop)),
  };
}
