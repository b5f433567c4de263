import type * as oxc from '@oxc-project/types';
import { unquoted } from '../../kernel/text/unquoted.ts';
import { type Value, EnumMember, allDefined, evaluate, membersOf, readTypeText, readValue } from './literal.ts';
import type { AvailableType, Property } from './model.ts';

/**
 * The declared example, or else the default, or else any value of the type; undefined if there is none. `types` are
 * those that the property's type may name.
 */
export function exampleOf({ type: text, tags, properties }: Property, types: AvailableType[]): Value | undefined {
  const type = readTypeText(text);
  if (!type) return undefined;
  const { example, default: standard } = tags;
  const fitting = (value: Value | undefined): Value | undefined =>
    value === undefined ? value : fit(value, type, types);
  if (example !== undefined) return fitting(readValue(example, types)) ?? fitting(example);
  // A default may be described in words; a single one is a value without its quotes.
  const word = standard && /^[\w./-]+$/.test(standard) ? standard : undefined;
  return (
    (standard === undefined ? undefined : (fitting(readValue(standard, types)) ?? fitting(word))) ??
    (properties ? exampleObject(properties, types) : anyValue(type, types))
  );
}

/** An object with an example of every property. */
function exampleObject(properties: Property[], types: AvailableType[]): Value | undefined {
  const named = properties.filter(isNamed);
  const values = allDefined(named.map((property) => exampleOf(property, types)));
  return values && Object.fromEntries(values.map((value, index) => [plainName(named[index]!), value]));
}

/** Not an index signature. */
export function isNamed({ name }: Property): boolean {
  return !name.startsWith('[');
}

/** A property's name without quotes. */
export function plainName({ name }: Property): string {
  return unquoted(name);
}

function anyValue(type: oxc.TSType, types: AvailableType[]): Value | undefined {
  switch (type.type) {
    case 'TSStringKeyword':
      return '';
    case 'TSNumberKeyword':
      return 0;
    case 'TSBooleanKeyword':
      return true;
    case 'TSObjectKeyword':
      return {};
    case 'TSArrayType':
      return [];
    case 'TSLiteralType':
      return literalOf(type);
    case 'TSParenthesizedType':
      return anyValue(type.typeAnnotation, types);
    case 'TSUnionType':
      return firstDefined(type.types, (member) => anyValue(member, types));
    case 'TSTypeReference': {
      const { named, others, alias } = lookUp(type, types);
      if (alias) return anyValue(alias, others);
      return named?.kind === 'enum' ? membersOf(named)[0] : named && exampleObject(named.properties, others);
    }
    default:
      return undefined;
  }
}

/** The value as one of the type, if it can be one. Types that we do not know take any. */
function fit(value: Value, type: oxc.TSType, types: AvailableType[]): Value | undefined {
  const when = (fits: boolean): Value | undefined => (fits ? value : undefined);
  switch (type.type) {
    case 'TSStringKeyword':
      return when(typeof value === 'string');
    case 'TSNumberKeyword':
      return when(typeof value === 'number');
    case 'TSBooleanKeyword':
      return when(typeof value === 'boolean');
    case 'TSLiteralType':
      return when(value === literalOf(type));
    case 'TSParenthesizedType':
      return fit(value, type.typeAnnotation, types);
    case 'TSUnionType':
      return firstDefined(type.types, (member) => fit(value, member, types));
    case 'TSArrayType':
      return Array.isArray(value) ? allDefined(value.map((item) => fit(item, type.elementType, types))) : undefined;
    case 'TSTypeReference': {
      const { named, others, alias } = lookUp(type, types);
      if (alias) return fit(value, alias, others);
      if (named?.kind !== 'enum') return value;
      const wanted = value instanceof EnumMember ? value.value : value;
      return membersOf(named).find((member) => member.value === wanted);
    }
    default:
      return value;
  }
}

/**
 * A named type, what it stands for if it is an alias, and the other types. Lookups inside it use only those, so a type
 * that contains itself ends the recursion.
 */
function lookUp({ typeName }: oxc.TSTypeReference, types: AvailableType[]) {
  const named = types.find(({ name }) => typeName.type === 'Identifier' && name === typeName.name);
  return {
    named,
    others: types.filter((type) => type !== named),
    alias: named?.type === undefined ? undefined : readTypeText(named.type),
  };
}

function literalOf({ literal }: oxc.TSLiteralType): Value | undefined {
  return literal.type === 'TemplateLiteral' ? undefined : evaluate(literal, []);
}

function firstDefined<Item, Result>(items: Item[], find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
