// The code blocks of a site's pages, for everything that measures highlighting.
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const shared = 'shared';

/** Every code block as `{ lang, code }`, page by page. @param {string} siteDir */
export function readCodeBlocks(siteDir) {
  const content = join(siteDir, 'content');
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && file.split(sep)[0] !== shared)
    .flatMap((file) => blocksOf(readPage(content, file, file.split(sep)[0])));
}

/** A page with its fragments expanded for its version. */
function readPage(content, file, version) {
  return readFileSync(join(content, file), 'utf8')
    .replace(/^ *<Only versions="([^"]*)">\n([\s\S]*?)^ *<\/Only>$/gm, (_, versions, text) =>
      versions.split(' ').includes(version) ? text : '',
    )
    .replace(/^ *<Include file="([^"]+)" \/>$/gm, (_, name) => readPage(content, join(shared, name), version));
}

function blocksOf(source) {
  return Array.from(source.matchAll(/^( *)```(\w+).*\n([\s\S]*?)\n\1```$/gm), ([, indent, lang, code]) => ({
    // Our own language for package manager commands.
    lang: lang === 'npm' ? 'sh' : lang,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
