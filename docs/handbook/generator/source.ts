import type * as oxc from '@oxc-project/types';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A file of the engine, parsed. */
export interface Source {
  file: string;
  text: string;
  program: oxc.Program;
  comments: { value: string; start: number; end: number }[];
}

const parsed = new Map<string, Source>();

export function readSource(file: string): Source {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const { program, comments } = parseSync(file, text);
  const source = { file, text, program, comments };
  parsed.set(file, source);
  return source;
}

/** The text of the doc comment right before a position: one paragraph, without the stars. */
export function commentBefore({ text, comments }: Source, position: number): string | undefined {
  const comment = comments.findLast(({ end }) => end <= position);
  if (!comment?.value.startsWith('*') || /\S/.test(text.slice(comment.end, position))) return undefined;
  return comment.value
    .slice(1)
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The declaration of a constant or an interface, exported or not, and where it begins. */
export function declarations({ program }: Source): { declaration: oxc.Declaration; start: number }[] {
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration')
      return statement.declaration ? [{ declaration: statement.declaration, start: statement.start }] : [];
    return 'id' in statement || 'declarations' in statement
      ? [{ declaration: statement as oxc.Declaration, start: statement.start }]
      : [];
  });
}

/** The file that a name is imported from, and what it is called there. */
export function importOf({ file, program }: Source, name: string): { file: string; name: string } | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    for (const specifier of statement.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.local.name === name)
        return {
          file: join(dirname(file), statement.source.value),
          name: 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value,
        };
  }
  return undefined;
}
