import type { HighlightLines } from '../markdown/highlight.ts';
import type { Heading } from '../markdown/plugins/context.ts';
import { compareCapabilities } from './compare.ts';
import { type CapabilityRoutes, type FindDefinition, definitionsFor } from './identifier-links.ts';
import { VersionReference } from './load-reference.ts';
import type { ConfigNames } from './render/context.ts';

/** What the pages of one version need to know about its declarations. Plain data, so that it can cross threads. */
export interface ReferenceTable {
  siteDir: string;
  /** The scope of the documented packages: `@scope`. */
  scope: string;
  config?: ConfigNames;
  versions: Record<string, VersionTable>;
}

export interface VersionTable {
  folder: string;
  routes: CapabilityRoutes;
  /** The same capability in the version before, for the list of changes. */
  previous: Record<string, { folder: string; label: string; name: string }>;
}

/** The reference of one version, as pages use it. */
export interface PageReference {
  names(): string[];
  render(name: string, highlight: HighlightLines): { html: string; headings: Heading[] } | undefined;
  definitions(code: string): FindDefinition | undefined;
}

const references = new Map<string, VersionReference>();

/** Declarations are parsed once per thread; a build that finds them changed starts new threads, `dev` calls `forgetReferences`. */
function referenceOf(siteDir: string, folder: string): VersionReference {
  const key = `${siteDir}\0${folder}`;
  const reference = references.get(key) ?? new VersionReference(siteDir, folder);
  references.set(key, reference);
  return reference;
}

export function forgetReferences(): void {
  references.clear();
}

/** Prepares what a page of a version can ask for. The renderer is loaded only for pages that need it. */
export async function preparePageReference(table: ReferenceTable, versionName: string, source: string): Promise<PageReference> {
  const { siteDir, scope, config } = table;
  const version = table.versions[versionName]!;
  const reference = referenceOf(siteDir, version.folder);
  const renderer = source.includes('<ApiReference') ? await import('./render/render.tsx') : undefined;
  return {
    names: () => reference.names(),
    definitions: (code) => definitionsFor(code, scope, reference, version.routes),
    render(name, highlight) {
      const capability = reference.capability(name);
      if (!capability || !renderer) return undefined;
      const before = version.previous[name];
      const old = before && referenceOf(siteDir, before.folder).capability(before.name);
      return renderer.renderReference({
        capability,
        types: [...capability.types, ...reference.importedTypes(capability)],
        ...(before && old && { changes: { since: before.label, list: compareCapabilities(old, capability) } }),
        ...(config && { config: hasConfigType(reference, config) ? config : { ...config, type: '' } }),
        highlight,
      });
    },
  };
}

/** Whether this version's configuration can be written in TypeScript. */
function hasConfigType(reference: VersionReference, { package: packageName, type }: ConfigNames): boolean {
  const file = packageName.slice(packageName.lastIndexOf('/') + 1);
  return reference.capability(file)?.types.some(({ name, exported }) => exported && name === type) ?? false;
}
