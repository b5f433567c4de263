import { parseSync } from 'rolldown/utils';

/** What is imported from a module. */
export interface Import {
  module: string;
  names: Set<string>;
  hasDefault: boolean;
  /** Imported as one object (`import * as`, `import()`), so the used names are unknown. */
  isWhole: boolean;
}

/** What a sample imports or re-exports, each module once. */
export function importsOf(path: string, code: string): Import[] {
  const imports = new Map<string, Import>();
  const importOf = (module: string): Import => {
    const found = imports.get(module) ?? { module, names: new Set(), hasDefault: false, isWhole: false };
    imports.set(module, found);
    return found;
  };
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module;
  for (const { moduleRequest, entries } of staticImports) {
    const target = importOf(moduleRequest.value);
    for (const { importName } of entries) take(target, importName);
  }
  for (const { moduleRequest, importName } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) take(importOf(moduleRequest.value), importName);
  }
  for (const { moduleRequest } of dynamicImports) {
    const module = /^(['"`])(.+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (module) importOf(module).isWhole = true;
  }
  return [...imports.values()];
}

function take(target: Import, { kind, name }: { kind: string; name: string | null }): void {
  if (kind === 'Default' || name === 'default') target.hasDefault = true;
  else if (kind === 'Name' && name) target.names.add(name);
  else if (kind === 'NamespaceObject' || kind === 'All') target.isWhole = true;
}

/** Merges the imports of several samples by module. */
export function mergeImports(imports: Import[]): Import[] {
  const merged = new Map<string, Import>();
  for (const { module, names, hasDefault, isWhole } of imports) {
    const before = merged.get(module);
    merged.set(module, {
      module,
      names: new Set([...(before?.names ?? []), ...names]),
      hasDefault: hasDefault || (before?.hasDefault ?? false),
      isWhole: isWhole || (before?.isWhole ?? false),
    });
  }
  return [...merged.values()];
}
