import { expect, it } from 'vitest';
import { splitPage, sharedText } from '../site/docs/page-parts.ts';
import { thinPage } from './thin-page.ts';

const thin = (source: string): string => thinPage(splitPage(source), 'content/v1/a-page.mdx', 'a-page.mdx');

it('keeps the front matter and includes the text', () => {
  expect(thin('---\ntitle: A\n# why\ntags: [b]\n---\n\n## Text\n')).toBe(
    '---\ntitle: A\n# why\ntags: [b]\n---\n\n<Include file="a-page.mdx" />\n',
  );
});

it('keeps the ends of lines', () => {
  expect(thin('---\r\ntitle: A\r\n---\r\n\r\nText\r\n')).toBe(
    '---\r\ntitle: A\r\n---\r\n\r\n<Include file="a-page.mdx" />\r\n',
  );
});

it('names a page that was called like its first heading or its file', () => {
  expect(thin('---\ndraft: true\n---\n\n## All *of* `it`\n')).toBe(
    '---\ntitle: "All of it"\ndraft: true\n---\n\n<Include file="a-page.mdx" />\n',
  );
  expect(thin('Text\n')).toBe('---\ntitle: "A page"\n---\n\n<Include file="a-page.mdx" />\n');
});

it('knows pages without text of their own', () => {
  expect(sharedText('\n<Include file="a.mdx" />\n\n  <Include file="b.mdx"/>\n')).toEqual(['a.mdx', 'b.mdx']);
  expect(sharedText('\n<Include file="a.mdx" />\n\nText\n')).toBeUndefined();
  expect(sharedText('\n')).toBeUndefined();
});
