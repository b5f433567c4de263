import { describe, expect, it } from 'vitest';
import { type Change, append, copyBasicSite, pageWith, withPlugins } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

// Mistakes in a page that make a build fail.

const check = (changes: Record<string, Change>) => runPagewright('check', copyBasicSite(changes));
const oneError = '\n\nThe site could not be built: 1 error.\n';
const page = 'content/v2/only-new.mdx';

describe('a page with', () => {
  it('broken MDX', async () => {
    const { code, output } = await check({ [page]: append('A <b>tag that stays open.') });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^error: content\/v2\/only-new\.mdx:7: invalid MDX: .*<b>.*\n {2}hint: in prose, put \{ and < in `code` or escape them as \\\{ and \\<; close every tag\n/,
    );
    expect(output).toContain(oneError);
  });

  it('an element without an end, as HTML has it', async () => {
    const { output } = await check({ [page]: append('One line<br>and another.') });
    expect(output).toBe(
      `error: content/v2/only-new.mdx:7: invalid MDX: <br> is not closed\n  hint: write <br />, with its attributes before the slash${oneError}`,
    );
  });

  it('bad front matter', async () => {
    const { code, output } = await check({
      [page]: '---\ntitle: Only: new\n---\n',
      'content/v1/only-old.mdx': '---\ntitle: Fine\ndescripton: Old.\n---\n',
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^error: content\/v2\/only-new\.mdx:2: bad front matter: .*\n {2}hint: write each field once, not indented, as key: value with a space after the colon; quote text that contains a colon or #, or starts with a symbol such as \* @ ! `\n/,
    );
  });

  it('an unknown field in its front matter', async () => {
    const { code, output } = await check({ 'content/v1/only-old.mdx': '---\ntitle: Fine\ndescripton: Old.\n---\n' });
    expect(code).toBe(1);
    expect(output).toBe(
      `error: content/v1/only-old.mdx:3: unknown field "descripton" [unknown-field]\n  hint: did you mean "description"?${oneError}`,
    );
  });

  it('a layout that does not exist, or the layout of an entrance and no heading', async () => {
    const [wrong, untitled] = await Promise.all([
      check({ [page]: '---\ntitle: New\nlayout: landin\n---\n' }),
      check({ [page]: '---\ntitle: New\nlayout: landing\n---\n\nText.\n' }),
    ]);
    expect(wrong.output).toMatch(/^error: content\/v2\/only-new\.mdx:3: .*layout.*\n.*did you mean "landing"\?/);
    expect(untitled.output).toBe(
      `error: content/v2/only-new.mdx: this page has no heading of the first level: with the layout "landing", its content has the page's only one\n  hint: begin the text with # and the heading, or with a component that shows an <h1>${oneError}`,
    );
  });

  it('a reference to a broken declaration: that is reported, once, and not the page', async () => {
    const reference = append('<ApiReference name="lamp" />');
    const { code, output } = await check({
      'site.config.ts': withPlugins("apiReference({ scope: '@lamp' })"),
      'reference/v2/lamp.ts': 'export interface {\n',
      [page]: reference,
      'content/v2/index.mdx': reference,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^error: reference\/v2\/lamp\.ts:1: failed to parse this file: /);
    expect(output).toContain(oneError);
  });
});

describe('many bad pages', () => {
  it('are one mistake in the text that they share, which is reported once with all of them', async () => {
    const including = '---\ntitle: Shared\n---\n\n<Include file="shared.mdx" />\n';
    const { output } = await check({
      'content/shared/shared.mdx': '[A](~/nope.mdx), [b](~/index.mdx#nope)\n',
      'content/v1/shared.mdx': including,
      'content/v2/shared.mdx': including,
    });
    expect(output).toContain(
      'warning: content/shared/shared.mdx:1: broken Markdown link: there is no page ~/nope.mdx, included in content/v2/shared.mdx, content/v1/shared.mdx [broken-link]\n  hint: link to an existing .mdx file',
    );
    expect(output).toContain(
      'warning: content/shared/shared.mdx:1: broken anchor: ~/index.mdx#nope, included in content/v2/shared.mdx, content/v1/shared.mdx [broken-anchor]\n  hint: link to an existing heading',
    );
    expect(output).toContain(': 2 problems.');
  });

  it('are reported each with its own mistake', async () => {
    const { code, output } = await check({
      'content/v2/component.mdx': pageWith('<Crad title="A" />'),
      'content/v2/rendered.mdx': pageWith('{<b>{({ a: 1 })}</b>}'),
      'content/v2/evaluated.mdx': pageWith('Take {platform}.'),
    });
    expect(code).toBe(1);
    const [errors, rest] = output.split(/\n\n(?=The site)/);
    expect(errors!.split(/\n(?=error:)/).toSorted()).toEqual([
      'error: content/v2/component.mdx:5: unknown component <Crad> [unknown-component]\n  hint: did you mean <Card>?',
      'error: content/v2/evaluated.mdx:5: {platform} cannot be evaluated: platform is not defined\n  hint: in prose, put { in `code` or escape it as \\{',
      expect.stringMatching(
        /^error: content\/v2\/rendered\.mdx: failed to render this page: .*\n {2}hint: check the components and \{expressions\} on this page$/,
      ),
    ]);
    expect(rest).toBe('The site could not be built: 3 errors.\n');
  });

  it('are all reported, also when they are compiled by workers', async () => {
    const pages = Array.from({ length: 14 }, (_, index) => [
      `content/v2/guide/bad-${index}.mdx`,
      `---\ntitle: Page ${index}\n---\n\n<Nope${index}Component />\n`,
    ]);
    const { code, output } = await check(Object.fromEntries(pages));
    expect(code).toBe(1);
    for (const [file] of pages) expect(output).toContain(`error: ${file}:5: unknown component`);
    expect(output).toContain('The site could not be built: 14 errors.');
  });
});
