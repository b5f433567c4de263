import { describe, expect, it } from 'vitest';
import { type BuiltPage, checkLinks } from './check-links.ts';

const files = new Set(['/docs/files/my notes.txt', '/docs/img/a.png']);
const page = (route: string, hrefs: string[] = [], ids: string[] = []): BuiltPage => ({
  route,
  hrefs,
  ids: new Set(ids),
  file: `content${route}.mdx`,
});
const others = [page('/docs/', [], ['welcome']), page('/docs/guide', [], ['install', 'äpfel', '100%'])];
const check = (...hrefs: string[]): string[] =>
  checkLinks([page('/docs/page', hrefs, ['here']), ...others], files).map(({ message }) => message);

describe('checkLinks', () => {
  it('accepts every way to write the address of a page', () => {
    expect(
      check(
        '/docs/guide',
        '/docs/guide/',
        '/docs/guide/index.html',
        '/docs/guide?q=1',
        '/docs',
        '/docs/',
        '/docs/index.html',
      ),
    ).toEqual([]);
  });

  it('accepts addresses with escapes, and pages whose own has other letters', () => {
    const pages = [page('/docs/page', ['/docs/gu%69de#install', '/docs/café', '/docs/caf%C3%A9/']), page('/docs/café')];
    expect(checkLinks([...pages, ...others], files)).toEqual([]);
  });

  it('accepts anchors that exist, encoded or not, and text fragments', () => {
    expect(
      check(
        '#here',
        '/docs/guide#install',
        '/docs/guide#install:~:text=npm',
        '/docs/guide/#install',
        '/docs/#welcome',
        '/docs/guide#%C3%A4pfel',
        '/docs/guide#äpfel',
        '/docs/guide#100%',
        '/docs/guide#:~:text=a',
        '#',
      ),
    ).toEqual([]);
  });

  it('accepts files and leaves other sites alone', () => {
    expect(
      check(
        '/docs/img/a.png',
        '/docs/files/my%20notes.txt',
        'https://a.example/docs/nope',
        '//a.example',
        'mailto:a@b.c',
        'tel:1',
      ),
    ).toEqual([]);
  });

  it('accepts a folder of static files with a page of its own', () => {
    const withDemo = new Set([...files, '/docs/demo/index.html']);
    expect(checkLinks([page('/docs/page', ['/docs/demo/', '/docs/demo', '/docs/demo/index.html'])], withDemo)).toEqual(
      [],
    );
  });

  it('finds broken links', () => {
    expect(check('/docs/nope', '/docs/guide/nope', '/guide', '/docs/img/b.png', 'relative', '/docs/%')).toEqual(
      ['/docs/nope', '/docs/guide/nope', '/guide', '/docs/img/b.png', 'relative', '/docs/%'].map(
        (href) => `broken link: ${href}`,
      ),
    );
  });

  it('finds broken anchors', () => {
    expect(check('#nope', '#nope:~:text=npm', '/docs/guide#here', '/docs/#%')).toEqual([
      'broken anchor: #nope',
      'broken anchor: #nope:~:text=npm',
      'broken anchor: /docs/guide#here',
      'broken anchor: /docs/#%',
    ]);
  });

  it('suggests a page of the version that the link leads to, or a file', () => {
    const version = (base: string, ...names: string[]): BuiltPage[] =>
      names.map((name) => ({ ...page(base + name), base }));
    const pages = [...version('/docs/', '', 'guide/ads'), ...version('/docs/v1/', '', 'guide/ad', 'guide/old')];
    const hints = (href: string): (string | undefined)[] =>
      checkLinks([{ ...page('/docs/page', [href]), base: '/docs/' }, ...pages], withPlain).map(({ hint }) => hint);
    const withPlain = new Set([...files, '/docs/guide/ads.md', '/docs/v1/guide/ads.md']);
    expect(hints('/docs/ads')).toEqual(['did you mean /docs/guide/ads?']);
    expect(hints('/guide/ads')).toEqual(['did you mean /docs/guide/ads?']);
    expect(hints('/docs/v1/guide/ads')).toEqual(['did you mean /docs/v1/guide/ad?']);
    expect(hints('/docs/guide/old')).toEqual(['link to an existing page or file']);
    expect(hints('/docs/files/my-notes.txt')).toEqual(['did you mean /docs/files/my notes.txt?']);
  });

  it('suggests an anchor of the page that the link leads to', () => {
    const hints = ['#her', '/docs/guide#Instal', '/docs/guide#here'].map(
      (href) => checkLinks([page('/docs/page', [href], ['here']), ...others], files)[0]!.hint,
    );
    expect(hints).toEqual([
      'did you mean #here?',
      'did you mean #install?',
      'link to an existing heading on that page',
    ]);
  });

  it('says where a link stands and how it was written', () => {
    const links = [{ target: './guide.mdx#nope', href: '/docs/guide#nope', line: 7 }];
    expect(checkLinks([{ ...page('/docs/page', ['/docs/guide#nope']), links }, ...others], files)).toMatchObject([
      {
        severity: 'warning',
        file: 'content/docs/page.mdx',
        line: 7,
        message: 'broken anchor: /docs/guide#nope (written as ./guide.mdx#nope)',
        hint: 'link to an existing heading on that page',
      },
    ]);
  });

  it('names the fragment that a link stands in', () => {
    const links = [{ target: '/docs/nope', href: '/docs/nope', line: 3, file: 'content/shared/a.mdx' }];
    expect(checkLinks([{ ...page('/docs/page', ['/docs/nope']), links }], files)).toMatchObject([
      { file: 'content/shared/a.mdx', line: 3 },
    ]);
  });

  it('reports a broken link at every line that has it', () => {
    const links = [7, 9].map((line) => ({ target: '/docs/nope', href: '/docs/nope', line }));
    const problems = checkLinks([{ ...page('/docs/page', ['/docs/nope', '/docs/gone']), links }], files);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [7, 'broken link: /docs/nope'],
      [9, 'broken link: /docs/nope'],
      [undefined, 'broken link: /docs/gone'],
    ]);
  });
});
