import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

/** The interface that sites' own plugins have, the texts in all languages, and functions that know nothing of sites, which others would write themselves. */
const allowed = [
  /^plugins\//,
  /^kernel\//,
  /^contract\/strings\//,
  /^contract\/search-events\.ts$/,
  /^site\/plugins\/plugin(?:-markdown|-site|-versions)?\.ts$/,
  /^site\/config\/(?:validate|fields)\.ts$/,
  /^site\/docs\/(?:code-fence|fragment-lines|page-parts)\.ts$/,
  /^markdown\/code\/inline-code\.ts$/,
];

it('the plugins of the engine use the public interface and nothing else of it', () => {
  const imports = files.flatMap((file) => {
    const path = join(import.meta.dirname, file);
    const targets = readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
    return Array.from(targets, ([, target]) => relative(src, join(dirname(path), target!)).replaceAll('\\', '/'));
  });
  expect(imports.filter((target) => !allowed.some((pattern) => pattern.test(target)))).toEqual([]);
});
