import { Visitor, parseSync } from 'rolldown/utils';

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

/** What a name in a sample stands for. */
export interface Binding {
  module: string;
  /** Its name there. */
  name: string;
}

/** The names that a sample imports, and those that it takes out of them: `const { Camera } = Plugins`. */
export function bindingsOf(path: string, code: string): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  const { module, program } = parseSync(path, code);
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      if (importName.kind === 'Name' && importName.name)
        bindings.set(localName.value, { module: moduleRequest.value, name: importName.name });
  new Visitor({
    VariableDeclarator({ id, init }) {
      const source = init?.type === 'Identifier' ? bindings.get(init.name) : undefined;
      if (!source || id.type !== 'ObjectPattern') return;
      for (const property of id.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Identifier')
          bindings.set(property.value.name, { module: source.module, name: property.key.name });
    },
  }).visit(program);
  return bindings;
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
