// Usage: node bench/support/tokenize-site.mjs BUNDLE SITE_DIR
// One process of bench/highlight.mjs: tokenizes the code blocks of a site twice and prints what that cost.
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { bundledLanguages, createHighlighter } from 'shiki';
import { readCodeBlocks } from './code-blocks.mjs';

const [file = '', siteDir = 'site'] = process.argv.slice(2);
const bundle = pathToFileURL(file).href;
// The others are plain text.
const blocks = readCodeBlocks(siteDir).filter(({ lang }) => Object.hasOwn(bundledLanguages, lang));
const { codeTheme, createRegexEngine, grammarsOf, scriptGrammar } = await import(bundle);
const langs = [...new Set(blocks.flatMap(({ lang }) => grammarsOf(lang)))];

let highlighter;
const cold = await measure(async () => {
  highlighter = await createHighlighter({ themes: [codeTheme], langs, engine: createRegexEngine() });
  return tokenizeAll('cold');
});
const warm = await measure(() => tokenizeAll('warm'));
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
const hash = createHash('sha256').update(JSON.stringify(cold.result)).digest('hex');
console.log(JSON.stringify({ blocks: blocks.length, cold: cold.cost, warm: warm.cost, megabytes, hash }));

/** An instance of the module tokenizes equal lines only once, so the second time needs another instance. */
async function tokenizeAll(instance) {
  const { PageTokens } = await import(`${bundle}?${instance}`);
  const tokens = new PageTokens();
  for (const { code, lang } of blocks) tokens.of(highlighter, code, scriptGrammar(lang, code) ?? lang);
  return tokens.used;
}

async function measure(work) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, cost: { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 } };
}
