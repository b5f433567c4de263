import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePage } from '../../markdown/compile.ts';
import type { TokenTable } from '../../highlight/tokenize.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Mistake } from '../../kernel/problems.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import { compileInput } from './compile-input.ts';
import { type CompiledEntry, type Resource, stateOf } from '../cache/manifest.ts';
import { codeFile } from '../cache/cache.ts';
import type { CompileTask, TaskContext } from '../tasks/task.ts';

/** Compiles a page; its code and tokens go into the cache. */
export async function compileDoc(
  { tokensKey, doc }: CompileTask,
  { cacheDir, links, facts, plugins }: Pick<TaskContext, 'cacheDir' | 'links' | 'facts' | 'plugins'>,
): Promise<CompiledEntry> {
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
  // Named by its content: it also depends on link targets, which the source does not show, and failed builds leave code behind.
  const codeKey = fingerprint(code);
  writeAtomic(codeFile(cacheDir, codeKey), code);
  writeAtomic(tokensFile, JSON.stringify(tokens));
  return { ...entry, resources: [...resources.values()], codeKey };

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
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TokenTable) : {};
}
