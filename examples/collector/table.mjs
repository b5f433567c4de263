/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** All that comes from readers goes through it. @type {(value: unknown) => string} */
const escape = (value) => String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/**
 * @param {string} title
 * @param {string[]} head
 * @param {unknown[][]} rows
 */
function table(title, head, rows) {
  if (rows.length === 0) return `<h2>${title}</h2><p>None yet.</p>`;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td dir="auto">${escape(cell)}</td>`).join('')}</tr>`);
  const names = head.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<h2>${title}</h2><table><thead><tr>${names}</tr></thead><tbody>${cells.join('\n')}</tbody></table>`;
}

/**
 * The page with everything that was collected.
 *
 * @param {ReturnType<import('./store.mjs').Store['summary']>} summary
 */
export function page({ votes, comments, searches }) {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Feedback</title>
<link rel="stylesheet" href="style.css">
<h1>Feedback</h1>
${table(
  'Pages by votes',
  ['Page', 'Helpful', 'Not helpful'],
  votes.map(({ page: path, yes, no }) => [path, yes, no]),
)}
${table(
  'Comments',
  ['Day', 'Page', 'Language', 'Helpful', 'Text'],
  comments.map(({ day, page: path, language, helpful, text }) => [day, path, language, helpful ? 'yes' : 'no', text]),
)}
${table(
  'Searches without results',
  ['Query', 'Version', 'Times', 'Last'],
  searches.map(({ query, version, times, last }) => [query, version || 'all', times, last]),
)}
`;
}

export const style = `body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid GrayText; text-align: start; vertical-align: top; overflow-wrap: anywhere; white-space: pre-wrap; }
`;
