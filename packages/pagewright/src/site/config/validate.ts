import { inspect } from 'node:util';
import * as v from 'valibot';
import { type Path, fieldName, lineOfKey, lineOfPath } from '../../kernel/text/locate.ts';
import { type Problem, SiteError, suggestion } from '../../kernel/problems.ts';
import { type AnySchema, schemaAt } from './schema-at.ts';

interface ConfigSource {
  file: string;
  /** A TypeScript file, or a YAML block that starts at `firstLine`. */
  source: string;
  firstLine?: number;
  /** Fields that no longer exist, and what to write instead. */
  moved?: Record<string, string>;
}

/**
 * Validates an authored value against a schema. Every issue becomes a problem that names the field, its value
 * and what is allowed, at the field's line in the source.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  origin: ConfigSource,
): v.InferOutput<Schema> {
  const result = parse(schema, value, origin);
  if (result.success) return result.output;
  throw new SiteError(
    result.issues.map((issue) => toProblem(issue, (path) => schemaAt(schema as AnySchema, path, value), origin)),
  );
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  { file, source }: ConfigSource,
): v.SafeParseResult<Schema> {
  try {
    return v.safeParse(schema, value);
  } catch (error) {
    // Entries may be nested as deep as one likes, so Valibot follows a value that is part of itself for ever.
    if (!(error instanceof RangeError)) throw error;
    throw new SiteError({
      severity: 'error',
      file,
      line: lineOfPath(source, []),
      message: 'this value contains itself',
      hint: 'remove the part that refers back to what it is in',
    });
  }
}

function toProblem(
  issue: v.BaseIssue<unknown>,
  schemaOf: (path: Path) => AnySchema | undefined,
  { file, source, firstLine, moved = {} }: ConfigSource,
): Problem {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  const field = fieldName(path);
  const line = firstLine === undefined ? lineOfPath(source, path) : lineOfKey(source, path[0]) + firstLine - 1;
  const problem = (message: string, hint: string): Problem => ({ severity: 'error', file, line, message, hint });
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(schemaOf(path.slice(0, -1))?.entries ?? {});
    return problem(
      `unknown field "${field}"`,
      moved[field] ?? suggestion(String(path.at(-1)), known, `available fields: ${known.join(', ')}`),
    );
  }
  if (issue.input === undefined) return problem(`missing field "${field}"`, describeMissing(issue, schemaOf(path)));
  return problem(`invalid value${field && ` for "${field}"`}: ${show(issue.input)}`, describe(issue));
}

/** What is allowed. Valibot's default messages describe types; those in our schemas are written for people. */
function describe(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  return `expected ${{ Object: 'an object { … }', Array: 'a list [ … ]' }[issue.expected ?? ''] ?? issue.expected ?? 'a different value'}`;
}

/** For a missing key Valibot reports only the key; the field's own schema says what it should be. */
function describeMissing(issue: v.BaseIssue<unknown>, schema: AnySchema | undefined): string {
  const own =
    schema && issue.type === 'strict_object'
      ? v.safeParse(schema as unknown as v.GenericSchema, undefined).issues?.[0]
      : undefined;
  return describe(own ?? issue);
}

function show(value: unknown): string {
  const text = asJson(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // It contains itself, which YAML can express, or a bigint.
    return inspect(value, { breakLength: Infinity });
  }
}
