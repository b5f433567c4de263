import type { VersionReference } from './load-reference.ts';
import { type Capability, isShown } from './model.ts';

/** Route of each capability's page. */
export type CapabilityRoutes = Record<string, string>;

/** Finds the definition of an identifier in a sample: `name`, or `member` of `name`. */
export type FindDefinition = (name: string, member?: string) => string | undefined;

/**
 * Finds which names in a sample come from the documented packages, and returns where those and their members are
 * defined. Samples that import nothing documented have no links.
 */
export function definitionsFor(
  code: string,
  scope: string,
  reference: VersionReference,
  routes: CapabilityRoutes,
): FindDefinition | undefined {
  const bound = boundNames(code, scope);
  if (bound.size === 0) return undefined;
  const capabilities = Object.keys(routes).flatMap((name) => reference.capability(name) ?? []);
  const definitions = new Map<string, { capability: Capability; anchor?: string }>();
  for (const capability of capabilities) {
    if (capability.exportName && bound.has(capability.exportName))
      definitions.set(capability.exportName, { capability });
    for (const type of capability.types)
      if (type.exported && isShown(type) && bound.has(type.name))
        definitions.set(type.name, { capability, anchor: type.anchor });
  }
  return (name, member) => {
    const found = definitions.get(name);
    if (!found) return undefined;
    const anchor = member === undefined ? found.anchor : memberAnchor(found.capability, found.anchor, member);
    if (member !== undefined && anchor === undefined) return undefined;
    return `${routes[found.capability.name]!}${anchor ? `#${anchor}` : ''}`;
  };
}

function memberAnchor(capability: Capability, typeAnchor: string | undefined, member: string): string | undefined {
  if (typeAnchor !== undefined) return undefined;
  return (
    capability.methods.find(({ name }) => name === member)?.anchor ??
    capability.events.find(({ method }) => method === member)?.anchor
  );
}

/** Names imported from packages of the scope, and names destructured from those. */
function boundNames(code: string, scope: string): Set<string> {
  const names = new Set<string>();
  const add = (list: string): void => {
    for (const part of list.split(',')) {
      const name = /^\s*(?:type\s+)?([\w$]+)(?:\s*(?:as|:)\s*[\w$]+)?\s*$/.exec(part)?.[1];
      if (name) names.add(name);
    }
  };
  for (const [, list, module] of code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g))
    if (module!.startsWith(`${scope}/`)) add(list!);
  for (const [, list, source] of code.matchAll(/(?:const|let|var)\s+\{([^}]*)\}\s*=\s*([\w$]+)\s*;?/g))
    if (names.has(source!)) add(list!);
  return names;
}
