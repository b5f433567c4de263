import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { root, runPagewright } from '../support/run-pagewright.ts';

const fixture = join(root, 'tests/fixtures/docusaurus');

it('turns a Docusaurus site into one that passes check, twice, and touches neither the old site nor edits', async () => {
  const old = join(temporaryFolder(), 'old');
  const site = join(temporaryFolder(), 'new');
  cpSync(fixture, old, { recursive: true });
  const before = folderContents(old);
  const first = await runPagewright('migrate', 'docusaurus', old, '--out', site);
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toContain('to do: docs/guides/syntax.mdx:48: the component <Chart> was left out');
  expect(first.output).toContain('1 thing to do by hand.');
  expect(folderContents(old)).toEqual(before);
  const report = readFileSync(join(site, 'MIGRATION.md'), 'utf8');
  expect(report).toContain('links to edit a page were left out');
  expect(report).toContain('its own search instead of Algolia');
  expect(report).toContain('`docs/guides/syntax.mdx:48`');
  expect(readFileSync(join(site, 'content/2.0/guides/start.md'), 'utf8')).toContain(
    'Promise\\<Water>, and \\{braces} are',
  );

  const checked = await runPagewright('check', site);
  expect(checked.output).toMatch(/^Checked \d+ pages and \d+ samples?: no problems\.\n$/);
  const out = join(temporaryFolder(), 'dist');
  expect(await runPagewright('build', site, '--out', out, '--strict')).toMatchObject({ code: 0 });
  const html = readFileSync(join(out, 'docs/guides/start/index.html'), 'utf8');
  expect(readFileSync(join(out, 'docs/guides/syntax/index.html'), 'utf8')).toContain('class="kettle"');
  expect(readFileSync(join(out, 'help/index.html'), 'utf8')).toContain('/docs/help');
  expect(html).toContain('This is about the model K2.');
  expect(html).toContain('Read <a href="/docs/">the introduction</a>');
  expect(readFileSync(join(out, 'docs/old-start/index.html'), 'utf8')).toContain('/docs/guides/start');

  const written = folderContents(site);
  expect(await runPagewright('migrate', 'docusaurus', old, '--out', site)).toMatchObject({ code: 0 });
  expect(folderContents(site)).toEqual(written);
  writeFileSync(join(site, 'content/2.0/guides/start.md'), 'edited');
  const refused = await runPagewright('migrate', 'docusaurus', old, '--out', site);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('would be overwritten');
  const forced = await runPagewright('migrate', 'docusaurus', old, '--out', site, '--force');
  expect(forced.output).toContain('kept: content/2.0/guides/start.md');
  expect(readFileSync(join(site, 'content/2.0/guides/start.md'), 'utf8')).toBe('edited');
});

it('says what is wrong with the folders', async () => {
  const empty = temporaryFolder();
  expect((await runPagewright('migrate', 'docusaurus', empty, '--out', join(empty, 'new'))).output).toContain(
    'has no docusaurus.config.js',
  );
  expect((await runPagewright('migrate', 'docusaurus', fixture, '--out', join(fixture, 'new'))).output).toContain(
    'is in the folder that is read',
  );
  expect((await runPagewright('migrate', 'docusaurus', fixture)).output).toContain('Name both folders');
});
