// What readers ask an assistant, in whole sentences.
import { readFileSync } from 'node:fs';

/** Each with the pages that explain it and the words that an answer has, of which one is enough (`a|b`). */
export function readQuestions() {
  return readFileSync(new URL('../mcp/questions.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ version: 'current', ...JSON.parse(line) }));
}
