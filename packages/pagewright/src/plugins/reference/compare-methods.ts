import { type Change, type Named, changed, compareLists } from './change.ts';
import type { Method } from './model.ts';
import { overloads } from './overloads.ts';

/** Methods of the capability itself, or of one of its types: `owner`. */
export function compareMethods(before: Method[], after: Method[], owner?: Named): Change[] {
  const label = ({ name }: Named): string => `${owner ? `${owner.name}.` : ''}${name}()`;
  return compareLists(withSignatures(before, owner), withSignatures(after, owner), label, (a, b) =>
    signatureChange(label(b), b.anchor, a.signatures, b.signatures),
  );
}

/** Methods of types have no heading: links lead to the type. */
function withSignatures(methods: Method[], owner: Named | undefined): (Named & { signatures: string })[] {
  return overloads(methods).map((group) => {
    const [first] = group;
    const { anchor } = owner ?? first;
    return { name: first.name, ...(anchor && { anchor }), signatures: group.map(signatureOf).join('\n') };
  });
}

export function signatureChange(what: string, anchor: string | undefined, before: string, after: string): Change[] {
  return before === after ? [] : [changed(what, anchor, { label: 'signature', before, after })];
}

export function signatureOf({ parameters, returns }: Pick<Method, 'parameters' | 'returns'>): string {
  return `(${parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}) => ${returns}`;
}
