import type { DocView } from '../../contract/page-data.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { type DocItem, nearestItem, sidebarPosition } from '../../site/sidebars/sidebar-order.ts';
import { landingOf } from '../../site/versions/versions.ts';

interface Place {
  near?: DocItem;
  position?: NonNullable<ReturnType<typeof sidebarPosition>>;
}

/** Where a page stands in its sidebar: at its own entry, or else at the one nearest to it. */
export function placeOf({ sidebars }: Pick<Version, 'sidebars'>, { id, sidebar }: Doc): Place {
  const items = sidebar ? sidebars[sidebar]! : [];
  const listed = sidebarPosition(items, id);
  if (listed) return { position: listed };
  const near = nearestItem(items, id);
  const position = near && sidebarPosition(items, near.id);
  return { ...(near && { near }), ...(position && { position }) };
}

/** The way from the beginning of its version to a page, which is named as in the sidebar. */
export function breadcrumbs(
  { strings }: Site,
  version: Version,
  doc: Doc,
  { position }: Place = placeOf(version, doc),
): DocView['breadcrumbs'] {
  const label = doc.sidebarLabel ?? doc.title;
  return [
    { label: strings['doc.home'], href: landingOf(version) },
    // A category and its overview often have one name.
    ...(position?.categories ?? []).filter((category) => category !== label).map((category) => ({ label: category })),
    { label },
  ];
}
