import { CommandError } from './command-error.ts';
import { count } from '../kernel/text/count.ts';
import { type Options, UsageError, helpFor, parseOptions } from './options.ts';
import type { Command } from './commands.ts';
import { SiteError, formatProblem } from '../kernel/problems.ts';
import type { Engine } from '../pipeline/engine.ts';

/** Each loads only what it needs: much of the engine is not needed to serve files or to show the help. */
const commands: Record<Command, (engine: Engine, options: Options) => Promise<number>> = {
  init: async (engine, options) => (await import('./init.ts')).runInit(engine, options),
  build: async (engine, options) => (await import('./build.ts')).runBuild(engine, options),
  check: async (engine, options) => (await import('./build.ts')).runCheck(engine, options),
  reference: async (engine, options) => (await import('./reference.ts')).runReference(engine, options),
  dev: async (engine, options) => (await import('./dev.ts')).runDev(engine, options),
  serve: async (_engine, options) => (await import('./serve.ts')).runServe(options),
  mcp: async (_engine, options) => (await import('./mcp.ts')).runMcp(options),
  'migrate docusaurus': async (_engine, options) => (await import('./migrate.ts')).runMigrate(options),
  'export zip': async (engine, options) => (await import('./export.ts')).runExport(engine, options, 'zip'),
  'export pdf': async (engine, options) => (await import('./export.ts')).runExport(engine, options, 'pdf'),
  'export epub': async (engine, options) => (await import('./export.ts')).runExport(engine, options, 'epub'),
  'version list': async (engine, options) => (await import('./version.ts')).runVersionList(engine, options),
  'version cut': async (engine, options) => (await import('./version.ts')).runVersionCut(engine, options),
  'version drop': async (engine, options) => (await import('./version.ts')).runVersionDrop(engine, options),
  'search push': async (engine, options) => (await import('./search.ts')).runSearchPush(engine, options),
};

/** Runs a command and returns the exit code: 0 for success, 1 if the site has errors, 2 for wrong usage. */
export async function main(argv: string[], engine: Engine): Promise<number> {
  let command: Command | undefined;
  try {
    const invocation = parseOptions(argv);
    command = invocation.command;
    if (invocation.help) {
      console.log(helpFor(command));
      return 0;
    }
    return await commands[invocation.command](engine, invocation.options);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${helpFor(undefined)}`);
      return 2;
    }
    if (error instanceof CommandError) {
      const { message, hint } = error;
      console.error(formatProblem({ severity: 'error', message, ...(hint && { hint }) }));
      return 1;
    }
    if (!(error instanceof SiteError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    if (command === 'migrate docusaurus' || command?.startsWith('version ')) return 1;
    const untouched = command === 'build' ? ' The previous output is untouched.' : '';
    console.error(`\nThe site could not be built: ${count(error.problems.length, 'error')}.${untouched}`);
    return 1;
  }
}
