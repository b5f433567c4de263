import type { TypeDefinition } from './model.ts';

/** The type that readers get: an alias of another type, or an interface that only repeats another, stands for that one. */
export function standsFor(type: TypeDefinition, siblings: TypeDefinition[], seen = new Set<string>()): TypeDefinition {
  const isRepetition = type.parents.length === 1 && type.properties.length + type.methods.length === 0;
  const name = type.type ?? (isRepetition ? type.parents[0] : undefined);
  const target = siblings.find((candidate) => candidate.name === name);
  if (!target || seen.has(target.name)) return type;
  return standsFor(target, siblings, seen.add(target.name));
}

/** A type with the members it has from parents in the same file; its other parents stay. */
export function withInherited(
  type: TypeDefinition,
  siblings: TypeDefinition[],
  seen = new Set<string>(),
): TypeDefinition {
  const parents = siblings
    .filter(({ name }) => type.parents.includes(name) && !seen.has(name))
    .map((parent) => withInherited(parent, siblings, new Set([...seen, type.name])));
  const known = new Set(siblings.map(({ name }) => name));
  return {
    ...type,
    parents: [...parents.flatMap((parent) => parent.parents), ...type.parents.filter((name) => !known.has(name))],
    properties: merged(
      parents.map(({ properties }) => properties),
      type.properties,
    ),
    methods: merged(
      parents.map(({ methods }) => methods),
      type.methods,
    ),
  };
}

/** Own members replace inherited ones of the same name. */
function merged<Member extends { name: string }>(inherited: Member[][], own: Member[]): Member[] {
  const names = new Set(own.map(({ name }) => name));
  return [...inherited.flat().filter(({ name }) => !names.has(name)), ...own];
}
