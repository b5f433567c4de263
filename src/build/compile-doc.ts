import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePage } from '../markdown/compile.ts';
import type { TokenTable } from '../markdown/tokenize.ts';
import { preparePageReference } from '../reference/page-reference.ts';
import { fingerprint } from '../site/hash.ts';
import { writeWhole } from '../site/write-whole.ts';
import { resolveFile, resolveImage } from './resolve-static.ts';
import { resolveLink } from './resolve.ts';
import { type CompiledEntry, codeFile } from './store.ts';
import type { CompileTask, TaskContext } from './tasks.ts';

/** Compiles a page; its code and tokens go into the store. */
export async function compileDoc(
  { tokensKey, doc }: CompileTask,
  { storeDir, links, reference }: Pick<TaskContext, 'storeDir' | 'links' | 'reference'>,
): Promise<CompiledEntry> {
  const { file, source, stretches } = doc;
  // By target: a page may be compiled twice.
  const images = new Map<string, string>();
  const files = new Map<string, string>();
  const tokensFile = join(storeDir, `${tokensKey}.tokens.json`);
  const { code, tokens, ...entry } = await compilePage({
    file,
    source,
    tokens: readTokens(tokensFile),
    stretches,
    ...(reference && { reference: await preparePageReference(reference, doc) }),
    resolveLink: (target) => resolveLink(links, file, target),
    resolveImage: remember(images, (target) => resolveImage(links, file, target)),
    resolveFile: remember(files, (target) => resolveFile(links, file, target)),
  });
  // Named by its content: it also depends on link targets, which the source does not show, and failed builds leave code behind.
  const codeKey = fingerprint(code);
  writeWhole(codeFile(storeDir, codeKey), code);
  writeWhole(tokensFile, JSON.stringify(tokens));
  return { ...entry, images: [...images], files: [...files], codeKey };
}

/** Notes what each target resolved to, so that the next build can tell whether it still does. */
function remember<Found>(found: Map<string, string>, resolve: (target: string) => Found): (target: string) => Found {
  return (target) => {
    const result = resolve(target);
    found.set(target, JSON.stringify(result));
    return result;
  };
}

function readTokens(file: string): TokenTable {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TokenTable) : {};
}
