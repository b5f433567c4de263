import { type Problem, SiteError } from '../../kernel/problems.ts';
import { configFile } from '../../site/config/config-file.ts';
import type { Plugin } from '../../site/plugins/plugin.ts';

/** What a hook has to return. */
interface Shape<Result> {
  is(result: unknown): result is Result;
  /** For people: `a list of …`. */
  expected: string;
}

/** The result of a hook, which may be a promise. Whatever goes wrong in it is an error that names the plugin and the hook. */
export async function runHook<Result>(
  { name }: Pick<Plugin, 'name'>,
  hook: string,
  run: () => unknown,
  shape?: Shape<Result>,
): Promise<Result> {
  let result: unknown;
  try {
    result = await run();
  } catch (error) {
    throw hookError(name, hook, error);
  }
  return checkShape(name, hook, result, shape);
}

/** The same for a hook that cannot wait. */
export function runHookNow<Result>({ name }: Plugin, hook: string, run: () => unknown, shape?: Shape<Result>): Result {
  let result: unknown;
  try {
    result = run();
  } catch (error) {
    throw hookError(name, hook, error);
  }
  return checkShape(name, hook, result, shape);
}

function checkShape<Result>(name: string, hook: string, result: unknown, shape: Shape<Result> | undefined): Result {
  if (!shape || shape.is(result)) return result as Result;
  throw new SiteError({
    severity: 'error',
    file: configFile,
    message: `the hook "${hook}" of the plugin "${name}" returned ${describe(result)} instead of ${shape.expected}`,
    hint: 'correct the plugin, or remove it from plugins',
  });
}

/** Mistakes in the site that a plugin has found are errors of their own, whichever copy of the engine's class they are. */
function hookError(name: string, hook: string, error: unknown): Error {
  const { problems } = (error ?? {}) as { problems?: Problem[] };
  if (Array.isArray(problems)) return new SiteError(problems);
  const { message = String(error), stack } = (error ?? {}) as Partial<Error>;
  const at = /\((?:file:\/\/)?([^()]+:\d+):\d+\)$/m.exec(stack ?? '')?.[1];
  return new SiteError({
    severity: 'error',
    file: configFile,
    message: `the hook "${hook}" of the plugin "${name}" failed: ${message}`,
    hint: `correct the plugin${at ? ` (${at})` : ''}, or remove it from plugins`,
  });
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value instanceof Promise) return 'a promise';
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
