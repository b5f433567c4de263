import * as v from 'valibot';
import { type Problem, SiteError, closest } from './problems.ts';

/**
 * Checks a value that a writer wrote against a schema. Every issue becomes a problem that names the field,
 * the value and what is allowed, at the line where the field stands in the source.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  place: { file: string; source: string; firstLine?: number },
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new SiteError(result.issues.map((issue) => toProblem(issue, place)));
}

function toProblem(issue: v.BaseIssue<unknown>, { file, source, firstLine = 1 }: { file: string; source: string; firstLine?: number }): Problem {
  const keys = (issue.path ?? []).map((step) => step.key as string | number);
  const field = keys.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key), '');
  const line = lineOfField(source, keys, issue.input) + firstLine - 1;
  const last = keys.at(-1);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const parent = issue.path?.at(-1)?.input as Record<string, unknown>;
    const known = knownKeys(issue, parent);
    const guess = closest(String(last), known);
    return { severity: 'error', file, line, message: `unknown field "${field}"`, hint: guess ? `did you mean "${guess}"?` : 'remove it, or check its spelling' };
  }
  if (issue.input === undefined) return { severity: 'error', file, line, message: `"${field}" is missing`, hint: describe(issue) };
  return { severity: 'error', file, line, message: `"${field}" is ${show(issue.input)}`, hint: describe(issue) };
}

function describe(issue: v.BaseIssue<unknown>): string {
  // Valibot's own English for a missing field reads like a stack trace; ours are written for the schema.
  return issue.message.startsWith('Invalid') ? `expected ${issue.expected ?? 'another value'}` : issue.message;
}

function knownKeys(issue: v.BaseIssue<unknown>, parent: Record<string, unknown>): string[] {
  const entries = (issue as { requirement?: unknown }).requirement;
  return entries && typeof entries === 'object' ? Object.keys(entries) : Object.keys(parent);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/**
 * The line of a field in a TypeScript or YAML source. The evaluated value has no positions, so the field is
 * looked up as text: `key: value` first, then the last key of the path that occurs at all.
 */
function lineOfField(source: string, keys: (string | number)[], value: unknown): number {
  const names = keys.filter((key): key is string => typeof key === 'string').reverse();
  const literal = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  for (const name of names) {
    const key = `(?:^|[^\\w$])['"]?${escape(name)}['"]?\\s*:`;
    const exact = literal && name === names[0] ? new RegExp(`${key}\\s*['"\`]?${escape(literal)}`, 'm') : undefined;
    const match = exact?.exec(source) ?? new RegExp(key, 'm').exec(source);
    if (match) return source.slice(0, match.index + match[0].search(/\S/)).split('\n').length;
  }
  return 1;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
