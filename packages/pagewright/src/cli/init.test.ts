import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { CommandError } from './command-error.ts';
import { runInit } from './init.ts';

const root = join(import.meta.dirname, '../..');
const printed = vi.spyOn(console, 'log');

async function init(siteDir: string, wanted: { starter?: string; title?: string; url?: string } = {}): Promise<string> {
  await runInit({ root }, { siteDir, starter: 'page', title: undefined, url: undefined, ...wanted });
  return readFileSync(join(siteDir, 'site.config.ts'), 'utf8');
}

beforeEach(() => {
  printed.mockReset().mockReturnValue();
});

describe('a new site', () => {
  it('is written to a folder that does not exist yet, as the starter is', async () => {
    const folder = join(temporaryFolder(), 'deep/my docs');
    const config = await init(folder, { starter: 'product' });
    const source = join(root, 'starters/product');
    expect(config).toBe(readFileSync(join(source, 'site.config.ts'), 'utf8'));
    expect(readdirSync(folder, { recursive: true })).toEqual(readdirSync(source, { recursive: true }));
    const lines = (printed.mock.calls[0]![0] as string).split('\n');
    expect(lines[0]).toMatch(/^Wrote the starter "product" to .*my docs: \d\d files\.$/);
    expect(lines[3]).toMatch(/^ {2}npx pagewright dev ".*my docs"$/);
    expect(lines.at(-1)).toMatch(/^Write your first page in .*content.v2.index\.mdx\.$/);
  });

  it('may begin with a repository', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    await init(folder);
    expect(existsSync(join(folder, 'content/docs/index.mdx'))).toBe(true);
  });

  it.each(['page', 'product', 'library'])('has its own name and address: %s', async (starter) => {
    const folder = temporaryFolder();
    const title = String.raw`Bo's <Lamp> $& \ ランプ`;
    const config = await init(folder, { starter, title, url: 'https://lamp.example:81/manual/v' });
    const written = String.raw`'Bo\'s <Lamp> $& \\ ランプ'`;
    expect(config).toContain(`  title: ${written},`);
    expect(config).toContain(`alt: ${written},`);
    expect(config).toContain("  url: 'https://lamp.example:81',");
    expect(config).toMatch(/\bbaseUrl(:| =) '\/manual\/v\/'/);
    expect(config).not.toMatch(/My (Page|Product|Library)|docs\.example/);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# Bo's <Lamp> \$& \\ ランプ\n/);
    const logo = readFileSync(join(folder, 'static/logo.svg'), 'utf8');
    expect(logo).toContain(String.raw`>Bo's &lt;Lamp&gt; $&amp; \ ランプ</text>`);
    expect(logo).toContain('width="270" height="24" viewBox="0 0 270 24"');
  });
});

describe('refuses', () => {
  const refusal = async (folder: string, wanted = {}): Promise<CommandError> => {
    const failure = await init(folder, wanted).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandError);
    return failure as CommandError;
  };

  it('a folder that is not empty, and leaves it alone', async () => {
    const folder = temporaryFolder();
    for (const name of ['a', 'b', 'c', '.git', 'site.config.ts']) writeFileSync(join(folder, name), 'mine');
    const { message, hint } = await refusal(folder);
    expect(message).toBe(`cannot write a site to ${folder}: the folder is not empty (a, b, c, …)`);
    expect(hint).toBe('name another folder, which may be new, or an empty one');
    expect(readdirSync(folder)).toHaveLength(5);
    expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toBe('mine');
  });

  it('a file, and a folder below one', async () => {
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, '');
    expect((await refusal(file)).message).toBe(`cannot write a site to ${file}: it is a file`);
    expect((await refusal(join(file, 'site'))).message).toContain(`cannot write a site to ${join(file, 'site')}: `);
  });

  it.each([
    ['libary', 'did you mean "library"?'],
    ['blog', 'use one of: library, page, product'],
    ['..', 'use one of: library, page, product'],
  ])('a starter that does not exist: %s', async (starter, hint) => {
    const folder = join(temporaryFolder(), 'site');
    expect(await refusal(folder, { starter })).toMatchObject({ message: `there is no starter "${starter}"`, hint });
    expect(existsSync(folder)).toBe(false);
  });

  it.each(['lamp.example', 'ftp://lamp.example', 'https://lamp.example/?a', 'https://lamp.example/a b', 'https://'])(
    'the address %s',
    async (url) => {
      const folder = join(temporaryFolder(), 'site');
      expect((await refusal(folder, { url })).message).toBe(`--url ${url} is not the address of a site`);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it.each(['', ' ', 'two\nlines'])('the title %j', async (title) => {
    expect((await refusal(temporaryFolder(), { title })).message).toBe('--title is not a line of text');
  });
});
