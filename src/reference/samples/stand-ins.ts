import type { Import } from './imports.ts';

/** A module of somebody else, typed `any`. */
export function foreignModule({ module, names, hasDefault, isWhole }: Import): string {
  // Without a body everything of the module is `any`, but none of it can be used as a type.
  if (isWhole || (names.size === 0 && !hasDefault)) return `declare module '${module}';\n`;
  return `declare module '${module}' {\n${anyNames(names)}${hasDefault ? 'const value: any;\nexport default value;\n' : ''}}\n`;
}

/** A stand-in for a file of the reader's own: where it lies and what it says. */
export function ownFile(path: string, { names, hasDefault, isWhole }: Import): { path: string; content: string } {
  const value = 'declare const value: any;\nexport default value;\n';
  const asset = /\.(?:css|scss|json|html|svg)$/.exec(path)?.[0];
  if (asset) return { path: `${path.slice(0, -asset.length)}.d${asset}.ts`, content: value };
  // What is exported by `=` is `any` as a whole, but has no types and nothing for `export *`.
  const exports =
    isWhole && names.size === 0
      ? 'declare const value: any;\nexport = value;\n'
      : `${anyNames(names)}${hasDefault ? value : 'export {};\n'}`;
  return { path: `${path.replace(/\.(tsx?|js)$/, '')}.d.ts`, content: exports };
}

/** Each name as a value and as a type, with type arguments or without. */
function anyNames(names: Set<string>): string {
  return [...names]
    .map((name) => `export const ${name}: any;\nexport type ${name}<A = any, B = any, C = any, D = any> = any;\n`)
    .join('');
}
