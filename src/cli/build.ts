import { relative } from 'node:path';
import { type BuildResult, build } from '../build/build.ts';
import type { Engine } from '../build/engine.ts';
import { formatProblem } from '../site/problems.ts';
import type { Options } from './options.ts';
import { buildReport } from './report.ts';

export async function runBuild(engine: Engine, { siteDir, outDir, strict }: Options): Promise<number> {
  const result = await build(engine, { siteDir, outDir });
  printWarnings(result);
  console.log(buildReport(result, relative(process.cwd(), outDir) || '.'));
  return strict && result.problems.length > 0 ? 1 : 0;
}

export async function runCheck(engine: Engine, { siteDir }: Options): Promise<number> {
  const result = await build(engine, { siteDir });
  printWarnings(result);
  const { length } = result.problems;
  console.log(length === 0 ? `Checked ${result.pages.length} pages: nothing to mend.` : `Checked ${result.pages.length} pages: ${length === 1 ? 'one warning' : `${length} warnings`}.`);
  return length > 0 ? 1 : 0;
}

function printWarnings({ problems }: BuildResult): void {
  for (const problem of problems) console.error(formatProblem(problem));
}
