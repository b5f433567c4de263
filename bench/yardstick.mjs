// Usage: node bench/yardstick.mjs SITE_DIR
// What the engine is compared with: the site's code blocks through Shiki, two themes, one thread, nothing else.
// Times creating the highlighter and highlighting, but not reading the pages or loading Shiki.
import { createHighlighter } from 'shiki';
import { readCodeBlocks } from './support/code-blocks.mjs';

const blocks = readCodeBlocks(process.argv[2] ?? 'site');

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
