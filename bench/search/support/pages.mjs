// The pages of a built site, by version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPaths } from '../../support/site-pages.mjs';

/**
 * Versions by name: the base of their URLs, and their pages by path below it.
 *
 * @returns {Map<string, { base: string, pages: Map<string, { path: string, html: string }> }>}
 */
export function readVersions(dist) {
  const versions = new Map();
  for (const address of documentPaths(dist)) {
    const html = readFileSync(join(dist, address, 'index.html'), 'utf8');
    const name = /<meta name="docsearch:docusaurus_tag" content="docs-default-([^"]+)"/.exec(html)?.[1];
    if (!name) throw new Error(`The page ${address} does not say which version it belongs to.`);
    const base = name === 'current' ? '/docs/' : `/docs/${name}/`;
    const path = address.replace(/\/$/, '').slice(base.length);
    if (!versions.has(name)) versions.set(name, { base, pages: new Map() });
    versions.get(name).pages.set(path, { path, html });
  }
  return versions;
}

export function titleOf({ html }) {
  return decode(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '');
}

export function descriptionOf({ html }) {
  return decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
}

export function idsOf({ html }) {
  return new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => decode(id)));
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text) {
  return text.replace(/&(?:#x([0-9a-f]+)|(amp|lt|gt|quot));/gi, (_, hex, name) =>
    name ? entities[name] : String.fromCodePoint(parseInt(hex, 16)),
  );
}
