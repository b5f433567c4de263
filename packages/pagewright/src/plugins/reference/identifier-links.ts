import type { FindDefinition } from '../../site/plugins/plugin-markdown.ts';
import type { VersionReference } from './load-reference.ts';
import { type Capability, isShown } from './model.ts';
import { type Binding, bindingsOf } from './bindings.ts';

/** Route of each capability's page. */
export type CapabilityRoutes = Record<string, string>;

interface LinkedSample {
  code: string;
  grammar: 'ts' | 'tsx';
}

/** A capability itself, or one of its types. */
interface Definition {
  capability: Capability;
  typeAnchor?: string;
}

/**
 * Finds which names in a sample come from the documented packages, and returns where those and their members are
 * defined. Samples that import nothing documented have no links.
 */
export function definitionsFor(
  { code, grammar }: LinkedSample,
  scope: string,
  reference: VersionReference,
  routes: CapabilityRoutes,
): FindDefinition | undefined {
  const packages = `${scope}/`;
  if (!code.includes(packages)) return undefined;
  const definitions = new Map<string, Definition>();
  for (const [local, { module, name }] of bindingsOf(`sample.${grammar}`, code)) {
    if (!module.startsWith(packages)) continue;
    const definition = findDefinition({ module: module.slice(packages.length), name }, reference, routes);
    if (definition) definitions.set(local, definition);
  }
  if (definitions.size === 0) return undefined;
  return (name, member) => {
    const found = definitions.get(name);
    const route = found && routes[found.capability.name];
    if (!route) return undefined;
    const anchor = member === undefined ? found.typeAnchor : memberAnchor(found, member);
    if (member !== undefined && anchor === undefined) return undefined;
    return `${route}${anchor ? `#${anchor}` : ''}`;
  };
}

/**
 * Several packages may declare a name. The one the sample imports from is asked first, the others only if it merely
 * re-exports the name.
 */
function findDefinition(
  { module, name }: Binding,
  reference: VersionReference,
  routes: CapabilityRoutes,
): Definition | undefined {
  for (const candidate of [module, ...Object.keys(routes)]) {
    const capability = reference.capability(candidate);
    if (!capability) continue;
    if (capability.exportName === name) return { capability };
    const type = capability.types.find((other) => other.name === name && other.exported && isShown(other));
    if (type) return { capability, typeAnchor: type.anchor };
  }
  return undefined;
}

function memberAnchor({ capability, typeAnchor }: Definition, member: string): string | undefined {
  if (typeAnchor !== undefined) return undefined;
  return (
    capability.methods.find(({ name }) => name === member)?.anchor ??
    capability.events.find(({ method }) => method === member)?.anchor
  );
}
