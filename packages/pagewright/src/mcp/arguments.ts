import { suggestion } from '../kernel/problems.ts';
import { sentence, shortened } from './phrases.ts';

/** An argument of a tool. One that is not optional has to be given. */
export type Argument = TextArgument | NumberArgument;

interface TextArgument {
  type: 'string';
  description: string;
  /** In characters. */
  maxLength: number;
  enum?: readonly string[];
  optional?: boolean;
}

interface NumberArgument {
  type: 'integer';
  description: string;
  minimum: number;
  maximum: number;
  optional?: boolean;
}

type Value<One extends Argument> = One extends { type: 'string' } ? string : number;
type OptionalIn<All extends Record<string, Argument>> = {
  [Name in keyof All]: All[Name] extends { optional: true } ? Name : never;
}[keyof All];

export type Values<All extends Record<string, Argument>> = {
  [Name in Exclude<keyof All, OptionalIn<All>>]: Value<All[Name]>;
} & { [Name in OptionalIn<All>]?: Value<All[Name]> };

export function jsonSchema(all: Record<string, Argument>) {
  const properties = Object.fromEntries(
    Object.entries(all).map(([name, { optional: _optional, ...schema }]) => [name, schema]),
  );
  const required = Object.keys(all).filter((name) => !all[name]!.optional);
  return { type: 'object' as const, properties, required, additionalProperties: false };
}

/** What is wrong with the arguments of a call, one sentence each. */
export function argumentMistakes(all: Record<string, Argument>, given: Record<string, unknown>): string[] {
  const known = Object.keys(all);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(all, name));
  const hint = (name: string): string => suggestion(name, known, `It takes: ${known.join(', ') || 'none'}.`);
  return [
    ...unknown.map((name) => `There is no argument ${shortened(name)}. ${sentence(hint(name))}`),
    ...known.flatMap((name) => mistakeIn(name, all[name]!, given[name]) ?? []),
  ];
}

function mistakeIn(name: string, argument: Argument, value: unknown): string | undefined {
  if (value === undefined) return argument.optional ? undefined : `The argument "${name}" is missing.`;
  if (argument.type === 'string') {
    if (typeof value !== 'string') return `The argument "${name}" must be text.`;
    if (value.trim() === '') return `The argument "${name}" is empty.`;
    if (value.length > argument.maxLength)
      return `The argument "${name}" has ${value.length} characters; at most ${argument.maxLength} are allowed.`;
    if (argument.enum && !argument.enum.includes(value))
      return `The argument "${name}" must be one of: ${argument.enum.join(', ')}.`;
    return undefined;
  }
  const { minimum, maximum } = argument;
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
  return isRight ? undefined : `The argument "${name}" must be a whole number from ${minimum} to ${maximum}.`;
}
