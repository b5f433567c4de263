#!/usr/bin/env node
// Usage: node bench/mcp-answers.mjs [DIST] [--misses] [--assert]
// Asks `pagewright mcp` what readers ask, in whole sentences, and looks for the answers: in the results of its search alone, and in the sections of the first three that it reads.
import { parseArgs } from 'node:util';
import { withAgent } from './support/agent.mjs';
import { readQuestions } from './support/questions.mjs';
import { withSite } from './support/workspace.mjs';

const goal = 0.9;
/** Results that an agent reads before it gives up. */
const read = 3;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false }, assert: { type: 'boolean', default: false } },
});
const questions = readQuestions();

await withSite(positionals[0], (dist) =>
  withAgent(dist, async ({ ask }) => {
    const answers = [];
    for (const question of questions) answers.push(await answer(ask, question));
    const share = (name) => answers.filter((one) => one[name]).length;
    console.log(
      `${questions.length} questions: ${share('found')} answered by the results, ${share('read')} once the first ${read} are read`,
    );
    console.log(
      `${Math.round(answers.reduce((sum, { length }) => sum + length, 0) / answers.length)} characters of results on average`,
    );
    if (options.misses)
      questions.forEach(({ query, contains }, at) => {
        const { found, urls } = answers[at];
        if (!found)
          console.log(`\n${answers[at].read ? 'read' : 'MISSED'}: ${query}\n  ${contains}\n  ${urls.join('\n  ')}`);
      });
    if (options.assert && share('read') < goal * questions.length) process.exitCode = 1;
  }),
);

/** Whether a page that explains it comes first, and says it. */
async function answer(ask, { query, version, expect, contains }) {
  const wanted = contains.split('|');
  const says = (text) => wanted.some((one) => text.replaceAll('`', '').includes(one));
  const results = await ask('search', { query, version });
  const entries = results.split(/\n\n(?=\d+\. )/).slice(1);
  const isRight = (text) => expect.some((page) => new RegExp(`/docs/(?:v\\d/)?${page}(?:[#\\s]|$)`).test(text));
  const urls = entries
    .slice(0, read)
    .flatMap((entry) => entry.match(/https:\/\/trispan\.example\/docs\/\S*/g)?.slice(0, 2) ?? []);
  let isRead = false;
  for (const url of urls) isRead ||= isRight(url) && says(await ask('read_page', { page: url }));
  return { found: entries.some((entry) => isRight(entry) && says(entry)), read: isRead, urls, length: results.length };
}
