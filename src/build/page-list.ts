import { markdownUrl } from '../text/page-address.ts';
import type { Site, SidebarItem, Version } from '../site/model.ts';
import { docsInOrder } from '../site/sidebars.ts';
import { landingOf, latestVersion } from '../site/versions.ts';
import { textMarkdown } from './plain/inline.ts';

/** `llms.txt` (llmstxt.org): where programs find the latest version's pages as Markdown, by category. */
export function pageList(site: Site): string {
  const { title, tagline } = site.config;
  const latest = latestVersion(site);
  const others = site.versions.filter((version) => version !== latest);
  const sections = [
    `# ${textMarkdown(title)}`,
    ...(tagline ? [`> ${textMarkdown(tagline)}`] : []),
    ...categories(latest).map(({ label, items }) =>
      section(
        label,
        docsInOrder(items).map(({ id }) => entryOf(site, latest, id)),
      ),
    ),
    ...(others.length > 0 ? [section('Other versions', others.map(landingEntry))] : []),
  ];
  return `${sections.join('\n\n')}\n`;

  function landingEntry(version: Version): string {
    return `- [${textMarkdown(version.label)}](${site.config.url}${markdownUrl(landingOf(version))})`;
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

function section(title: string, entries: string[]): string {
  return `## ${textMarkdown(title)}\n\n${entries.join('\n')}`;
}

function entryOf(site: Site, version: Version, id: string): string {
  const { title, route, description } = version.docs.get(id)!;
  return `- [${textMarkdown(title)}](${site.config.url}${markdownUrl(route)})${description ? `: ${textMarkdown(description)}` : ''}`;
}
