import * as v from 'valibot';
import { plainPath, text } from './fields.ts';

/** A path inside the site folder, with or without `./` before it. */
export const sitePath = v.pipe(
  text,
  v.transform((path) => path.replace(/^\.\//, '').replace(/\/$/, '')),
  plainPath(/^[^/]/, 'expected a path inside the site folder, such as "./components"'),
);

/** What a site can replace. `src/contract/parts.ts` has the properties of each. */
export const partNames = [
  'Announcement',
  'Navbar',
  'Footer',
  'DocHeader',
  'PageFooter',
  'NotFound',
  'Landing',
] as const;

export type PartName = (typeof partNames)[number];

const parts = v.strictObject(
  Object.fromEntries(partNames.map((name) => [name, v.optional(sitePath)])) as Record<
    PartName,
    v.OptionalSchema<typeof sitePath, undefined>
  >,
);

export const themeSchema = v.strictObject({
  /** A stylesheet that comes after the engine's: it sets tokens such as `--accent`, or anything else. By default theme.css, if there is one. */
  css: v.optional(sitePath),
  /**
   * A drawing for where there is nothing else to see: the page for addresses that lead nowhere, a search without results. An SVG
   * in static/, inlined, so that it can use the page's colours: `stroke="var(--accent)"`.
   */
  illustration: v.optional(v.pipe(text, v.endsWith('.svg', 'expected the path of an SVG file in static/'))),
  /** Components in the place of the engine's own, as files of the site. */
  parts: v.optional(parts, {}),
});
