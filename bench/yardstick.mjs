// Usage: node bench/yardstick.mjs SITE_DIR
// What the engine is compared with: the site's code blocks through Shiki, two themes, one thread, nothing else.
// Times creating the highlighter and highlighting, but not reading the pages or loading Shiki.
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createHighlighter } from 'shiki';

const content = join(process.argv[2] ?? 'site', 'content');
const shared = 'shared';
const blocks = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && file.split(sep)[0] !== shared)
  .flatMap((file) => readBlocks(readPage(file, file.split(sep)[0])));

const start = performance.now();
const themes = { light: 'github-light', dark: 'github-dark' };
const highlighter = await createHighlighter({
  themes: Object.values(themes),
  langs: [...new Set(blocks.map(({ lang }) => lang))],
});
let bytes = 0;
for (const { code, lang } of blocks) bytes += highlighter.codeToHtml(code, { lang, themes }).length;
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ blocks: blocks.length, bytes, seconds }));

/** A page with its fragments expanded for its version. */
function readPage(file, version) {
  return readFileSync(join(content, file), 'utf8')
    .replace(/^ *<Only versions="([^"]*)">\n([\s\S]*?)^ *<\/Only>$/gm, (_, versions, text) =>
      versions.split(' ').includes(version) ? text : '',
    )
    .replace(/^ *<Include file="([^"]+)" \/>$/gm, (_, name) => readPage(join(shared, name), version));
}

function readBlocks(source) {
  return Array.from(source.matchAll(/^( *)```(\w+).*\n([\s\S]*?)\n\1```$/gm), ([, indent, lang, code]) => ({
    // Our own language for package manager commands.
    lang: lang === 'npm' ? 'sh' : lang,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
