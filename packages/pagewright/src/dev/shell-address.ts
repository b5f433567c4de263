import { pathOf } from '../serve/static-server.ts';
import type { ShellPlace } from '../pipeline/render/shells.ts';
import type { Site } from '../site/model.ts';

/** Shells are made on request, so their URLs name the place. */
export function shellAddress({ config }: Site, { shown, sidebar, isBare }: ShellPlace): string {
  const place = { version: shown.name, ...(sidebar && { sidebar }), ...(isBare && { bare: '' }) };
  return `${shellPath(config.baseUrl)}?${new URLSearchParams(place)}`;
}

/** The place that a URL names; none if it is not a shell's, or names what the site does not have. */
export function shellPlace({ config, versions }: Site, url: string): ShellPlace | undefined {
  if (pathOf(url) !== shellPath(config.baseUrl)) return undefined;
  const place = new URL(url, 'http://localhost').searchParams;
  const shown = versions.find(({ name }) => name === place.get('version'));
  if (!shown) return undefined;
  if (place.has('bare')) return { shown, isBare: true };
  const sidebar = place.get('sidebar');
  if (sidebar === null) return { shown };
  return Object.hasOwn(shown.sidebars, sidebar) ? { shown, sidebar } : undefined;
}

function shellPath(baseUrl: string): string {
  return `${baseUrl}@shell`;
}
