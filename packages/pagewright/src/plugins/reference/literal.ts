import type * as oxc from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';
import type { AvailableType } from './model.ts';

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value } | EnumMember;

/** A name in TypeScript, its value in JSON. */
export class EnumMember {
  readonly type: AvailableType;
  readonly name: string;
  readonly value: Value | undefined;

  constructor(type: AvailableType, name: string, value: Value | undefined) {
    this.type = type;
    this.name = name;
    this.value = value;
  }

  toJSON(): Value | undefined {
    return this.value;
  }
}

/** The value of `{ a: [1, 'b'] }`, `-1` or `Color.Warm`; undefined if the text is no such value. */
export function readValue(text: string, types: AvailableType[]): Value | undefined {
  const { program, errors } = parseSync('value.ts', `const value = ${text}`);
  const [statement, ...more] = program.body;
  if (errors.length > 0 || more.length > 0 || statement?.type !== 'VariableDeclaration') return undefined;
  return evaluate(statement.declarations[0]!.init, types);
}

export function readTypeText(text: string): oxc.TSType | undefined {
  const { program, errors } = parseSync('type.ts', `type Type = ${text}`);
  const [statement] = program.body;
  return errors.length === 0 && statement?.type === 'TSTypeAliasDeclaration' ? statement.typeAnnotation : undefined;
}

export function evaluate(node: oxc.Expression | null, types: AvailableType[]): Value | undefined {
  switch (node?.type) {
    case 'Literal':
      return isPrimitive(node.value) ? node.value : undefined;
    case 'UnaryExpression': {
      const value = evaluate(node.argument, types);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression':
      return allDefined(
        node.elements.map((item) => (item?.type === 'SpreadElement' ? undefined : evaluate(item, types))),
      );
    case 'ObjectExpression': {
      const values = allDefined(
        node.properties.map((property) => (property.type === 'Property' ? evaluate(property.value, types) : undefined)),
      );
      const names = node.properties.map((property) => (property.type === 'Property' ? keyOf(property.key) : ''));
      return values && Object.fromEntries(values.map((value, index) => [names[index]!, value]));
    }
    case 'MemberExpression': {
      const { object, property } = node;
      const owner = types.find(({ name }) => object.type === 'Identifier' && name === object.name);
      return owner && membersOf(owner).find(({ name }) => property.type === 'Identifier' && name === property.name);
    }
    default:
      return undefined;
  }
}

/** The members of an enum. One without a value has the number after the one before. */
export function membersOf(type: AvailableType): EnumMember[] {
  let next = 0;
  return type.members.map(({ name, value: text }) => {
    const value = text === '' ? next : readValue(text, []);
    if (typeof value === 'number') next = value + 1;
    return new EnumMember(type, name, value);
  });
}

export function allDefined<Item>(items: (Item | undefined)[]): Item[] | undefined {
  return items.every((item) => item !== undefined) ? items : undefined;
}

function isPrimitive(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function keyOf(key: oxc.PropertyKey): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}
