import { pathOf } from '../serve/find-file.ts';
import type { ShellScope } from '../pipeline/render/shells.ts';
import type { Site } from '../site/model.ts';

/** Shells are made on request, so their URLs name the scope. */
export function shellAddress({ config }: Site, { shown, sidebar, isBare }: ShellScope): string {
  const scope = { version: shown.name, ...(sidebar && { sidebar }), ...(isBare && { bare: '' }) };
  return `${shellPath(config.baseUrl)}?${new URLSearchParams(scope)}`;
}

/** The scope that a URL names; none if it is not a shell's, or names what the site does not have. */
export function shellScopeOf({ config, versions }: Site, url: string): ShellScope | undefined {
  if (pathOf(url) !== shellPath(config.baseUrl)) return undefined;
  const scope = new URL(url, 'http://localhost').searchParams;
  const shown = versions.find(({ name }) => name === scope.get('version'));
  if (!shown) return undefined;
  if (scope.has('bare')) return { shown, isBare: true };
  const sidebar = scope.get('sidebar');
  if (sidebar === null) return { shown };
  return Object.hasOwn(shown.sidebars, sidebar) ? { shown, sidebar } : undefined;
}

function shellPath(baseUrl: string): string {
  return `${baseUrl}@shell`;
}
