import type { Import } from './imports.ts';

/** A module that no folder can contain, such as `node:fs`, typed `any`. All samples share it. */
export function sharedModule(used: Import): string {
  // Without a body everything is `any`, but nothing can be used as a type.
  if (used.names.size === 0) return `declare module '${used.module}';\n`;
  return `declare module '${used.module}' {\n${exportsOf(used, '')}}\n`;
}

/** A stub for a package or a file of the reader's own. The compiler finds `a.css.d.ts` for `a.css`, too. */
export function standInFile(path: string, used: Import): { path: string; content: string } {
  return { path: `${path.replace(/\.(tsx?|js)$/, '')}.d.ts`, content: exportsOf(used, 'declare ') };
}

function exportsOf({ names, hasDefault, isWhole }: Import, declare: 'declare ' | ''): string {
  const value = (type: string): string => `${declare}const value: ${type};\n`;
  if (isWhole) {
    // The object accepts any member besides those imported by name. If none is, it is plain `any` and can also be called.
    const members = [...names].map((name) => `${name}: any; `).join('');
    const types = `${declare}namespace value {\n${[...names].map(anyType).join('')}}\n`;
    return `${value(names.size > 0 ? `{ [name: string]: any; ${members}}` : 'any')}${types}export = value;\n`;
  }
  const exports = [...names].map((name) => `export const ${name}: any;\nexport ${anyType(name)}`);
  if (hasDefault) exports.push(`${value('any')}${declare}${anyType('value')}export default value;\n`);
  return exports.join('') || 'export {};\n';
}

/** A name as a type, with or without type arguments. */
function anyType(name: string): string {
  return `type ${name}<A = any, B = any, C = any, D = any> = any;\n`;
}
