import { Visitor, parseSync } from 'rolldown/utils';

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
