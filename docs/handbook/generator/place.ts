import type * as oxc from '@oxc-project/types';
import { type Source, commentBefore, declarations, importOf, readSource } from './source.ts';

/** A part of a schema in the file where it is written; the schema itself, at run time, has no comments. */
export interface Place {
  source: Source;
  node: oxc.Expression;
}

/** The value of a constant, and its comment. */
export function constant(source: Source, name: string): (Place & { comment?: string | undefined }) | undefined {
  for (const { declaration, start } of declarations(source)) {
    if (declaration.type !== 'VariableDeclaration') continue;
    const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return { source, node: found.init, comment: commentBefore(source, start) };
  }
  const imported = importOf(source, name);
  return imported && constant(readSource(imported.file), imported.name);
}

/** What a place is, once names are followed, and casts and checks are taken away. */
export function settle(place: Place): Place {
  const { source, node } = place;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression')
    return settle({ source, node: node.expression });
  if (node.type === 'Identifier') {
    const found = constant(source, node.name);
    return found ? settle(found) : place;
  }
  // Of `link.entries` it is the schema that counts.
  if (node.type === 'MemberExpression') return settle({ source, node: node.object });
  if (calls(node, 'pipe')) return settle(argument(place, 0)!);
  return place;
}

function calls(node: oxc.Expression, name: string): node is oxc.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === name
  );
}

/** An argument of the call at a place. */
export function argument({ source, node }: Place, index: number): Place | undefined {
  const found = node.type === 'CallExpression' ? node.arguments[index] : undefined;
  return found && found.type !== 'SpreadElement' ? { source, node: found } : undefined;
}

/** The schemas in the list that is an argument of the call at a place, each with its comment. */
export function elements(place: Place, index: number): (Place & { comment?: string | undefined })[] {
  const list = argument(settle(place), index);
  if (list?.node.type !== 'ArrayExpression') return [];
  return list.node.elements.map((element) => ({
    source: list.source,
    node: element as oxc.Expression,
    comment: commentBefore(list.source, element!.start),
  }));
}

/** The fields of an object schema: where each is written, and its comment, or else that of the constant it names. */
export function fieldsAt(place: Place): Map<string, Place & { comment?: string | undefined }> {
  const settled = settle(place);
  const { source, node } = settled.node.type === 'ObjectExpression' ? settled : settle(argument(settled, 0) ?? settled);
  const fields = new Map<string, Place & { comment?: string | undefined }>();
  if (node.type !== 'ObjectExpression') return fields;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      for (const [name, field] of fieldsAt({ source, node: property.argument })) fields.set(name, field);
      continue;
    }
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const named = value.type === 'Identifier' ? constant(source, value.name)?.comment : undefined;
    fields.set(name, { source, node: value, comment: commentBefore(source, property.start) ?? named });
  }
  return fields;
}
