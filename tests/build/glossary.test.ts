import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Change, changeSite, copyBasicSite, pageWith, replace, withPlugins } from '../support/fixture-site.ts';
import { printedAddress, runPagewright, startPagewright } from '../support/run-pagewright.ts';

const terms = (...lines: string[]): string => `export default {\n  terms: [\n    ${lines.join('\n    ')}\n  ],\n};\n`;
const lamp = "{ name: 'lamp', also: ['lamps'], text: 'What gives light.' },";
/** Both versions have a page of terms, one of them a list of terms as well. */
const changes: Record<string, Change> = {
  'site.config.ts': withPlugins('glossary()'),
  'glossary/v2.ts': terms(lamp),
  'content/v2/glossary.mdx': pageWith('<Glossary />'),
  'content/v2/words.mdx': pageWith('Two <Term>lamps</Term>.'),
};

describe('mistakes with terms', () => {
  it('are reported together, each where it is written, by check and by build', async () => {
    const site = copyBasicSite({
      ...changes,
      'content/shared/dim.mdx': 'First.\n\nA <Term>lapm</Term>.\n',
      'content/v2/words.mdx': pageWith('A <Term id="lmap">light</Term>.\n\n<Include file="dim.mdx" />'),
      'content/v1/words.mdx': pageWith('A <Term>lamp</Term>.'),
      'content/v2/twice.mdx': pageWith('A [word](./words.mdx) <Term page="x">lamp</Term>.'),
    });
    const check = await runPagewright('check', site);
    expect(check.code).toBe(1);
    expect(
      check.output
        .split(/\n\n(?=The site)/)[0]!
        .split(/\n(?=error:)/)
        .toSorted(),
    ).toEqual([
      'error: content/shared/dim.mdx:3: unknown term "lapm"\n  hint: did you mean "lamp"?',
      'error: content/v1/words.mdx:5: unknown term "lamp"\n  hint: list it in glossary/v1.ts, or name the term that it means: <Term id="…">',
      'error: content/v2/twice.mdx:5: unknown attribute "page" on <Term> [unknown-attribute]\n  hint: available attributes: id',
      'error: content/v2/words.mdx:5: there is no term with the id "lmap"\n  hint: did you mean "lamp"?',
    ]);
    const build = await runPagewright('build', site, '--out', join(site, 'out'));
    expect(build.output).toContain(check.output.trim());
  });

  it('in the list itself are reported before those of pages', async () => {
    const { output } = await runPagewright(
      'check',
      copyBasicSite({
        ...changes,
        'glossary/v2.ts': terms(lamp, "{ name: 'Lamps', text: 'Several.' },", "{ name: 'wick', text: '' },"),
      }),
    );
    expect(output).toMatch(
      /^error: glossary\/v2\.ts:5: invalid value for "terms\[2\]\.text": ""\n {2}hint: must not be empty\n/,
    );
  });

  it('a component of a plugin that the site does not have is named', async () => {
    const { output } = await runPagewright(
      'check',
      copyBasicSite({ 'content/v2/words.mdx': changes['content/v2/words.mdx']! }),
    );
    expect(output).toContain(
      "content/v2/words.mdx:5: unknown component <Term> [unknown-component]\n  hint: it comes with a plugin: add glossary() of 'pagewright/glossary' to plugins in site.config.ts",
    );
  });
});

it('a page has the link and not the definition, and follows what changes in the list', async () => {
  const site = copyBasicSite(changes);
  const out = join(site, 'out');
  const read = (file: string): string => readFileSync(join(out, 'docs', file), 'utf8');
  await runPagewright('build', site, '--out', out);
  const words = read('words/index.html');
  expect(words).toContain('<a href="/docs/glossary#lamp" class="term">lamps</a>');
  expect(words).not.toContain('What gives light.');
  expect(read('glossary/index.html')).toContain('<dt id="lamp"><dfn>lamp</dfn></dt><dd><p>What gives light.</p></dd>');
  expect(read('glossary.md')).toContain('**lamp**\n\nWhat gives light.');
  changeSite(site, { 'glossary/v2.ts': replace("name: 'lamp'", "name: 'lamp', id: 'light'") });
  await runPagewright('build', site, '--out', out);
  expect(read('words/index.html')).toContain('href="/docs/glossary#light"');
});

it('the development server shows a mistake in the place of its page, until it is mended', async () => {
  const site = copyBasicSite({ ...changes, 'content/v2/words.mdx': pageWith('Two <Term>lapms</Term>.') });
  const server = await startPagewright('dev', site, '--port', '0');
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await printedAddress(server);
  const open = async (): Promise<string> => (await fetch(new URL('/docs/words', address))).text();
  expect(await open()).toContain('unknown term');
  changeSite(site, { 'glossary/v2.ts': terms(lamp, "{ name: 'lapms', text: 'A lake.' },") });
  await expect.poll(open, { timeout: 20_000 }).toContain('href="/docs/glossary#lapms"');
});
