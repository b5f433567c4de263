import { unquoted } from '../../kernel/text/unquoted.ts';
import { type Change, type Named, changed, compareLists, none } from './change.ts';
import { compareMethods } from './compare-methods.ts';
import { type Capability, type Property, type TypeDefinition, isShown } from './model.ts';
import { standsFor, withInherited } from './type-shape.ts';

/** What a type is called in the list, where it is documented, and what each version declares it as. */
interface Pair {
  owner: Named;
  before: TypeDefinition;
  after: TypeDefinition;
}

/** What changed in the types of a capability. Types that moved to or from another file are still there. */
export function compareTypes(before: Capability, after: Capability): Change[] {
  const declared = new Set(before.types.map(({ name }) => name));
  const changes = compareLists(
    before.types.filter(({ name }) => !(name in after.imports)),
    // A deprecated alias that is new in this version is not listed as added: nobody should start using it.
    after.types.filter((type) => !(type.name in before.imports) && (isShown(type) || declared.has(type.name))),
    ({ name }) => name,
    (a, b) => compareType(a, b, before.types, after.types),
  );
  return changes.filter((change) => !isRenaming(change, after.types));
}

/** Whether a change is only a renaming: both texts name the same type, and the old name still exists as an alias. */
function isRenaming({ detail }: Change, types: TypeDefinition[]): boolean {
  const currentName = (name: string): string => {
    const type = types.find((candidate) => candidate.name === name);
    return type ? standsFor(type, types).name : name;
  };
  const [was, is] = [detail?.before, detail?.after].map((text) => text?.replace(/[\w$]+/g, currentName));
  return was !== undefined && was === is;
}

function compareType(
  a: TypeDefinition,
  b: TypeDefinition,
  oldTypes: TypeDefinition[],
  newTypes: TypeDefinition[],
): Change[] {
  if (!isShown(a) && !isShown(b)) return [];
  const [before, after] = [standsFor(a, oldTypes), standsFor(b, newTypes)];
  const documented = [b, ...newTypes.filter(({ name }) => name === b.type)].find(isShown);
  const owner: Named = { name: b.name, ...(documented && { anchor: documented.anchor }) };
  const { deprecated } = b.tags;
  return [
    ...(deprecated !== undefined && a.tags.deprecated === undefined
      ? [changed(owner.name, owner.anchor, { label: 'deprecated', advice: deprecated })]
      : []),
    // If both stand for another type that kept its name, the changes are listed there.
    ...(before.name === after.name && after !== b
      ? []
      : compareShapes(
          hasSameParents(before, after)
            ? { owner, before, after }
            : { owner, before: withInherited(before, oldTypes), after: withInherited(after, newTypes) },
        )),
  ];
}

function hasSameParents(a: TypeDefinition, b: TypeDefinition): boolean {
  return a.parents.join() === b.parents.join();
}

function compareShapes({ owner, before, after }: Pair): Change[] {
  const difference = (label: 'type' | 'parent type', a: string, b: string): Change[] =>
    a === b ? [] : [changed(owner.name, owner.anchor, { label, before: a, after: b })];
  const parents = (type: TypeDefinition): string => type.parents.join(', ') || none;
  return [
    ...difference('type', before.type ?? before.kind, after.type ?? after.kind),
    ...difference('parent type', parents(before), parents(after)),
    ...compareProperties(before.properties, after.properties, owner),
    ...compareMethods(before.methods, after.methods, owner),
    ...compareMembers({ owner, before, after }),
  ];
}

function compareMembers({ owner, before, after }: Pair): Change[] {
  const label = (member: Named): string => `${owner.name}.${member.name}`;
  return compareLists(before.members, after.members, label, (a, b) =>
    a.value === b.value ? [] : [changed(label(b), owner.anchor, { label: 'value', before: a.value, after: b.value })],
  );
}

export function compareProperties(before: Property[], after: Property[], owner: Named): Change[] {
  const label = (property: Named): string => `${owner.name}.${property.name}`;
  return compareLists(before, after, label, (a, b) => {
    const change = (detail: NonNullable<Change['detail']>): Change => changed(label(b), owner.anchor, detail);
    return [
      ...(a.type === b.type ? [] : [change({ label: 'type', before: a.type, after: b.type })]),
      ...(a.optional === b.optional ? [] : [change({ label: b.optional ? 'now optional' : 'now required' })]),
      // A property without effect has no default to speak of.
      ...(defaultOf(a) === defaultOf(b) || b.tags.deprecated !== undefined
        ? []
        : [change({ label: 'default', before: a.tags.default ?? none, after: b.tags.default ?? none })]),
    ];
  });
}

/** Writers may put a default in quotes or not. */
function defaultOf({ tags }: Property): string | undefined {
  return tags.default && unquoted(tags.default);
}
