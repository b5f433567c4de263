import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from './load-module.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { SiteError } from '../../kernel/problems.ts';
import { checkPlugins, pluginsIn } from '../plugins/check-plugins.ts';
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
  const { value, module, code } = await loadModule(path, siteDir, cacheDir);
  const source = readFileSync(path, 'utf8');
  const config = validate(siteConfigSchema, value, { file: configFile, source, moved: pluginFields });
  const list = pluginsIn(value);
  checkPlugins(list, configFile, source);
  return { ...config, plugins: { list, module, code: fingerprint(code) } };
}

const use = (plugin: string, from: string): string =>
  `this is a plugin: import { ${plugin.split('(', 1)[0]} } from 'pagewright/${from}' and write plugins: [${plugin}]`;

/** Fields that sites of earlier versions have, and what to write instead. */
const pluginFields: Record<string, string> = {
  ads: use('ads([…])', 'ads'),
  tagManager: use("tagManager('GTM-…')", 'tag-manager'),
  reference: use("apiReference({ scope: '@…', platforms: […] })", 'reference'),
};
