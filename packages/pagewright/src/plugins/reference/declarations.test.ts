import { expect, it } from 'vitest';
import { declarationFiles, declarationsOf } from './declarations.ts';
import { VersionReference } from './load-reference.ts';
import { ownDeclarations } from './read-declarations.ts';

const source = `/** A lamp. */
export declare const Lamp: LampPlugin;
export interface LampPlugin {
  /**
   * Turns the [lamp](./x.mdx) \`on\`. It gets warm.
   * @since 1.0.0
   */
  on(options?: LampOptions): Promise<void>;
}
/** How it shines. */
export interface LampOptions {
  /** The colour. */
  color?: 'red' | 'a<b';
}
/** How bright. */
export type Level = 1 | 2;
`;
const reference = new VersionReference('v1', ownDeclarations('v1', { lamp: source }));
const text = (html: string | undefined): string | undefined =>
  html
    ?.replace(/<\/?(?:span|code)[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

it('has each declaration by the id of its section, with the first sentence about it', () => {
  const found = declarationsOf(reference.capability('lamp')!);
  expect(text(found[''])).toBe('const Lamp: LampPlugin<p>A lamp.</p>');
  expect(text(found['on'])).toBe('on(options?: LampOptions): Promise<void><p>Turns the lamp on.</p>');
  expect(text(found['lampoptions'])).toBe("interface LampOptions {\n  color?: 'red' | 'a<b';\n}<p>How it shines.</p>");
  expect(text(found['level'])).toBe('type Level = 1 | 2<p>How bright.</p>');
});

it('is coloured as code is, and escaped', () => {
  const { lampoptions } = declarationsOf(reference.capability('lamp')!);
  expect(lampoptions).toContain('<span class="k">interface</span> <span class="t">LampOptions</span>');
  expect(lampoptions).toContain('<span class="s">\'a&lt;b\'</span>');
});

it('is a file beside the page that documents it, whose key changes with the declarations', async () => {
  const filesOf = (content: string) =>
    declarationFiles(
      { baseUrl: '/docs/' },
      {
        declarations: { v1: ownDeclarations('v1', { lamp: content }) },
        versions: {
          v1: { folder: 'v1', label: 'v1', routes: { lamp: '/docs/v1/apis/lamp' }, previous: {}, links: [] },
        },
      },
      { scope: '@x', platforms: [], labels: {}, notes: [], inherit: false },
    );
  const [file] = filesOf(source);
  expect(file).toMatchObject({ path: 'v1/apis/lamp/declarations.json' });
  const { key, make } = file as { key: string; make(): Promise<Uint8Array> };
  expect(Object.keys(JSON.parse(String(await make())) as object)).toContain('on');
  expect(filesOf(source)).toMatchObject([{ key }]);
  expect(filesOf(`${source} `)).not.toMatchObject([{ key }]);
});

it('is below the page of a version, too', () => {
  const files = declarationFiles(
    { baseUrl: '/docs/' },
    {
      declarations: { v2: new Map(), v1: new Map() },
      versions: {
        v2: { folder: 'v2', label: 'v2', routes: { lamp: '/docs/' }, previous: {}, links: [] },
        v1: { folder: 'v1', label: 'v1', routes: { lamp: '/docs/v1/' }, previous: {}, links: [] },
      },
    },
    { scope: '@x', platforms: [], labels: {}, notes: [], inherit: false },
  );
  expect(files.map(({ path }) => path)).toEqual(['declarations.json', 'v1/declarations.json']);
});
