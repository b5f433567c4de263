import { parsed } from './parsed.ts';
import { type Traced, filler, join, slice } from './traced.ts';

interface Imported {
  module: string;
  /** What is before the braces: `import type`. */
  start: string;
  statement: Traced;
  /** As written, by the name that the file uses. Empty if names are imported in another way. */
  names: Map<string, string>;
}

/** A merged file with the imports of both that it uses. Those from other folders are for editors only: what is there is inherited. */
export function withImports(merged: Traced, newer: Traced, older: Traced): Traced {
  const used = usedNames(merged.text);
  const kept: Imported[] = [];
  for (const one of [...importsOf(newer), ...importsOf(older)]) {
    const same = kept.find(
      ({ module, start, names }) => module === one.module && start === one.start && names.size > 0,
    );
    if (one.module.startsWith('../')) continue;
    if (!same || one.names.size === 0) kept.push(one);
    else for (const [local, text] of one.names) same.names.set(local, text);
  }
  const lines = kept.flatMap((one) => {
    if (one.names.size === 0) return [one.statement, filler('\n')];
    const names = [...one.names].filter(([local]) => used.has(local)).map(([, text]) => text);
    const text = `${one.start} { ${names.join(', ')} } from '${one.module}';`;
    return names.length > 0 ? [{ text, lines: one.statement.lines.slice(0, 1) }, filler('\n')] : [];
  });
  return join([...lines, ...(lines.length > 0 ? [filler('\n')] : []), merged]);
}

function importsOf(source: Traced): Imported[] {
  const { program } = parsed(source);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const { start, end, specifiers } = statement;
    const isNamed = specifiers.every(({ type }) => type === 'ImportSpecifier');
    return {
      module: statement.source.value,
      start: statement.importKind === 'type' ? 'import type' : 'import',
      statement: slice(source, start, end),
      names: new Map(isNamed ? specifiers.map((one) => [one.local.name, source.text.slice(one.start, one.end)]) : []),
    };
  });
}

/** Words of the code. One too many only keeps an import. */
function usedNames(text: string): Set<string> {
  return new Set(text.replace(/\/\*[\s\S]*?\*\//g, '').match(/[A-Za-z_$][\w$]*/g));
}
