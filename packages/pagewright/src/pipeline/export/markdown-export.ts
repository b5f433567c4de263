import type { HtmlNode } from '../../kernel/html/parse-html.ts';
import { blockMarkdown } from './blocks.ts';
import { textMarkdown } from './inline.ts';

/** What is said about a page above its text: outside the site nothing else tells where it is from. */
export interface MarkdownHead {
  title: string;
  description?: string;
  /** Absolute. */
  url: string;
  version: string;
}

/** A page's article as Markdown, for people and programs that want the text only. */
export function exportMarkdown(article: HtmlNode[], { title, description, url, version }: MarkdownHead): string {
  const blocks = [
    `# ${textMarkdown(title)}`,
    ...(description ? [`> ${textMarkdown(description)}`] : []),
    `Version: ${textMarkdown(version)} (<${url}>)`,
    // A link that browsers could not follow either stays as it was written.
    blockMarkdown(article, (href) => (URL.canParse(href, url) ? new URL(href, url).href : href)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
