import type { Problem } from '../../kernel/problems.ts';
import type { PluginProse } from '../../site/plugins/plugin.ts';
import type { BuildResult } from '../build.ts';
import { checkStyle } from './check-style.ts';
import { checkFreshness } from './freshness.ts';

/** What only `check` looks at: how pages are written and, if asked, how old they are and whether other sites still have what they link to. */
export async function checkWriting(
  { site, checked, cacheDir }: Pick<BuildResult, 'site' | 'checked' | 'cacheDir'>,
  { external, freshness, proseOf }: { external: boolean; freshness: boolean; proseOf: () => Promise<PluginProse[]> },
): Promise<{ problems: Problem[]; report?: string }> {
  const problems = await checkStyle(site, proseOf);
  if (freshness) problems.push(...checkFreshness(site, new Date().toISOString().slice(0, 10)));
  if (!external) return { problems };
  const { checkExternal } = await import('./external/check-external.ts');
  const found = await checkExternal(site, checked, cacheDir);
  return { problems: [...problems, ...found.problems], report: found.report };
}
