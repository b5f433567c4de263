import type { HighlightLines } from '../../highlight/highlight.ts';
import {
  type GeneratedComponent,
  type PageReference,
  type Part,
  type ResolveLink,
  generatedComponents,
} from '../../markdown/reference.ts';
import type { Doc } from '../../site/model.ts';
import { compareCapabilities } from './compare.ts';
import { type ConfigNames, configExamples } from './config-example.ts';
import { definitionsFor } from './identifier-links.ts';
import { type Declarations, VersionReference } from './load-reference.ts';
import type { AvailableType, Capability, TypeDefinition } from './model.ts';
import type { ReferenceInput } from './render/context.ts';
import type { ReferenceTable } from './table-types.ts';
import { linkLocations } from './written-links.ts';

const references = new WeakMap<Declarations, VersionReference>();

/** Declarations are parsed once per thread; in `dev`, once per state of the site. */
function referenceOf({ declarations }: ReferenceTable, folder: string): VersionReference {
  const texts = declarations[folder]!;
  const reference = references.get(texts) ?? new VersionReference(folder, texts);
  references.set(texts, reference);
  return reference;
}

const needsRenderer = new RegExp(`<(?:${generatedComponents.join('|')})\\b`);

/** Prepares the reference for a page. The renderer is loaded only for pages that need it. */
export async function preparePageReference(
  table: ReferenceTable,
  { route, source, version: versionName }: Pick<Doc, 'route' | 'source' | 'version'>,
): Promise<PageReference> {
  const { scope, configNames } = table;
  const version = table.versions[versionName]!;
  const reference = referenceOf(table, version.folder);
  const renderer = needsRenderer.test(source) ? await import('./render/render.tsx') : undefined;
  return {
    definitions(code, grammar) {
      const find = scope && definitionsFor({ code, grammar }, scope, reference, version.routes);
      return find ? (name, member) => fromPage(route, find(name, member)) : undefined;
    },
    render: renderPart,
    linkLocations: (name, target) => linkLocations(version.links, name, target),
  };

  function renderPart(
    component: GeneratedComponent,
    name: string,
    highlight: HighlightLines,
    resolveLink: ResolveLink,
  ): Part {
    if (!renderer) return { known: [] };
    if (component === 'ApiReference') return renderApi(name, highlight, resolveLink);
    if (component === 'ConfigReference') return renderConfig(resolveLink);
    return renderer.renderCommands(component, name, version, resolveLink);
  }

  function renderApi(name: string, highlight: HighlightLines, resolveLink: ResolveLink): Part {
    const capability = reference.capability(name);
    if (!capability) return { known: reference.names() };
    const before = version.previous[name];
    const old = before && referenceOf(table, before.folder).capability(before.name);
    const types = [...capability.types, ...reference.importedTypes(capability)];
    const input: ReferenceInput = {
      capability,
      types,
      ...(before && old && { changes: { since: before.label, list: compareCapabilities(old, capability) } }),
      ...(configNames &&
        capability.configSections.length > 0 && { configExamples: examplesOf(capability, types, configNames) }),
      highlight,
    };
    return renderer!.renderApi(input, resolveLink);
  }

  function renderConfig(resolveLink: ResolveLink): Part {
    const types = configNames && configTypes(reference, configNames);
    if (!types) return { known: [] };
    const type = reference.expandedConfig(types.type, types.siblings, configNames.sectionsUnder);
    return renderer!.renderConfig(type, resolveLink);
  }

  function examplesOf(
    capability: Capability,
    types: AvailableType[],
    names: ConfigNames,
  ): ReferenceInput['configExamples'] {
    const withTypeScript = configTypes(reference, names)?.type.exported ?? false;
    const packageOf = ({ exported, from = capability.name }: AvailableType): string | undefined =>
      exported ? (from.includes('/') ? from : `${scope}/${from}`) : undefined;
    return { ...names, ...configExamples(capability, { names, types, packageOf, withTypeScript }) };
  }
}

/** A link as a page writes it: without its own route. To the page itself there is none. */
function fromPage(route: string, target: string | undefined): string | undefined {
  if (target === route) return undefined;
  return target?.startsWith(`${route}#`) ? target.slice(route.length) : target;
}

/** The type of the product's configuration in a version; not exported if the file cannot be TypeScript there. */
function configTypes(
  reference: VersionReference,
  names: ConfigNames,
): { type: TypeDefinition; siblings: TypeDefinition[] } | undefined {
  const file = names.package.slice(names.package.lastIndexOf('/') + 1);
  const siblings = reference.capability(file)?.types ?? [];
  const type = siblings.find(({ name }) => name === names.type);
  return type && { type, siblings };
}
