import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from '../support/run-command.ts';
import { unzip } from '../../support/unzip.ts';

test('a version as an e-book: documents that are strict XML, and links that lead somewhere', async ({ page }, info) => {
  // The whole site is built for it.
  test.slow();
  const book = info.outputPath('book.epub');
  await runCommand('export', 'epub', 'examples/reading', '--out', book);
  const files = unzip(readFileSync(book));
  const documents = files.flatMap(({ path, content }) =>
    /\.(?:xhtml|opf|xml)$/.test(path) ? [{ path, text: content.toString() }] : [],
  );
  const read = await page.evaluate(
    (all) =>
      all.map(({ path, text }) => {
        const type = path.endsWith('.xhtml') ? 'application/xhtml+xml' : 'application/xml';
        const parsed = new DOMParser().parseFromString(text, type);
        const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
        return {
          path,
          error: parsed.querySelector('parsererror')?.textContent,
          ids,
          repeated: ids.filter((id, place) => ids.indexOf(id) !== place),
          links: [...parsed.querySelectorAll('a[href], img, link')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
          hidden: parsed.querySelectorAll('article [hidden], details:not([open])').length,
        };
      }),
    documents,
  );
  expect(read.length).toBeGreaterThan(10);
  const targets = new Map(read.map(({ path, ids }) => [path, ids]));
  const paths = new Set(files.map(({ path }) => path));
  for (const { path, error, repeated, links, hidden } of read) {
    expect({ path, error, repeated, hidden }).toEqual({ path, error: undefined, repeated: [], hidden: 0 });
    for (const link of links.filter((address) => !/^[a-z]+:/.test(address))) {
      const [file, id] = link.split('#').map(decodeURIComponent);
      const target = file ? posix.join(dirname(path), file) : path;
      expect(paths, `${link} in ${path}`).toContain(target);
      if (id) expect(targets.get(target), `${link} in ${path}`).toContain(id);
    }
  }
});
