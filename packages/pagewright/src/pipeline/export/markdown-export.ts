import { articleOf } from '../../markdown/html/html-pieces.ts';
import { blockMarkdown } from './blocks.ts';
import { htmlTree } from './html-tree.ts';
import { textMarkdown } from './inline.ts';

/** What is said about a page above its text: outside the site nothing else tells where it is from. */
export interface PlainHead {
  title: string;
  description?: string;
  /** Absolute. */
  url: string;
  version: string;
}

/** A rendered page's article as plain Markdown, for people and programs that want the text only. */
export function plainPage(html: string, { title, description, url, version }: PlainHead): string {
  const blocks = [
    `# ${textMarkdown(title)}`,
    ...(description ? [`> ${textMarkdown(description)}`] : []),
    `Version: ${textMarkdown(version)} (<${url}>)`,
    // A link that browsers could not follow either stays as it was written.
    blockMarkdown(htmlTree(articleOf(html)), (href) => (URL.canParse(href, url) ? new URL(href, url).href : href)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
