import { type Change, compareLists } from './change.ts';
import { compareMethods, signatureChange } from './compare-methods.ts';
import { compareProperties, compareTypes } from './compare-types.ts';
import type { PartStrings } from '../../contract/strings/strings.ts';
import { textIn } from '../parts/text.ts';
import type { Capability, Method } from './model.ts';

/** What changed in a capability between two versions. */
export function compareCapabilities(before: Capability, after: Capability, strings: Readonly<PartStrings>): Change[] {
  const text = textIn(strings);
  const event = ({ name }: { name: string }): string => text('reference.event', { name });
  const section = ({ name }: { name: string }): string => text('reference.configurationOf', { name });
  return [
    ...compareProperties(before.properties, after.properties, { name: after.exportName ?? after.name }),
    ...compareMethods(before.methods, after.methods),
    ...compareLists(before.events, after.events, event, (a, b) =>
      signatureChange(event(b), b.anchor, callback(a.parameters), callback(b.parameters)),
    ),
    ...compareTypes(before, after),
    ...compareLists(before.configSections, after.configSections, section, (a, b) =>
      compareProperties(a.properties ?? [], b.properties ?? [], { name: section(b) }),
    ),
  ];
}

function callback(parameters: Method['parameters']): string {
  return parameters.map(({ type }) => type).join(', ');
}
