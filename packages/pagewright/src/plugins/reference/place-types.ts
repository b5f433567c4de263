import type { ApiEvent, AvailableType, Capability, Method } from './model.ts';

/** Where a page shows its types, and what they are used for. */
export interface Placement {
  /** The anchor of the method or event that a type is shown with: the first that names it. */
  placeOf: ReadonlyMap<string, string>;
  /** Types of what readers pass to methods, which have to know what is required. */
  given: ReadonlySet<string>;
}

type Callable = Pick<Method | ApiEvent, 'anchor' | 'parameters' | 'returns'>;

/** Types that only list properties are shown with the method that takes or returns them; all others have sections of their own. */
export function placeTypes(
  { methods, events }: Pick<Capability, 'methods' | 'events'>,
  types: AvailableType[],
): Placement {
  const byName = new Map(types.map((type) => [type.name, type]));
  const placeOf = new Map<string, string>();
  for (const callable of [...methods, ...events])
    for (const { name } of usedTypes(callable, byName)) if (!placeOf.has(name)) placeOf.set(name, callable.anchor);
  const given = new Set<string>();
  const give = (text: string): void => {
    for (const name of namesIn(text)) {
      const type = byName.get(name);
      if (!type || given.has(name)) continue;
      given.add(name);
      for (const used of [type.type ?? '', ...type.parents, ...type.properties.map((property) => property.type)])
        give(used);
    }
  };
  for (const { parameters } of [...methods, ...events])
    for (const { type } of parameters) if (!isFunction(type, byName)) give(type);
  return { placeOf, given };
}

/** A type that a method takes, passes on or returns. */
export interface UsedType {
  name: string;
  as: 'parameter' | 'passed' | 'returned';
  /** Of the parameter. */
  parameter?: string;
}

/** The types of a method's parameters and result that can be shown with it. */
export function usedTypes({ parameters, returns }: Callable, types: ReadonlyMap<string, AvailableType>): UsedType[] {
  const used = [
    ...parameters.flatMap(({ name: parameter, type }) => {
      const passed = isFunction(type, types);
      const text = passed ? (types.get(type)?.type ?? type) : type;
      return namesIn(text).map((name) => ({
        name,
        as: passed ? ('passed' as const) : ('parameter' as const),
        parameter,
      }));
    }),
    ...namesIn(returns).map((name) => ({ name, as: 'returned' as const })),
  ];
  const seen = new Set<string>();
  return used.filter(({ name }) => canBeInlined(types.get(name)) && !seen.has(name) && Boolean(seen.add(name)));
}

function canBeInlined(type: AvailableType | undefined): boolean {
  return (
    type?.kind === 'interface' &&
    type.properties.length > 0 &&
    type.methods.length === 0 &&
    type.typeParameters.length === 0
  );
}

function isFunction(type: string, types: ReadonlyMap<string, AvailableType>): boolean {
  const text = types.get(type)?.type ?? type;
  return text.startsWith('(') && text.includes('=>');
}

/** Outside of strings. */
function namesIn(type: string): string[] {
  return type.replace(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z_$][\w$]*/g) ?? [];
}
