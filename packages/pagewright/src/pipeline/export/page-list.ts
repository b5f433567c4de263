import { fill } from '../../contract/strings/strings.ts';
import { markdownUrl } from '../../kernel/urls/page-address.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { textMarkdown } from './inline.ts';
import { latestVersion } from '../../site/versions/versions.ts';
import { readingOrder } from './reading-order.ts';

/** The name of the file below a version's path, and below that of the site. */
export const listFile = 'llms.txt';

/** A file with the text of pages that follow each other. */
export interface TextPart {
  /** Below the version's path. */
  name: string;
  first: Doc;
  last: Doc;
  text: string;
}

/** The version that each `llms.txt` of a site is about, by the path below which it is: every version has one, and the site that of its latest. */
export function pageLists({ config, versions }: Pick<Site, 'config' | 'versions'>): Map<string, Version> {
  return new Map([
    [config.baseUrl, latestVersion({ versions })],
    ...versions.map((version): [string, Version] => [version.base, version]),
  ]);
}

/**
 * `llms.txt` (llmstxt.org): where programs find a version's pages as Markdown, by category, and all of its text.
 *
 * @param parts The files with all of the text; none while a site is written.
 */
export function pageList(site: Site, version: Version, parts: TextPart[] = []): string {
  const { title, tagline, url } = site.config;
  const { strings } = site;
  const others = site.versions.filter((other) => other !== version);
  const sections = [
    `# ${textMarkdown(titleOf(title, version))}`,
    ...(tagline ? [`> ${textMarkdown(tagline)}`] : []),
    ...section(strings['export.wholeText'], parts.map(partEntry)),
    ...readingOrder(site, version).flatMap(({ label, docs }) =>
      section(label ?? strings['export.morePages'], docs.map(docEntry)),
    ),
    ...section(
      strings['export.otherVersions'],
      others.map(({ label, base }) => link(label, base + listFile)),
    ),
  ];
  return `${sections.join('\n\n')}\n`;

  function docEntry({ title: name, route, description }: Doc): string {
    return `${link(name, markdownUrl(route))}${description ? `: ${textMarkdown(description)}` : ''}`;
  }

  function partEntry({ name, first, last }: TextPart, index: number): string {
    const label =
      parts.length === 1
        ? strings['export.allPages']
        : fill(strings['export.part'], { part: index + 1, count: parts.length });
    return `${link(label, version.base + name)}: ${textMarkdown(first.title)} – ${textMarkdown(last.title)}`;
  }

  function link(text: string, path: string): string {
    return `- [${textMarkdown(text)}](${url}${path})`;
  }
}

/** Only the latest version goes without its name, as in the titles of pages. */
export function titleOf(title: string, { label, isLast }: Version): string {
  return isLast ? title : `${title} ${label}`;
}

function section(title: string, entries: string[]): string[] {
  return entries.length > 0 ? [`## ${textMarkdown(title)}\n\n${entries.join('\n')}`] : [];
}
