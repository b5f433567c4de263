import { appendFileSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteCache } from '../../packages/pagewright/src/pipeline/cache/site-cache.ts';
import { append, changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { changedFiles, folderContents } from '../support/folder-contents.ts';
import { engineRoot, runPagewright, testCache } from '../support/run-pagewright.ts';

// A build redoes only what a change requires. The tests are one story: each continues where the previous one ended.

const site = copyBasicSite();
const out = join(temporaryFolder(), 'dist');
let contents: Record<string, string> = {};

/** Builds, and returns what was redone and which pages changed. */
async function build() {
  const { code, output } = await runPagewright('build', site, '--out', out);
  expect(code).toBe(0);
  const [, compiled, rendered] = /(\d+) compiled, (\d+) rendered/.exec(output)!;
  const before = contents;
  contents = folderContents(out);
  return {
    compiled: Number(compiled),
    rendered: Number(rendered),
    changed: changedFiles(before, contents, '/index.html')
      .map((file) => file.replace('/index.html', ''))
      .sort(),
  };
}

describe('a build', () => {
  it('makes everything the first time', async () => {
    expect(await build()).toMatchObject({ compiled: 7, rendered: 9 });
  });

  it('makes nothing when nothing changed, and the output is the same to the byte', async () => {
    const before = contents;
    expect(await build()).toEqual({ compiled: 0, rendered: 0, changed: [] });
    expect(contents).toEqual(before);
  });

  it('makes the page that was edited', async () => {
    changeSite(site, { 'content/v2/only-new.mdx': append('One more line.') });
    expect(await build()).toEqual({ compiled: 1, rendered: 1, changed: ['docs/only-new'] });
  });

  it('makes all pages whose sidebar shows a title that was changed', async () => {
    changeSite(site, {
      'content/v1/only-old.mdx': replace('title: Only old', 'title: Still old'),
      'content/v1/sidebars.ts': replace(", label: 'Old things'", ''),
    });
    expect(await build()).toEqual({
      compiled: 1,
      rendered: 3,
      changed: ['docs/v1', 'docs/v1/guide', 'docs/v1/only-old'],
    });
  });

  it('compiles again what links to a page that moved', async () => {
    changeSite(site, {
      'content/v2/guide/components.mdx': replace('sidebar_label: Components', 'sidebar_label: Components\nslug: parts'),
    });
    const { compiled, changed } = await build();
    expect(compiled).toBe(2);
    expect(changed).toContain('docs/guide/parts');
    expect(readFileSync(join(out, 'docs/index.html'), 'utf8')).toContain('<a href="/docs/guide/parts#tabs">');
  });

  it('compiles again what shows a picture that got another size', async () => {
    changeSite(site, {
      'content/v2/only-new.mdx': append('![Picture](/img/picture.svg)'),
      'static/img/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="24"/>',
    });
    await build();
    changeSite(site, { 'static/img/picture.svg': replace('width="200"', 'width="100"') });
    expect(await build()).toEqual({ compiled: 1, rendered: 1, changed: ['docs/only-new'] });
    expect(readFileSync(join(out, 'docs/only-new/index.html'), 'utf8')).toContain('width="100" height="24"');
  });

  it('compiles again what shows code of a file that changed', async () => {
    changeSite(site, {
      'content/v2/only-new.mdx': append('```js file="/snippets/a.js#wind"\n```'),
      'snippets/a.js': '// #region wind\nfirst();\n// #endregion\n',
    });
    await build();
    changeSite(site, { 'snippets/a.js': replace('first', 'second') });
    expect(await build()).toEqual({ compiled: 1, rendered: 1, changed: ['docs/only-new'] });
    expect(readFileSync(join(out, 'docs/only-new/index.html'), 'utf8')).toContain('second');
  });

  it('compiles again what shows a video that was missing', async () => {
    changeSite(site, { 'content/v2/only-new.mdx': append('<video src="/files/a.mp4" controls />') });
    await build();
    changeSite(site, { 'static/files/a.mp4': '' });
    expect(await build()).toEqual({ compiled: 1, rendered: 1, changed: ['docs/only-new'] });
    expect(readFileSync(join(out, 'docs/only-new/index.html'), 'utf8')).toContain('src="/docs/files/a.mp4"');
  });

  it('reuses nothing from a failed build', async () => {
    const undo = changeSite(site, {
      'content/v2/guide/components.mdx': replace('slug: parts', 'slug: pieces'),
      'content/v2/only-new.mdx': append('<Nope />'),
    });
    expect(await runPagewright('build', site, '--out', out)).toMatchObject({ code: 1 });
    undo();
    changeSite(site, { 'site.config.ts': replace("title: 'Basic Docs'", "title: 'Basic'") });
    expect(await build()).toMatchObject({ compiled: 0, rendered: 9 });
    expect(readFileSync(join(out, 'docs/index.html'), 'utf8')).toContain('<a href="/docs/guide/parts#tabs">');
  });

  it('restores what somebody edited in the output', async () => {
    appendFileSync(join(out, 'docs/only-new/index.html'), 'Edited.');
    appendFileSync(join(out, 'docs/assets', readdirSync(join(out, 'docs/assets'))[0]!), 'Edited.');
    expect(await build()).toEqual({ compiled: 0, rendered: 0, changed: [] });
  });

  it('can run concurrently with others of the same site', async () => {
    const others = [1, 2, 3].map((number) => join(temporaryFolder(), `dist-${number}`));
    // As after a killed build: each of them has to make all pages.
    rmSync(join(siteCache({ cache: testCache(), root: engineRoot }, site), 'manifest.json'));
    const runs = await Promise.all(others.map((other) => runPagewright('build', site, '--out', other)));
    expect(runs.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '', '']);
    for (const other of others) expect(folderContents(other)).toEqual(contents);
  });
});
