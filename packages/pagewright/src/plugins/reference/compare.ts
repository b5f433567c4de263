import { type Change, compareLists } from './change.ts';
import { compareMethods, signatureChange } from './compare-methods.ts';
import { compareProperties, compareTypes } from './compare-types.ts';
import type { Capability, Method } from './model.ts';

/** What changed in a capability between two versions. */
export function compareCapabilities(before: Capability, after: Capability): Change[] {
  return [
    ...compareProperties(before.properties, after.properties, { name: after.exportName ?? after.name }),
    ...compareMethods(before.methods, after.methods),
    ...compareLists(
      before.events,
      after.events,
      (event) => `event ${event.name}`,
      (a, b) => signatureChange(`event ${b.name}`, b.anchor, callback(a.parameters), callback(b.parameters)),
    ),
    ...compareTypes(before, after),
    ...compareLists(
      before.configSections,
      after.configSections,
      (section) => `configuration ${section.name}`,
      (a, b) => compareProperties(a.properties ?? [], b.properties ?? [], { name: `configuration ${b.name}` }),
    ),
  ];
}

function callback(parameters: Method['parameters']): string {
  return parameters.map(({ type }) => type).join(', ');
}
