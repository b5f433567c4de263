import { Edits } from '../kernel/text/edits.ts';
import { printValue } from '../migrate/output/print-value.ts';
import { ConfigSource, type Entry, type Field, fieldOf, textOf } from './config-source.ts';
import { indentOf, insertFirst, removeItem } from './edit-list.ts';
import type { CutNames } from './cut-names.ts';

/** The configuration with the new version and what becomes of the one before; nothing if its list of versions is not written down. */
export function configAfterCut(text: string, { latest, older, banner }: CutNames): string | undefined {
  const source = new ConfigSource(text);
  const versions = source.versions();
  const entry = versions?.entries.find((candidate) =>
    candidate.fields.some(({ key, value }) => key === 'isLast' && text.slice(value.start, value.end) === 'true'),
  );
  if (!versions || !entry || entry !== versions.entries[0]) return undefined;
  const quote = text.slice(fieldOf(entry, 'name')!.value.start)[0] === '"' ? '"' : "'";
  const quoted = (value: string): string => quote + value + quote;
  const others = entry.fields.filter(
    ({ key }) => !['name', 'label', 'folder', 'path', 'isLast', 'moved', 'banner'].includes(key),
  );
  const fields = [
    ...(['name', 'label', 'folder'] as const).map((key) => `${key}: ${quoted(latest[key])}`),
    `path: ${quoted('')}`,
    'isLast: true',
    ...others.map(({ start, end }) => text.slice(start, end)),
  ];
  const edits = new Edits();
  insertFirst(edits, text, versions.list, versions.entries, `{ ${fields.join(', ')} }`);
  for (const key of ['name', 'label', 'folder', 'path'] as const) {
    const field = fieldOf(entry, key);
    if (field && textOf(field) !== older[key]) edits.replace(field.value.start, field.value.end, quoted(older[key]));
  }
  setBanner(edits, text, entry, banner === 'none' ? undefined : `banner: ${quoted(banner)}`);
  return edits.apply(text);
}

/** Whoever is no longer the latest says so. */
function setBanner(edits: Edits, text: string, entry: Entry, banner: string | undefined): void {
  const isLast = fieldOf(entry, 'isLast')!;
  const existing = fieldOf(entry, 'banner');
  if (existing || banner === undefined) removeItem(edits, text, isLast);
  else edits.replace(isLast.start, isLast.end, banner);
  if (existing && banner !== undefined) edits.replace(existing.start, existing.end, banner);
}

export interface ConfigDrop {
  name: string;
  /** What the next newer version says of pages with another id, about the next older one from now on. */
  moved: Record<string, string>;
  /** The file of the redirects, and what they are called in the configuration. */
  redirects?: { file: string; name: string };
}

/** The configuration without a version. */
export function configAfterDrop(text: string, { name, moved, redirects }: ConfigDrop): string | undefined {
  const source = new ConfigSource(text);
  const versions = source.versions();
  const index = versions?.entries.findIndex((entry) => textOf(fieldOf(entry, 'name')) === name) ?? -1;
  const newer = versions?.entries[index - 1];
  if (!versions || index < 1 || !newer) return undefined;
  const edits = new Edits();
  removeItem(edits, text, versions.entries[index]!);
  setMoved(edits, text, newer, moved);
  if (redirects && !addRedirects(edits, source, redirects)) return undefined;
  return edits.apply(text);
}

function setMoved(edits: Edits, text: string, entry: Entry, moved: Record<string, string>): void {
  const field = fieldOf(entry, 'moved');
  const isEmpty = Object.keys(moved).length === 0;
  if (field && isEmpty) removeItem(edits, text, field);
  else if (field) edits.replace(field.value.start, field.value.end, printValue(moved, indentOf(text, field.start)));
  else if (!isEmpty) {
    const last = entry.fields.at(-1)!;
    edits.insert(last.end, `, moved: ${printValue(moved, indentOf(text, last.start))}`);
  }
}

function addRedirects(edits: Edits, source: ConfigSource, { file, name }: { file: string; name: string }): boolean {
  const { text } = source;
  const site = source.site()!;
  const field = fieldOf(site, 'redirects');
  const list = source.list(field);
  if (field && !list) return false;
  const imports = source.program.body.filter(({ type }) => type === 'ImportDeclaration');
  edits.insert(
    imports.at(-1)?.end ?? 0,
    `${imports.length > 0 ? '\n' : ''}import ${name} from './${file}';${imports.length > 0 ? '' : '\n'}`,
  );
  if (list) insertFirst(edits, text, list, list.items, `...${name}`);
  else {
    const { start, end } = lastOf(site);
    const indent = indentOf(text, start);
    const comma = /^\s*,/.test(text.slice(end));
    edits.insert(
      comma ? end + /^\s*,/.exec(text.slice(end))![0].length : end,
      `${comma ? '' : ','}\n${indent}redirects: [...${name}],`,
    );
  }
  return true;
}

function lastOf({ fields }: Entry): Field {
  return fields.at(-1)!;
}
