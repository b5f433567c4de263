// Checks one snippet, as a process of its own: what strangers write may crash a parser or keep the compiler busy for ever, and whoever
// started this process can end it. The snippet is never run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { readDiagnostics, runCompiler, typescriptCompiler } from '../../pipeline/samples/compiler.ts';
import { importsOf } from '../../pipeline/samples/imports.ts';
import { writeProject } from '../../pipeline/samples/project.ts';
import { type Mistake, inspect } from './inspect.ts';

export interface SnippetOrder {
  /** An empty folder, which is removed afterwards. */
  dir: string;
  scope: string;
  /** Declaration files by name. */
  sources: Record<string, string>;
  language: 'ts' | 'tsx';
  code: string;
}

export interface SnippetResult {
  mistakes: Mistake[];
  /** Imported packages that are not documented: whatever is done with them passes. */
  unknown: string[];
  /** Why the compiler did not finish. */
  failure?: string;
}

const isReact = /^react(?:-dom)?(?:\/|$)/;

async function check({ dir, scope, sources, language, code }: SnippetOrder): Promise<SnippetResult> {
  const name = `sample.${language}`;
  const isDocumented = (module: string): boolean =>
    module.startsWith(`${scope}/`) && Object.hasOwn(sources, module.slice(scope.length + 1));
  const wrong = inspect(name, code, isDocumented);
  if (wrong.length > 0) return { mistakes: wrong, unknown: [] };
  const declarations = join(dir, 'declarations');
  mkdirSync(declarations);
  for (const [api, source] of Object.entries(sources)) writeFileSync(join(declarations, `${api}.ts`), source);
  const sample = { file: name, version: '', language, code, line: 1 };
  const project = join(dir, 'project');
  const { samples } = writeProject({ [`${scope}/*`]: join(declarations, '*.ts') }, [sample], project);
  const { exit, stdout, stderr } = await runCompiler(typescriptCompiler(), project);
  const modules = importsOf(name, code).map(({ module }) => module);
  const unknown = modules.filter((module) => !module.startsWith(`${scope}/`) && !isReact.test(module));
  const found = readDiagnostics(stdout);
  // Mistakes in the declarations are those of whoever wrote them.
  const mistakes = found.flatMap(({ message, location }) =>
    location && samples.has(resolve(project, location.path)) ? [{ line: location.line, message }] : [],
  );
  const isDone = exit === 0 || (typeof exit === 'number' && found.length > 0);
  return { mistakes, unknown, ...(!isDone && { failure: `${exit}: ${stderr.slice(0, 500)}` }) };
}

const order = JSON.parse(await text(process.stdin)) as SnippetOrder;
process.stdout.write(JSON.stringify(await check(order)));
