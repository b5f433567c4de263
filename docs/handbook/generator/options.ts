import { type Place, argument, elements, fieldsAt, settle } from './place.ts';

/** The properties of Valibot's schemas that are read here. */
export interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  default?: unknown;
  options?: (Schema & string)[];
  literal?: unknown;
  key?: unknown;
  getter?: (input: unknown) => Schema;
}

/** An option of an object, or, with `variant`, one of several forms that an object may have: the options after it are about that form. */
export interface Option {
  /** `logo.src`, `items[].label` */
  path: string;
  type: string;
  /** Absent if the option is required; an empty text if it may be absent and has no default. */
  default?: string;
  /** What its comment says. */
  text: string | undefined;
  /** `type: 'doc'` */
  variant?: string;
}

/** All options of an object with those inside them. Of `closed` ones only the name: they have a page of their own. */
export function optionsOf(schema: Schema, place: Place, closed: string[] = [], prefix = ''): Option[] {
  const fields = fieldsAt(place);
  return Object.entries(schema.entries ?? {}).flatMap(([name, field]) => {
    const at = fields.get(name);
    const path = prefix + name;
    const option: Option = { path, ...shapeOf(field), text: at?.comment };
    return at && !closed.includes(path) ? [option, ...optionsInside(field, at, closed, path)] : [option];
  });
}

function optionsInside(schema: Schema, place: Place, closed: string[], path: string): Option[] {
  const at = settle(place);
  const inside = (inner: Schema, index: number, name = path): Option[] =>
    optionsInside(inner, argument(at, index) ?? at, closed, name);
  if (schema.wrapped) return inside(schema.wrapped, 0);
  if (schema.entries) return optionsOf(schema, at, closed, `${path}.`);
  if (schema.item) return inside(schema.item, 0, `${path}[]`);
  if (schema.type === 'record') return inside(schema.value!, 1, `${path}.NAME`);
  if (schema.type === 'variant') return variants(schema, at, closed, path);
  if (schema.type === 'union') return unions(schema, at, closed, path);
  if (schema.getter) return optionsInside(schema.getter({}), longForm(at), closed, path);
  return [];
}

/** Objects that differ by one field: a row for each, and its other fields below. */
function variants(schema: Schema, at: Place, closed: string[], path: string): Option[] {
  const key = String(schema.key);
  return elements(at, 1).flatMap((place, index) => {
    const option = schema.options![index]!;
    const variant = `${key}: ${literals(option.entries![key]!).join(' | ')}`;
    const fields = optionsOf(option, place, closed, `${path}.`).filter((field) => field.path !== `${path}.${key}`);
    return [{ path, type: '{ … }', text: place.comment, variant }, ...fields];
  });
}

/** Several forms of an object: each field once, and required only if all of them have it. */
function unions(schema: Schema, at: Place, closed: string[], path: string): Option[] {
  const all = elements(at, 0).flatMap((place, index) => optionsInside(schema.options![index]!, place, closed, path));
  const firsts = all.filter((option, index) => all.findIndex((other) => other.path === option.path) === index);
  const isCommon = ({ path: name }: Option): boolean =>
    all.filter((other) => other.path === name).length === schema.options!.length;
  return firsts.map((option) => (isCommon(option) ? option : { default: '', ...option }));
}

/** Of `(input) => typeof input === 'string' ? short : long`, the second. */
function longForm({ source, node }: Place): Place {
  const body = argument({ source, node }, 0)?.node;
  return body?.type === 'ArrowFunctionExpression' && body.body.type === 'ConditionalExpression'
    ? { source, node: body.body.alternate }
    : { source, node };
}

function shapeOf(schema: Schema): Pick<Option, 'type' | 'default'> {
  if (schema.type !== 'optional') return { type: typeOf(schema) };
  const { default: value } = schema;
  const isEmpty = value === undefined || (typeof value === 'object' && JSON.stringify(value).length === 2);
  return { type: typeOf(schema.wrapped!), default: isEmpty ? '' : inCode(value) };
}

/** In the notation of TypeScript. */
function typeOf(schema: Schema): string {
  const { type, item, wrapped, options = [], getter } = schema;
  if (type === 'array') return /[ {]/.test(typeOf(item!)) && typeOf(item!) !== '{ … }' ? `(${typeOf(item!)})[]` : `${typeOf(item!)}[]`;
  if (type === 'record') return `Record<string, ${typeOf(schema.value!)}>`;
  if (type === 'nullable') return `${typeOf(wrapped!)} | null`;
  if (wrapped) return typeOf(wrapped);
  if (type === 'picklist' || type === 'literal') return literals(schema).join(' | ');
  if (type === 'union') return [...new Set(options.map(typeOf))].join(' | ');
  if (getter) return `${typeOf(getter(''))} | ${typeOf(getter({}))}`;
  if (type === 'custom') return 'Plugin';
  return ['string', 'number', 'boolean'].includes(type) ? type : '{ … }';
}

function literals({ type, options = [], literal }: Schema): string[] {
  return (type === 'picklist' ? options : [literal]).map(inCode);
}

/** As a configuration would have it: `'left'`, `{ minLevel: 2 }`. */
function inCode(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(inCode).join(', ')}]`;
  return `{ ${Object.entries(value).map(([name, inner]) => `${name}: ${inCode(inner)}`).join(', ')} }`;
}
