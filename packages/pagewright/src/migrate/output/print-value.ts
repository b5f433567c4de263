/** A value as TypeScript code, as a person would write it. */
export function printValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? (value as unknown[]).map((item) => printValue(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${printValue(item, inner)}`);
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return `${start}${end}`;
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (indent.length + line.length < 110 && !line.includes('\n')) return line;
  return `${start}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${end}`;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  return `'${escaped.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}
