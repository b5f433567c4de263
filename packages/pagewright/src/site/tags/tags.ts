import { tagsPath } from '../../contract/built-in-pages.ts';
import { plainSlug } from '../../kernel/text/slug.ts';
import type { Doc, Site, Version } from '../model.ts';
import { listedDocs } from '../routes/routes.ts';

/** A tag of a version, with the pages that have it. */
export interface Tag {
  /** As the first of them writes it. */
  label: string;
  route: string;
  docs: Doc[];
}

const byName = new Intl.Collator('en', { numeric: true });
const known = new WeakMap<Pick<Version, 'docs'>, Tag[]>();

/** Where all tags of a version are listed. */
export function tagsRoute({ base }: Pick<Version, 'base'>): string {
  return base + tagsPath;
}

/** The address of a tag's page; undefined if there is nothing in the tag that an address could consist of. */
export function tagRoute(version: Pick<Version, 'base'>, tag: string): string | undefined {
  const slug = plainSlug(tag);
  return slug && `${tagsRoute(version)}/${slug}`;
}

/** The tags of a version by name. Those with one address are one tag. */
export function tagsOf(site: Pick<Site, 'routes'>, version: Version): Tag[] {
  const found = known.get(version);
  if (found) return found;
  const tags = new Map<string, Tag>();
  for (const doc of listedDocs(site, version))
    for (const label of doc.front.tags ?? []) {
      const route = tagRoute(version, label);
      if (!route) continue;
      const tag = tags.get(route) ?? { label, route, docs: [] };
      tags.set(route, tag);
      if (!tag.docs.includes(doc)) tag.docs.push(doc);
    }
  const sorted = [...tags.values()].sort((a, b) => byName.compare(a.label, b.label));
  for (const { docs } of sorted) docs.sort((a, b) => byName.compare(a.title, b.title));
  known.set(version, sorted);
  return sorted;
}
