import { type Change, type Named, changed, compareLists } from './change.ts';
import type { Method } from './model.ts';

interface Overloads extends Named {
  signatures: string;
}

/** Methods of the capability itself, or of one of its types: `owner`. */
export function compareMethods(before: Method[], after: Method[], owner?: Named): Change[] {
  const label = ({ name }: Named): string => `${owner ? `${owner.name}.` : ''}${name}()`;
  return compareLists(overloads(before, owner), overloads(after, owner), label, (a, b) =>
    signatureChange(label(b), b.anchor, a.signatures, b.signatures),
  );
}

/** A method's overloads are compared as a whole. Methods of types have no heading: links lead to the type. */
function overloads(methods: Method[], owner: Named | undefined): Overloads[] {
  const groups = new Map<string, Overloads>();
  for (const method of methods) {
    const signature = signatureOf(method);
    const group = groups.get(method.name);
    const { anchor } = owner ?? method;
    if (group) group.signatures += `\n${signature}`;
    else groups.set(method.name, { name: method.name, ...(anchor && { anchor }), signatures: signature });
  }
  return [...groups.values()];
}

export function signatureChange(what: string, anchor: string | undefined, before: string, after: string): Change[] {
  return before === after ? [] : [changed(what, anchor, { label: 'signature', before, after })];
}

export function signatureOf({ parameters, returns }: Pick<Method, 'parameters' | 'returns'>): string {
  return `(${parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}) => ${returns}`;
}
