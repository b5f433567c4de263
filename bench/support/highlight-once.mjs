// Usage: node bench/support/highlight-once.mjs BUNDLE SITE_DIR
// One process of bench/highlight.mjs: highlights the code blocks of a site twice, and prints what that cost.
import { pathToFileURL } from 'node:url';
import { bundledLanguages, createHighlighter } from 'shiki';
import { readCodeBlocks } from './code-blocks.mjs';

const [bundle, siteDir] = process.argv.slice(2);
// Plain text needs no grammar.
const blocks = readCodeBlocks(siteDir).filter(({ lang }) => Object.hasOwn(bundledLanguages, lang));
const { codeTheme, createRegexEngine, grammarsOf, scriptGrammar } = await import(`${pathToFileURL(bundle)}`);
const languages = [...new Set(blocks.flatMap(({ lang }) => grammarsOf(lang)))];

const digests = [];
let highlighter;
const cold = await measure(async () => {
  highlighter = await createHighlighter({ themes: [codeTheme], langs: languages, engine: createRegexEngine() });
  await tokenizeAll('first');
});
const warm = await measure(() => tokenizeAll('second'));
console.log(JSON.stringify({ blocks: blocks.length, cold, warm, megabytes: process.resourceUsage().maxRSS / 1000 }));

/** Lines are tokenized once per instance of the module, so each round has its own. */
async function tokenizeAll(round) {
  const { PageTokens } = await import(`${pathToFileURL(bundle)}?${round}`);
  const tokens = new PageTokens();
  for (const { code, lang } of blocks) tokens.of(highlighter, code, scriptGrammar(lang, code) ?? lang);
  digests.push(tokens.used);
}

async function measure(work) {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
}
