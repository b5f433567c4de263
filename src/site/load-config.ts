import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDefaultExport } from './load-module.ts';
import { type ResolvedConfig, siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

export const configFile = 'site.config.ts';

export async function loadConfig(siteDir: string, cacheDir: string): Promise<ResolvedConfig> {
  const path = join(siteDir, configFile);
  const value = await loadDefaultExport(path, siteDir, cacheDir);
  return validate(siteConfigSchema, value, { file: configFile, source: readFileSync(path, 'utf8') });
}
