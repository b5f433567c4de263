import { join } from 'node:path';
import { compilePage } from '../../markdown/compile.ts';
import type { TokenTable } from '../../highlight/tokenize.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Mistake } from '../../kernel/problems.ts';
import { readSealed, writeSealed } from '../../kernel/files/sealed-file.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import { shownKey } from '../changes/shown-key.ts';
import { compileInput } from './compile-input.ts';
import { type CompiledEntry, type Resource, stateOf } from '../cache/manifest.ts';
import { codeFile } from '../cache/cache.ts';
import type { CompileTask, TaskContext } from '../tasks/task.ts';

type Context = Pick<TaskContext, 'cacheDir' | 'links' | 'facts' | 'plugins'>;

/** A page's code, with what can be known of the page without reading it. */
export type CompiledDoc = Omit<CompiledEntry, 'codeKey'> & { code: string };

/** Compiles a page; its code and tokens go into the cache. */
export async function compileDoc(task: CompileTask, context: Context): Promise<CompiledEntry> {
  const { code, ...entry } = await compileWithTokens(task, context);
  // Named by its content: it also depends on link targets, which the source does not show, and failed builds leave code behind.
  const codeKey = fingerprint(code);
  writeAtomic(codeFile(context.cacheDir, codeKey), code);
  return { ...entry, codeKey };
}

/** Compiles a page with the tokens of its last compilation, and leaves its own for the next. */
export async function compileWithTokens(
  { tokensKey, bases, doc }: CompileTask,
  { cacheDir, links, facts, plugins }: Context,
): Promise<CompiledDoc> {
  // By kind and target: a page may be compiled twice.
  const resources = new Map<string, Resource>();
  const tokensFile = join(cacheDir, `${tokensKey}.tokens.json`);
  const input = await compileInput(doc, links, facts, plugins);
  const { code, tokens, ...entry } = await compilePage({
    ...input,
    tokens: readTokens(tokensFile),
    resolveImage: remember('image', input.resolveImage),
    resolveFile: remember('file', input.resolveFile),
    resolveCode: remember('code', input.resolveCode),
  });
  writeSealed(tokensFile, JSON.stringify(tokens));
  return { ...entry, resources: [...resources.values()], code, shown: shownKey(code, bases) };

  /** Notes what each target resolved to, so that the next build can tell whether it still does. */
  function remember<Found>(
    kind: Resource['kind'],
    resolve: (target: string) => Found | Mistake,
  ): (target: string) => Found | Mistake {
    return (target) => {
      const found = resolve(target);
      const isBroken = typeof found === 'object' && found !== null && 'message' in found;
      const resolved = stateOf(found);
      resources.set(`${kind} ${target}`, { kind, target, resolved, ...(isBroken && { isBroken }) });
      return found;
    };
  }
}

function readTokens(file: string): TokenTable {
  return JSON.parse(readSealed(file) ?? '{}') as TokenTable;
}
