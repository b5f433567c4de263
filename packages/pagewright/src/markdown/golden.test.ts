import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '../pipeline/compile/resolve.ts';
import { mdxComponents } from '../ui/mdx/components.ts';
import { compilePage } from './compile.ts';

// Each folder in golden/ is one page and its HTML. UPDATE_GOLDEN=1 rewrites the HTML: review the diff before you
// commit it.

const golden = join(import.meta.dirname, 'golden');
const file = 'content/v1/guide/page.mdx';
const routes = {
  'content/v1/guide/index.mdx': '/docs/guide',
  'content/v1/index.mdx': '/docs/',
  'content/v1/start.mdx': '/docs/start',
};

const copy = (format: string, width: number) => ({ src: `/docs/${width}.${format}`, format, width });
const large = {
  src: '/docs/img/large.png',
  width: 1600,
  height: 1000,
  copies: [copy('avif', 480), copy('avif', 960), copy('webp', 480), copy('webp', 960)],
};
const drawing = {
  src: '/docs/img/drawing.svg',
  width: 800,
  height: 300,
  phone: { src: '/docs/img/drawing.phone.svg', width: 360, height: 500 },
};
const images: Record<string, typeof large | typeof drawing> = { '/img/large.png': large, '/img/drawing.svg': drawing };

async function renderSource(source: string): Promise<string> {
  const { code, problems } = await compilePage({
    source,
    file,
    resolveLink: (target) => resolveLink({ siteDir: '', baseUrl: '/docs/', routes }, file, target),
    resolveImage: (target) => images[target] ?? { src: `/docs${target}`, width: 30, height: 20 },
    resolveFile: (target) => `/docs${target}`,
    math: source.includes('$'),
    mermaid: true,
    resolveCode: (target) => ({ code: `show('${target}'); // [!code ++]\n` }),
  });
  expect(problems).toEqual([]);
  const { default: Content } = new Function(code)(runtime) as {
    default: ComponentType<{ components: typeof mdxComponents }>;
  };
  return `${renderToStaticMarkup(createElement(Content, { components: mdxComponents }))}\n`;
}

describe('golden pages', () => {
  it.each(readdirSync(golden))('%s', async (name) => {
    const output = join(golden, name, 'output.html');
    const html = await renderSource(readFileSync(join(golden, name, 'input.mdx'), 'utf8'));
    if (process.env['UPDATE_GOLDEN'] && (!existsSync(output) || readFileSync(output, 'utf8') !== html))
      writeFileSync(output, html);
    expect(html).toBe(readFileSync(output, 'utf8'));
  });
});
