import { createSlugger, nameId } from '../../kernel/text/slug.ts';
import type { Capability } from './model.ts';

// Anchors on reference pages. Others link to them: changing one breaks their links.

/** The page's own sections. */
export const sectionAnchors = {
  events: 'events',
  types: 'types',
  configuration: 'configuration',
  changes: 'changes',
} as const;

type Parts = Pick<Capability, 'methods' | 'events' | 'types'>;

/** Gives everything with a heading an anchor of its own: methods first, being what others link to. */
export function giveAnchors({ methods, events, types }: Parts): void {
  const slugger = sectionSlugger();
  for (const part of [...methods, ...events, ...types]) part.anchor = slugger.reserve(part.anchor);
}

/** A slugger that knows the page's own anchors, so that imported types get others. */
export function freeAnchors({ methods, events, types }: Parts): Pick<Slugger, 'reserve'> {
  const slugger = sectionSlugger();
  for (const { anchor } of [...methods, ...events, ...types]) slugger.reserve(anchor);
  return slugger;
}

type Slugger = ReturnType<typeof createSlugger>;

function sectionSlugger(): Slugger {
  const slugger = createSlugger();
  for (const id of Object.values(sectionAnchors)) slugger.reserve(id);
  return slugger;
}

/** `getPhoto` → `getphoto` */
export function methodAnchor(name: string): string {
  return name.toLowerCase();
}

/** `addListener` for `appStateChange` → `addlistenerappstatechange-` */
export function eventAnchor(method: string, event: string): string {
  return `${method.toLowerCase()}${event.toLowerCase()}-`;
}

/** `ImageOptions` → `imageoptions` */
export function typeAnchor(name: string): string {
  return name.toLowerCase();
}

/** `quality` of `ImageOptions` → `imageoptions.quality` */
export function propertyAnchor(before: string, name: string): string {
  return nameId(before + name);
}
