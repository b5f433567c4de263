/** `text-align: center; width: 50%` → `{ textAlign: 'center', width: '50%' }`; undefined if nothing is in it. */
export function styleObject(css: string): string | undefined {
  const parts = css
    .split(/;(?![^(]*\))/)
    .map((part) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(part))
    .filter((match) => match !== null);
  if (parts.length === 0) return undefined;
  return `{ ${parts.map(([, name, value]) => `${propertyName(name!)}: ${quoted(value!)}`).join(', ')} }`;
}

function propertyName(name: string): string {
  if (name.startsWith('--')) return `'${name}'`;
  return name
    .toLowerCase()
    .replace(/^-ms-/, 'ms-')
    .replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
