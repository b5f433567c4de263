import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SiteError } from '../../kernel/problems.ts';
import { withLineFeeds } from '../../kernel/text/line-ends.ts';
import type { SourceLocation } from '../../site/plugins/plugin-site.ts';

/** The declaration of an API: a file, or what a version makes of that of a newer one. */
export interface Declaration {
  text: string;
  /** Where its lines are written: those from `line` on in a file, from its line `from` on. */
  origins: { line: number; file: string; from: number }[];
}

/** The declarations of a version, by capability. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** Where the declaration of an API in a version is, or would be if it did not inherit it. */
export function declarationFile(folder: string, name: string): string {
  return `reference/${folder}/${name}.ts`;
}

/** Reads the declaration files in a version's folder. */
export function readDeclarations(siteDir: string, folder: string): Declarations {
  const dir = join(siteDir, 'reference', folder);
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.ts')) : [];
  const texts = files
    .filter((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => [basename(file, '.ts'), readFileSync(join(dir, file), 'utf8')]);
  return ownDeclarations(folder, Object.fromEntries(texts));
}

/** Declarations that are what their files say. */
export function ownDeclarations(folder: string, texts: Record<string, string>): Declarations {
  const declare = (name: string, text: string): Declaration => ({
    text: withLineFeeds(text),
    origins: [{ line: 1, file: declarationFile(folder, name), from: 1 }],
  });
  return inOrder(Object.entries(texts).map(([name, text]) => [name, declare(name, text)]));
}

/** In the order of their files. */
export function inOrder(declarations: Iterable<[name: string, declaration: Declaration]>): Declarations {
  return new Map([...declarations].sort(([a], [b]) => (`${a}.ts` < `${b}.ts` ? -1 : 1)));
}

/** Where a line of a declaration is written. */
export function originOf({ origins }: Declaration, line: number): SourceLocation {
  const run = origins.findLast((one) => one.line <= line)!;
  return { file: run.file, line: run.from + line - run.line };
}

/** What a step returns that reads a declaration. Mistakes that it finds in it are reported where they are written. */
export function atOrigins<Result>(declaration: Declaration, file: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    throw new SiteError(
      error.problems.map((problem) =>
        problem.file === file && problem.line ? { ...problem, ...originOf(declaration, problem.line) } : problem,
      ),
    );
  }
}
