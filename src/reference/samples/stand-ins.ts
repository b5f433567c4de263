import type { Import } from './imports.ts';

/** A third-party module, typed `any`. */
export function foreignModule({ module, names, hasDefault, isWhole }: Import): string {
  // Without a body every import is `any`, but none can be used as a type.
  if (isWhole || (names.size === 0 && !hasDefault)) return `declare module '${module}';\n`;
  return `declare module '${module}' {\n${anyNames(names)}${hasDefault ? 'const value: any;\nexport default value;\n' : ''}}\n`;
}

/** A stub for a file of the reader's own. */
export function ownFile(path: string, { names, hasDefault, isWhole }: Import): { path: string; content: string } {
  const value = 'declare const value: any;\nexport default value;\n';
  const asset = /\.(?:css|scss|json|html|svg)$/.exec(path)?.[0];
  if (asset) return { path: `${path.slice(0, -asset.length)}.d${asset}.ts`, content: value };
  // `export =` makes everything `any`, but provides no types and nothing for `export *`.
  const exports =
    isWhole && names.size === 0
      ? 'declare const value: any;\nexport = value;\n'
      : `${anyNames(names)}${hasDefault ? value : 'export {};\n'}`;
  return { path: `${path.replace(/\.(tsx?|js)$/, '')}.d.ts`, content: exports };
}

/** Each name as a value and as a type, with or without type arguments. */
function anyNames(names: Set<string>): string {
  return [...names]
    .map((name) => `export const ${name}: any;\nexport type ${name}<A = any, B = any, C = any, D = any> = any;\n`)
    .join('');
}
