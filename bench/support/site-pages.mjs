// The pages of a built site, for everything that visits them one by one.
import { readdirSync } from 'node:fs';

/** Every document: each has its Markdown beside it. @param {string} dist @returns {string[]} */
export function documentPaths(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:(?<=^|\/)index)?\.md$/, '')}`)
    .sort();
}
