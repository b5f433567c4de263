import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { append, changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { finished, runPagewright, startPagewright } from '../support/run-pagewright.ts';

// Whatever happens to a build, the previous output stays byte-identical.

const site = copyBasicSite();
const out = join(temporaryFolder(), 'dist');
const command = ['build', site, '--out', out];
let before: Record<string, string>;

beforeAll(async () => {
  const { code } = await runPagewright(...command);
  expect(code).toBe(0);
  before = folderContents(out);
  expect(Object.keys(before).length).toBeGreaterThan(50);
}, 60_000);

describe('a build that fails', () => {
  it.each([
    ['while it reads the site', { 'site.config.ts': replace("baseUrl: '/docs/'", "baseUrl: 'docs'") }],
    ['while it compiles', { 'content/v2/only-new.mdx': append('<Nope />'), 'content/v2/index.mdx': append('Edited.') }],
    ['while it renders', { 'content/v2/only-new.mdx': append('{nope}'), 'content/v2/index.mdx': append('Edited.') }],
  ])('%s', async (_name, changes) => {
    const undo = changeSite(site, changes);
    const { code, output } = await runPagewright(...command);
    expect(code).toBe(1);
    expect(output).toContain('The site could not be built: 1 error. The previous output is untouched.');
    undo();
    expect(folderContents(out)).toEqual(before);
    expect(readdirSync(dirname(out))).toEqual(['dist']);
  });

  it('with --strict, because of warnings', async () => {
    const undo = changeSite(site, { 'content/v2/only-new.mdx': append('[a](/docs/nope)\n\n[b](#nope)') });
    const { code, output } = await runPagewright(...command, '--strict');
    undo();
    expect(folderContents(out)).toEqual(before);
    expect(output).toContain(
      '\n\nThe site could not be built: 2 warnings, which --strict does not allow. The previous output is untouched.\n',
    );
    expect(code).toBe(1);
  });
});

describe('a build that is killed', () => {
  it('while it writes leaves the output, and the next build tidies up', async () => {
    // Slow to compress, so that there is time to kill the build.
    for (let index = 0; index < 400; index++)
      writeFileSync(join(site, 'static/files', `${index}.txt`), `${Math.sin(index)} some text\n`.repeat(3000));
    const child = await startPagewright(...command);
    const run = finished(child);
    const half = `${out}.new-${child.pid}`;
    while (!existsSync(join(half, 'docs/files')) && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    expect(await run).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(half)).toBe(true);
    expect(folderContents(out)).toEqual(before);

    for (let index = 1; index < 400; index++) changeSite(site, { [`static/files/${index}.txt`]: null });
    expect(await runPagewright(...command)).toMatchObject({ code: 0 });
    expect(readdirSync(dirname(out))).toEqual(['dist']);
    expect(folderContents(out)).toMatchObject({ ...before, 'docs/files/0.txt': expect.any(String) });
  });
});
