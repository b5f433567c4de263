export interface Change {
  kind: 'added' | 'removed' | 'changed';
  /** `getPhoto()`, `ImageOptions.quality`, event `resume`, … */
  what: string;
  /** Where it is documented: an anchor on the newer version's page. */
  anchor?: string;
  /** What exactly changed. */
  detail?: {
    label: 'signature' | 'type' | 'parent type' | 'default' | 'value' | 'now required' | 'now optional' | 'deprecated';
    before?: string;
    after?: string;
    /** Markdown: what to use instead. */
    advice?: string;
  };
}

/** Stands for a default or parent type that there is not, as `before` or `after`. */
export const none = 'none';

export interface Named {
  name: string;
  anchor?: string;
}

export function changed(what: string, anchor: string | undefined, detail: NonNullable<Change['detail']>): Change {
  return { kind: 'changed', what, ...(anchor && { anchor }), detail };
}

/** Compares what has the same name in both lists; everything else was added or removed. */
export function compareLists<Item extends Named>(
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
