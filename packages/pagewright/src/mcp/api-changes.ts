import { en } from '../contract/strings/parts/en.ts';
import type { Change } from '../plugins/reference/change.ts';
import { signatureOf } from '../plugins/reference/compare-methods.ts';
import { compareCapabilities } from '../plugins/reference/compare.ts';
import { type Capability, isShown } from '../plugins/reference/model.ts';

export interface ApiChanges {
  added: Change[];
  removed: Change[];
  changed: Change[];
  /** `OldName → NewName` */
  renamed: string[];
}

/** What changed in an API, or in a member of it. */
export function apiChanges(before: Capability, after: Capability, member?: string): ApiChanges {
  const all = [...compareCapabilities(before, after, en), ...deprecatedSince(before, after)];
  const members = member === undefined ? undefined : [member, ...typesOf(after, member)];
  const list = all.filter(({ what }) => members === undefined || members.some((one) => isAbout(what, one)));
  const of = (kind: Change['kind']): Change[] => list.filter((change) => change.kind === kind);
  const renamed = renames(before, after);
  const added = of('added').filter(({ what }) => !renamed.some(([, name]) => name === what));
  return { added, removed: of('removed'), changed: of('changed'), renamed: renamed.map((names) => names.join(' → ')) };
}

/** The export, if it has another name, and types whose old name has become another name of a type that is new. */
function renames(before: Capability, after: Capability): [old: string, current: string][] {
  const { exportName: old, types } = before;
  const { exportName: current } = after;
  const names = new Set(types.map(({ name }) => name));
  return [
    ...(old && current && old !== current ? [[old, current] satisfies [string, string]] : []),
    ...after.types.flatMap((type): [string, string][] =>
      names.has(type.name) && type.type !== undefined && !isShown(type) && !names.has(type.type)
        ? [[type.name, type.type]]
        : [],
    ),
  ];
}

/** The types that a method takes and returns: what changes in them changes the method. */
function typesOf({ methods, types }: Capability, member: string): string[] {
  const own = methods.filter(({ name }) => name.toLowerCase() === member);
  const words = new Set(
    own.flatMap(
      (method) =>
        signatureOf(method)
          .toLowerCase()
          .match(/[\w$]+/g) ?? [],
    ),
  );
  return types.map(({ name }) => name.toLowerCase()).filter((name) => words.has(name));
}

/** Lists of changes on pages leave them out: there, the method says so itself. */
function deprecatedSince(before: Capability, after: Capability): Change[] {
  const old = new Map(before.methods.map(({ name, tags }) => [name, tags.deprecated !== undefined]));
  return after.methods.flatMap(({ name, anchor, tags: { deprecated } }) =>
    deprecated !== undefined && old.get(name) === false
      ? [
          {
            kind: 'changed' as const,
            what: `${name}()`,
            anchor,
            detail: { label: 'deprecated' as const, advice: deprecated },
          },
        ]
      : [],
  );
}

function isAbout(what: string, member: string): boolean {
  const plain = what.toLowerCase().replace(/\(\)$/, '');
  const last = member.split('.').at(-1)!;
  return plain === member || plain.startsWith(`${member}.`) || plain === last || plain.endsWith(` ${last}`);
}

/** One line for each change, with the address of what is documented. */
export function changeLines({ added, removed, changed, renamed }: ApiChanges, page: string | undefined): string[] {
  const at = ({ anchor }: Change): string => (page && anchor ? ` ${page}#${anchor}` : '');
  return [
    ...section(
      'Added',
      added.map((change) => `- ${change.what}${at(change)}`),
    ),
    ...section(
      'Removed',
      removed.map((change) => `- ${change.what}`),
    ),
    ...section(
      'Renamed',
      renamed.map((names) => `- ${names}`),
    ),
    ...section(
      'Changed',
      changed.map((change) => `- ${change.what}: ${inWords(change)}${at(change)}`),
    ),
  ];
}

function section(title: string, entries: string[]): string[] {
  return entries.length > 0 ? [`\n${title}:`, ...entries] : [];
}

function inWords({ detail }: Change): string {
  if (!detail) return 'changed';
  const { label, before, after, advice } = detail;
  if (label === 'deprecated') return `deprecated${advice ? `: ${advice}` : ''}`;
  return before === undefined ? label : `${label} ${before} → ${after}`;
}
