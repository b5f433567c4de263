import type { Capability, Method, Property, TypeDefinition } from './model.ts';

export interface Change {
  kind: 'added' | 'removed' | 'changed';
  /** `getPhoto()`, `ImageOptions.quality`, event `resume`, … */
  what: string;
  /** Where it is documented: an anchor on the newer version's page. */
  anchor?: string;
  /** What exactly changed. */
  detail?: {
    label: 'signature' | 'type' | 'default' | 'value' | 'now required' | 'now optional';
    before?: string;
    after?: string;
  };
}

/** What changed in a capability between two versions. */
export function compareCapabilities(before: Capability, after: Capability): Change[] {
  return [
    ...compareLists(
      groupMethods(before.methods),
      groupMethods(after.methods),
      (method) => `${method.name}()`,
      compareMethods,
    ),
    ...compareLists(
      before.events,
      after.events,
      (event) => `event ${event.name}`,
      (a, b) => signatureChange(`event ${b.name}`, b.anchor, callback(a.parameters), callback(b.parameters)),
    ),
    ...compareLists(visible(before.types), visible(after.types), (type) => type.name, compareTypes),
    ...compareLists(
      before.config,
      after.config,
      (section) => `configuration ${section.name}`,
      (a, b) => compareProperties(`configuration ${b.name}`, undefined, a.properties ?? [], b.properties ?? []),
    ),
  ];
}

interface Named {
  name: string;
  anchor?: string;
}

function compareLists<Item extends Named>(
  before: Item[],
  after: Item[],
  label: (item: Item) => string,
  compare: (a: Item, b: Item) => Change[],
): Change[] {
  const old = new Map(before.map((item) => [item.name, item]));
  const names = new Set(after.map(({ name }) => name));
  return [
    ...after.flatMap((item) => {
      const same = old.get(item.name);
      return same
        ? compare(same, item)
        : [{ kind: 'added' as const, what: label(item), ...(item.anchor && { anchor: item.anchor }) }];
    }),
    ...before.filter(({ name }) => !names.has(name)).map((item) => ({ kind: 'removed' as const, what: label(item) })),
  ];
}

/** A method's overloads are compared as a whole. */
function groupMethods(methods: Method[]): (Named & { signatures: string })[] {
  const groups = new Map<string, Named & { signatures: string }>();
  for (const method of methods) {
    const signature = signatureOf(method);
    const group = groups.get(method.name);
    if (group) group.signatures += `\n${signature}`;
    else groups.set(method.name, { name: method.name, anchor: method.anchor, signatures: signature });
  }
  return [...groups.values()];
}

function compareMethods(a: { signatures: string }, b: Named & { signatures: string }): Change[] {
  return signatureChange(`${b.name}()`, b.anchor, a.signatures, b.signatures);
}

function signatureChange(what: string, anchor: string | undefined, before: string, after: string): Change[] {
  if (before === after) return [];
  return [{ kind: 'changed', what, ...(anchor && { anchor }), detail: { label: 'signature', before, after } }];
}

function compareTypes(a: TypeDefinition, b: TypeDefinition): Change[] {
  const members = compareLists(
    a.members,
    b.members,
    (member) => `${b.name}.${member.name}`,
    (x, y) =>
      x.value === y.value
        ? []
        : [
            {
              kind: 'changed',
              what: `${b.name}.${y.name}`,
              anchor: b.anchor,
              detail: { label: 'value', before: x.value, after: y.value },
            },
          ],
  );
  const type =
    (a.type ?? '') === (b.type ?? '')
      ? []
      : [
          {
            kind: 'changed' as const,
            what: b.name,
            anchor: b.anchor,
            detail: { label: 'type' as const, before: a.type ?? a.kind, after: b.type ?? b.kind },
          },
        ];
  return [...type, ...compareProperties(b.name, b.anchor, a.properties, b.properties), ...members];
}

function compareProperties(owner: string, anchor: string | undefined, before: Property[], after: Property[]): Change[] {
  return compareLists(
    before,
    after,
    (property) => `${owner}.${property.name}`,
    (a, b) => {
      const what = `${owner}.${b.name}`;
      const change = (detail: NonNullable<Change['detail']>): Change => ({
        kind: 'changed',
        what,
        ...(anchor && { anchor }),
        detail,
      });
      return [
        ...(a.type === b.type ? [] : [change({ label: 'type', before: a.type, after: b.type })]),
        ...(a.optional === b.optional ? [] : [change({ label: b.optional ? 'now optional' : 'now required' })]),
        ...(a.tags.default === b.tags.default
          ? []
          : [change({ label: 'default', before: a.tags.default ?? 'none', after: b.tags.default ?? 'none' })]),
      ];
    },
  );
}

const visible = (types: TypeDefinition[]): TypeDefinition[] => types.filter(({ tags }) => !tags.supplementary);

export function signatureOf({ parameters, returns }: Pick<Method, 'parameters' | 'returns'>): string {
  return `(${parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}) => ${returns}`;
}

function callback(parameters: Method['parameters']): string {
  return parameters.map(({ type }) => type).join(', ');
}
