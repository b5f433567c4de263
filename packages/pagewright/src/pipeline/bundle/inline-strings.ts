import { parseAst } from 'rolldown/parseAst';
import { type Strings, partsOf } from '../../contract/strings/strings.ts';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

interface Call {
  start: number;
  end: number;
  key: string;
  /** The code of each value by its name. */
  values?: Record<string, string>;
}

const lookup = /[\\/]contract[\\/]strings[\\/]t\.ts$/;
/** What imports the function. */
const users = /import \{ t \} from '[^']*\/contract\/strings\/t\.ts'/;

/**
 * Replaces `t('key')` with the text itself in bundles for a site with one language: its readers load no table, no keys and no function
 * that looks them up. With values, the text becomes a template literal.
 */
export function inlineStrings(strings: Strings) {
  // Server and browser load the same modules.
  const inlined = new Map<string, string>();
  return {
    name: 'inline-strings',
    enforce: 'pre' as const,
    // Whoever sets the table has nothing to set.
    load: (id: string): string | undefined =>
      lookup.test(id) ? 'export function t() {}\nexport function readStrings() {}\n' : undefined,
    transform(code: string, id: string): { code: string; map: null } | undefined {
      if (!/\.tsx?$/.test(id) || !users.test(code)) return undefined;
      const known = inlined.get(code) ?? inline(code, strings, id.endsWith('x') ? 'tsx' : 'ts');
      inlined.set(code, known);
      return { code: known, map: null };
    },
  };
}

export function inline(code: string, strings: Strings, lang: 'ts' | 'tsx' = 'tsx'): string {
  const calls = callsIn(parseAst(code, { lang }), code).sort((a, b) => b.start - a.start);
  return calls.reduce(
    (text, call) => text.slice(0, call.start) + expressionOf(call, strings) + text.slice(call.end),
    code,
  );
}

function expressionOf({ key, values }: Call, strings: Strings): string {
  const text = strings[key as keyof Strings];
  if (!values || typeof text !== 'string') return JSON.stringify(text);
  const parts = partsOf(text).map((part, index) =>
    index % 2 ? `\${${values[part]}}` : part.replace(/[\\`$]/g, '\\$&'),
  );
  return `\`${parts.join('')}\``;
}

function callsIn(node: unknown, code: string): Call[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((child) => callsIn(child, code));
  const inside = Object.values(node).flatMap((child) => callsIn(child, code));
  const call = asCall(node as SyntaxNode, code);
  if (call && inside.length > 0) throw new Error(`t() inside t(): ${code.slice(call.start, call.end)}`);
  return call ? [call] : inside;
}

function asCall(node: SyntaxNode, code: string): Call | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node as SyntaxNode & {
    callee: SyntaxNode & { name?: string };
    arguments: (SyntaxNode & { value?: unknown; properties?: Property[] })[];
  };
  if (callee.type !== 'Identifier' || callee.name !== 't') return undefined;
  const [key, values] = given;
  if (typeof key?.value !== 'string')
    throw new Error(`the key of t() must be written out: ${code.slice(node.start, node.end)}`);
  const pairs = values?.properties?.map(({ key: name, value }) => [name.name, code.slice(value.start, value.end)]);
  return { start: node.start, end: node.end, key: key.value, ...(pairs && { values: Object.fromEntries(pairs) }) };
}

interface Property {
  key: { name: string };
  value: SyntaxNode;
}
