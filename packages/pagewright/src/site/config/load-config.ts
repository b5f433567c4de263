import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadDefaultExport } from './load-module.ts';
import { SiteError } from '../../kernel/problems.ts';
import { type ResolvedConfig, siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

export const configFile = 'site.config.ts';

export async function loadConfig(siteDir: string, cacheDir: string): Promise<ResolvedConfig> {
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory())
    throw new SiteError({
      severity: 'error',
      message: `there is no site folder at ${siteDir}`,
      hint: `pass the folder that contains ${configFile}`,
    });
  const path = join(siteDir, configFile);
  const value = await loadDefaultExport(path, siteDir, cacheDir);
  return validate(siteConfigSchema, value, { file: configFile, source: readFileSync(path, 'utf8') });
}
