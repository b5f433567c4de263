import { expect, it } from 'vitest';
import { acceptsMarkdown } from './accepts-markdown.ts';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, text/markdown', true],
  ['TEXT/Markdown; charset=utf-8 ; q=0.5, */*;q=0.1', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
  [undefined, false],
])('%s: %s', (header, accepts) => expect(acceptsMarkdown(header)).toBe(accepts));
