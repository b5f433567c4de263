import { join, relative } from 'node:path';
import { build } from '../pipeline/build.ts';
import { siteCache } from '../pipeline/cache/site-cache.ts';
import type { Engine } from '../pipeline/engine.ts';
import { declaredTypes } from '../pipeline/plugins/declared-types.ts';
import { pluginProse } from '../pipeline/plugins/plugin-prose.ts';
import { pluginSamples } from '../pipeline/plugins/plugin-samples.ts';
import { pluginSite } from '../pipeline/plugins/plugin-site.ts';
import { type Problem, atLevels, distinct, formatProblem } from '../kernel/problems.ts';
import { count } from '../kernel/text/count.ts';
import type { Options } from './options.ts';
import { checkReplaceable, checkWritable, throwOutputError } from './output-error.ts';
import { buildReport } from './report.ts';

export async function runBuild(
  engine: Engine,
  { siteDir, outDir, strict, accept, hostLayout }: Options,
): Promise<number> {
  checkWritable(outDir);
  checkReplaceable(siteDir, outDir);
  const building = build(engine, { siteDir, outDir, strict, accept, hostLayout });
  const result = await building.catch((error: unknown) => throwOutputError(error, outDir));
  const warnings = result.problems.length;
  printProblems(result.problems);
  if (strict && warnings > 0) {
    console.error(
      `\nThe site could not be built: ${count(warnings, 'warning')}, which --strict does not allow. The previous output is untouched.`,
    );
    return 1;
  }
  console.log(buildReport(result, relative(process.cwd(), outDir) || '.'));
  return 0;
}

export async function runCheck(engine: Engine, { siteDir, external, freshness }: Options): Promise<number> {
  const result = await build(engine, { siteDir });
  // Only this command needs what reads the samples.
  const { checkSamples } = await import('../pipeline/samples/check.ts');
  const cacheDir = siteCache(engine, siteDir);
  const view = pluginSite(result.site, engine, cacheDir);
  const types = declaredTypes(result.site, view);
  const added = await pluginSamples(result.site, view);
  const samples = await checkSamples(result.site, types, join(cacheDir, 'samples'), { more: added });
  const { checkWriting } = await import('../pipeline/writing/check-writing.ts');
  const proseOf = () => pluginProse(result.site, view);
  const writing = await checkWriting(result, { external, freshness, proseOf });
  const levels = result.site.config.rules;
  const problems = distinct([...result.problems, ...atLevels([...samples.problems, ...writing.problems], levels)]);
  printProblems(problems);
  if (writing.report) console.log(writing.report);
  const isAllowed = problems.every(({ isAccepted }) => isAccepted);
  const found = problems.length === 0 ? 'no problems' : count(problems.length, 'problem');
  const allowed = problems.length > 0 && isAllowed ? ', allowed by the rules in site.config.ts' : '';
  console.log(
    `Checked ${count(result.pages.length, 'page')} and ${count(samples.count, 'sample')}: ${found}${allowed}.`,
  );
  return isAllowed ? 0 : 1;
}

function printProblems(problems: Problem[]): void {
  for (const problem of problems) console.error(formatProblem(problem));
}
