import { fill } from '../../contract/strings/strings.ts';
import type { PageMeta, TagsInput } from '../../contract/page-data.ts';
import type { Site, Version } from '../../site/model.ts';
import { type Tag, tagsOf, tagsRoute } from '../../site/tags/tags.ts';
import { landingOf } from '../../site/versions/versions.ts';
import type { UtilityPage } from './utility-page.ts';

/** A page that needs only the URL of its shell. */
type PendingPage = (shell: string) => UtilityPage;

/** The pages of a version's tags: one that lists them, and one for each. A version without tags has none. */
export function tagPages(site: Site, version: Version): PendingPage[] {
  const tags = tagsOf(site, version);
  return tags.length > 0 ? [allTags(site, version, tags), ...tags.map((tag) => oneTag(site, version, tag))] : [];
}

function allTags(site: Site, version: Version, tags: Tag[]): PendingPage {
  const title = site.strings['tags.title'];
  return toPage(site, version, tagsRoute(version), {
    kind: 'tags',
    title,
    trail: [home(site, version), { label: title }],
    entries: tags.map(({ label, route, docs }) => ({ label, href: route, count: docs.length })),
    locale: site.config.i18n.defaultLocale,
  });
}

function oneTag(site: Site, version: Version, { label, route, docs }: Tag): PendingPage {
  return toPage(site, version, route, {
    kind: 'tags',
    title: fill(site.strings['tags.tagged'], { tag: label }),
    trail: [home(site, version), { label: site.strings['tags.title'], href: tagsRoute(version) }, { label }],
    entries: docs.map(({ title, route: href, description }) => ({
      label: title,
      href,
      ...(description && { description }),
    })),
    locale: site.config.i18n.defaultLocale,
  });
}

function home({ strings }: Site, version: Version): { label: string; href: string } {
  return { label: strings['doc.home'], href: landingOf(version) };
}

function toPage(site: Site, version: Version, path: string, view: Omit<TagsInput, 'meta'>): PendingPage {
  const plainTitle = `${view.title} | ${site.config.title}`;
  const title = version.isLast ? plainTitle : `${plainTitle} ${version.label}`;
  const inVersion = path.slice(version.base.length);
  /** The same tag in another version, if that has it. */
  const linkIn = (other: Version): string => {
    const route = other.base + inVersion;
    const all = tagsOf(site, other);
    const hasIt = all.some((tag) => tag.route === route) || (all.length > 0 && route === tagsRoute(other));
    return hasIt ? route : landingOf(other);
  };
  const versionLinks = Object.fromEntries(site.versions.map((other) => [other.name, linkIn(other)]));
  const meta: Omit<PageMeta, 'shell'> = { path, title, version: version.name, versionLinks };
  // They say nothing that the pages they list do not say themselves.
  return (shell) => ({ input: { ...view, meta: { ...meta, shell } }, head: { title, hidden: true } });
}
