// The query sets, and the check that the site still has what they expect.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsOf } from './pages.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'queries');
export const kinds = ['name', 'title', 'task', 'typo', 'prefix', 'error', 'synonym', 'type'];

/** All queries, each with the name of its set and its line there. */
export function readQueries() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, number) => ({
          ...JSON.parse(line),
          set: name.replace('.jsonl', ''),
          place: `${name}:${number + 1}`,
        })),
    );
}

/** All mistakes in the queries, one line each. @param versions See `readVersions`. */
export function problemsOf(queries, versions) {
  const ids = new Map();
  const known = (page) => ids.get(page) ?? ids.set(page, idsOf(page)).get(page);
  const seen = new Map();
  return queries.flatMap(({ query, version, kind, expect, set, place }) => {
    const problem = (text) => `${place}: "${query}" ${text}`;
    const { pages } = versions.get(version) ?? {};
    if (!pages) return [problem(`is for version "${version}", which the site does not have.`)];
    const same = [set, version, query].join(' ');
    const twin = seen.get(same);
    seen.set(same, place);
    return [
      ...(query.trim() === '' ? [problem('is empty.')] : []),
      ...(kinds.includes(kind) ? [] : [problem(`is of kind "${kind}"; expected one of ${kinds.join(', ')}.`)]),
      ...(twin ? [problem(`is already in ${twin}.`)] : []),
      ...(expect?.length > 0 ? [] : [problem('has no expected results.')]),
      ...(expect ?? []).flatMap((target) => {
        const [path, anchor] = splitTarget(target);
        const page = pages.get(path);
        if (!page) return [problem(`expects ${target}, but ${version} has no such page.`)];
        return anchor && !known(page).has(anchor)
          ? [problem(`expects ${target}, but that page has no such anchor.`)]
          : [];
      }),
    ];
  });
}

/** Splits `page#anchor`. An anchor may contain any character but #. */
export function splitTarget(target) {
  const at = target.indexOf('#');
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}
