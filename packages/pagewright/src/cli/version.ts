import { count } from '../kernel/text/count.ts';
import { type Problem, SiteError, formatProblem } from '../kernel/problems.ts';
import { siteCache } from '../pipeline/cache/site-cache.ts';
import type { Engine } from '../pipeline/engine.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { loadSite } from '../site/load-site.ts';
import type { Site } from '../site/model.ts';
import { applyPlan } from '../versions/apply-plan.ts';
import { planCut } from '../versions/cut-version.ts';
import { planDrop } from '../versions/drop-version.ts';
import { checkClean, undoCommand } from '../versions/git.ts';
import { versionTable } from '../versions/list-versions.ts';
import type { Plan, PlannedChange } from '../versions/plan.ts';
import type { Options } from './options.ts';

export async function runVersionList(engine: Engine, options: Options): Promise<number> {
  console.log(versionTable(await load(engine, options)));
  return 0;
}

export function runVersionCut(engine: Engine, options: Options): Promise<number> {
  return run(engine, options, (site) => planCut(site, options), `cut ${options.name}`);
}

export function runVersionDrop(engine: Engine, options: Options): Promise<number> {
  return run(engine, options, (site) => planDrop(site, options.name), `drop ${options.name}`);
}

async function load(engine: Engine, { siteDir }: Options): Promise<Site> {
  const cache = siteCache(engine, siteDir);
  const problems: Problem[] = [];
  // Drafts are pages of their version, too.
  return loadSite(siteDir, await loadConfig(siteDir, cache), cache, problems, { withDrafts: true });
}

async function run(
  engine: Engine,
  options: Options,
  makePlan: (site: Site) => Promise<Plan>,
  what: string,
): Promise<number> {
  const { siteDir, dryRun } = options;
  if (!dryRun) checkClean(siteDir);
  const plan = await makePlan(await load(engine, options));
  if (plan.clashes.length > 0) throw new SiteError(plan.clashes);
  if (!dryRun) applyPlan(siteDir, plan);
  for (const change of plan.changes) console.log(describe(change));
  for (const { file, line, message } of plan.byHand) console.log(`to do: ${file}${line ? `:${line}` : ''}: ${message}`);
  const figures = `${count(plan.changes.length, 'change')}, ${count(plan.byHand.length, 'thing')} to do by hand`;
  if (dryRun) {
    console.log(`\nNothing has changed. Without --dry-run: ${figures}.`);
    return 0;
  }
  const undo = `To undo this: ${undoCommand(siteDir)}`;
  console.log(`\n${figures}. ${undo}`);
  return (await isSound(engine, options)) ? done(what) : 1;
}

/** What is wrong now is said at once, and not when the site is built next. */
async function isSound(engine: Engine, options: Options): Promise<boolean> {
  try {
    await load(engine, options);
    return true;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    console.error(`\nThe site needs mending before it can be built: ${count(error.problems.length, 'error')}.`);
    return false;
  }
}

function done(what: string): number {
  const subject = what[0]!.toUpperCase() + what.slice(1);
  console.log(`Next: npx pagewright check, then git commit -m "${subject}"`);
  if (what.startsWith('cut'))
    console.log(
      'So that pages keep their dates, let git pass over that commit: git rev-parse HEAD >> .git-blame-ignore-revs',
    );
  return 0;
}

function describe(change: PlannedChange): string {
  if (change.kind === 'move') return `move    ${change.file} → ${change.to}`;
  if (change.kind === 'remove') return `remove  ${change.file}`;
  return `${change.isNew ? 'write ' : 'change'}  ${change.file}: ${change.why}`;
}
