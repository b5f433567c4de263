import { escapeText } from '../../kernel/text/html.ts';

/**
 * JSON as the HTML of a tree of `<details>`, which needs no script. The outermost level is open. A string, because a large
 * site's data would make tens of thousands of elements for React.
 */
export function jsonTree(value: unknown, name?: string): string {
  const label = name === undefined ? '' : `<span class="json-key">${escapeText(name)}: </span>`;
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) {
    const text = JSON.stringify(value) ?? 'undefined';
    return `<div class="json-leaf">${label}<span class="json-${value === null ? 'null' : typeof value}">${escapeText(text)}</span></div>`;
  }
  const entries = Object.entries(value);
  const count = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  const itemName = name !== undefined && !Number.isNaN(Number(name)) ? nameOf(value) : '';
  const children = entries.map(([key, child]) => jsonTree(child, key));
  return `<details class="json-node"${name === undefined ? ' open' : ''}><summary>${label}${count} ${escapeText(itemName)}</summary>${children.join('')}</details>`;
}

/** Labels a list item, so that it can be found without opening all of them. */
function nameOf(item: object): string {
  const name = ['path', 'id', 'name', 'file'].map((key) => (item as Record<string, unknown>)[key]);
  return String(name.find((value) => typeof value === 'string') ?? '');
}
