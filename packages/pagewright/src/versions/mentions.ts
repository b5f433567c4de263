import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from '../site/config/config-file.ts';
import type { ByHand, Plan } from './plan.ts';
import { filesBelow } from './share-pages.ts';

/** Places in the site's own code that name a version in quotes or as a key: only a person knows what they mean. */
export function findMentions(siteDir: string, names: string[], plan: Plan): ByHand[] {
  const parts = [...new Set(names)].map((name) => name.replace(/[^\w]/g, String.raw`\$&`));
  const mention = new RegExp(`(?:['"\`/]|\\b)(?:${parts.join('|')})(?:['"\`/]|(?=:))`);
  const isTest = /\.(?:test|spec)\.\w+$/;
  const known = new Set(plan.changes.map(({ file }) => file));
  return filesBelow(siteDir, '.')
    .filter(
      (file) => /\.(?:[jt]sx?|mjs|css)$/.test(file) && !/(?:^|\/)(?:node_modules|static|dist|\.[^/]*)\//.test(file),
    )
    .filter((file) => !known.has(file) && !isTest.test(file) && !/^(?:content|locales|reference)\//.test(file))
    .flatMap((file): ByHand[] => {
      const lines = readFileSync(join(siteDir, file), 'utf8').split('\n');
      const found = lines.flatMap((line, index) => (mention.test(line) ? [index + 1] : []));
      if (found.length === 0 || file === configFile) return [];
      const more = found.length > 1 ? ` and on ${found.length - 1} more` : '';
      return [{ file, line: found[0]!, message: `names the version here${more}: see whether that is still right` }];
    });
}
