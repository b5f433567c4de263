import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configFile } from './config-file.ts';
import { loadModule } from './load-module.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { SiteError } from '../../kernel/problems.ts';
import { checkPlugins, pluginsIn } from '../plugins/check-plugins.ts';
import { type ResolvedConfig, siteConfigSchema } from './schema.ts';
import { validate } from './validate.ts';

/** The last one: during development it is asked for after every edit, and seldom another. */
let last: { key: string; config: ResolvedConfig } | undefined;

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
  const key = fingerprint(path, module, source);
  if (last?.key === key) return last.config;
  const config = validate(siteConfigSchema, value, { file: configFile, source, moved: pluginFields });
  const list = pluginsIn(value);
  checkPlugins(list, configFile, source);
  // Modules of plugins are named by where they are; a checkout elsewhere has the same code.
  last = {
    key,
    config: { ...config, plugins: { list, module, code: fingerprint(code.replaceAll(resolve(siteDir), '')) } },
  };
  return last.config;
}

const use = (plugin: string, from: string): string =>
  `this is a plugin: import { ${plugin.split('(', 1)[0]} } from 'pagewright/${from}' and write plugins: [${plugin}]`;

/** Fields that sites of earlier versions have, and what to write instead. */
const pluginFields: Record<string, string> = {
  ads: use('ads([…])', 'ads'),
  tagManager: use("tagManager('GTM-…')", 'tag-manager'),
  reference: use("apiReference({ scope: '@…', platforms: […] })", 'reference'),
};
