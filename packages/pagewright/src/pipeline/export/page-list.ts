import { markdownUrl } from '../../kernel/urls/page-address.ts';
import type { Doc, Site, SidebarItem, Version } from '../../site/model.ts';
import { listedDocs } from '../../site/routes/routes.ts';
import { docsInOrder } from '../../site/sidebars/sidebar-order.ts';
import { landingOf, latestVersion } from '../../site/versions/versions.ts';
import { textMarkdown } from './inline.ts';

/** `llms.txt` (llmstxt.org): where programs find the latest version's pages as Markdown, by category. */
export function pageList(site: Site): string {
  const { title, tagline } = site.config;
  const latest = latestVersion(site);
  const others = site.versions.filter((version) => version !== latest);
  const unlisted = new Set(listedDocs(site, latest));
  const sections = [
    `# ${textMarkdown(title)}`,
    ...(tagline ? [`> ${textMarkdown(tagline)}`] : []),
    ...categories(latest).flatMap(({ label, items }) => section(label, takeDocs(items).map(docEntry))),
    ...section(site.strings['export.morePages'], [...unlisted].map(docEntry)),
    ...section(site.strings['export.otherVersions'], others.map(landingEntry)),
  ];
  return `${sections.join('\n\n')}\n`;

  /** A page of several sidebars belongs to the first. */
  function takeDocs(items: SidebarItem[]): Doc[] {
    return docsInOrder(items)
      .map(({ id }) => latest.docs.get(id)!)
      .filter((doc) => unlisted.delete(doc));
  }

  function docEntry({ title: name, route, description }: Doc): string {
    return `${link(name, route)}${description ? `: ${textMarkdown(description)}` : ''}`;
  }

  function landingEntry(version: Version): string {
    return link(version.label, landingOf(version));
  }

  function link(text: string, route: string): string {
    return `- [${textMarkdown(text)}](${site.config.url}${markdownUrl(route)})`;
  }
}

/** The outermost categories of all sidebars; docs beside them belong to the one before. */
function categories({ label: version, sidebars }: Version): { label: string; items: SidebarItem[] }[] {
  const found: { label: string; items: SidebarItem[] }[] = [];
  for (const item of Object.values(sidebars).flat()) {
    if (item.type === 'category') found.push({ label: item.label, items: [...item.items] });
    else if (found.length > 0) found.at(-1)!.items.push(item);
    else found.push({ label: version, items: [item] });
  }
  return found;
}

function section(title: string, entries: string[]): string[] {
  return entries.length > 0 ? [`## ${textMarkdown(title)}\n\n${entries.join('\n')}`] : [];
}
