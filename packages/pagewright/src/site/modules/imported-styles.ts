import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** The stylesheets that a module imports, itself or through other modules of the site, in the order of their first import. */
export function importedStyles(module: string): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const request of importsOf(file)) {
      const found = findFile(join(dirname(file), request));
      if (found?.endsWith('.css')) styles.add(found);
      else if (found && isCode.test(found)) visit(found);
    }
  };
  visit(module);
  return [...styles];
}

/** A stylesheet and those that it takes into itself with `@import`. */
export function withParts(style: string, seen = new Set<string>()): string[] {
  if (seen.has(style) || !findFile(style)) return [];
  seen.add(style);
  for (const [, part] of readFileSync(style, 'utf8').matchAll(/@import\s+(?:url\()?['"](\.[^'"]+)['"]/g))
    withParts(join(dirname(style), part!), seen);
  return [...seen];
}

const isCode = /\.[cm]?[jt]sx?$/;
/** What imports may leave out. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** Packages are not looked into. A file that cannot be parsed is reported by whoever bundles it. */
function importsOf(file: string): string[] {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) return [];
  return module.staticImports.map(({ moduleRequest }) => moduleRequest.value).filter((name) => name.startsWith('.'));
}

function findFile(path: string): string | undefined {
  return endings
    .map((ending) => path + ending)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}
