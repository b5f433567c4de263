import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeSite, copyBasicSite, replace } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const site = copyBasicSite();
const out = join(site, '../out');
const list = join(site, 'addresses.txt');
const build = (...options: string[]) => runPagewright('build', site, '--out', out, ...options);

it('without a list, builds promise nothing and write none', async () => {
  const { code, output } = await build('--strict');
  expect(output).not.toContain('addresses.txt');
  expect(code).toBe(0);
  expect(existsSync(list)).toBe(false);
});

it('--accept writes the list, and builds and checks after it leave it alone', async () => {
  expect((await build('--accept')).output).toContain('recorded 14 added to addresses.txt, 0 removed from it');
  const text = readFileSync(list, 'utf8');
  expect(text).toContain('\n# v2, /docs/\n/docs/ #first-section\n/docs/guide #same #same-1\n');
  expect(text).toContain('\n/docs/old-guide\n');
  const { code, output } = await build('--strict');
  expect(output).not.toContain('warning:');
  expect(code).toBe(0);
  expect(readFileSync(list, 'utf8')).toBe(text);
});

it('a build fails for a lost page, warns of a lost heading, and passes once both are kept or accepted', async () => {
  const recorded = readFileSync(list, 'utf8');
  const moved = readFileSync(join(site, 'content/v2/only-new.mdx'), 'utf8');
  changeSite(site, {
    'content/v2/only-new.mdx': null,
    'content/v2/guide/only-new.mdx': moved,
    'content/v2/sidebars.ts': replace("'only-new'", "'guide/only-new'"),
    'content/v2/index.mdx': replace('## First section', '## Section one'),
  });
  const lost = await build();
  expect(lost.output).toMatch(/^error: addresses\.txt:\d+: \/docs\/only-new was published, and now neither exists/m);
  expect(lost.output).toContain("add { from: '/docs/only-new', to: '/docs/guide/only-new' } to redirects");
  expect(lost.code).toBe(1);
  const undo = changeSite(site, {
    'site.config.ts': replace('redirects: [', "redirects: [{ from: '/docs/only-new', to: '/docs/guide/only-new' },"),
  });
  const { output } = await build();
  expect(output).toContain(
    'warning: content/v2/index.mdx: /docs/ was published with #first-section, which it no longer has [lost-anchor]',
  );
  changeSite(site, {
    'content/v2/index.mdx': replace('## Section one', '## Section one {#section-one aka="first-section"}'),
  });
  expect((await build()).output).toContain('1 new page and 1 new heading not recorded');
  expect((await build('--accept')).output).toContain('recorded 2 added to addresses.txt, 0 removed from it');
  expect((await build('--strict')).code).toBe(0);
  undo();
  expect((await build('--accept')).output).toContain('recorded 0 added to addresses.txt, 1 removed from it');
  expect(readFileSync(list, 'utf8')).not.toBe(recorded);
});
