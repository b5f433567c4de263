import type * as oxc from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';

/** The names that a sample imports or declares at its top level. */
export function declaredNames(path: string, code: string): Set<string> {
  const { program, module } = parseSync(path, code);
  return new Set([
    ...module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
    ...program.body.flatMap((statement) =>
      namesOf(statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement),
    ),
  ]);
}

function namesOf(statement: oxc.Statement | oxc.Declaration | null): string[] {
  if (statement?.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => namesIn(id));
  if (!statement || !('id' in statement) || statement.id?.type !== 'Identifier') return [];
  return [statement.id.name];
}

/** `{ a, b: [c = 1], ...d }` → `a`, `c`, `d` */
function namesIn(pattern: oxc.BindingPattern | oxc.BindingRestElement | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((item) => namesIn(item.type === 'Property' ? item.value : item));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
