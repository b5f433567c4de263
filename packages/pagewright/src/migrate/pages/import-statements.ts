/** What a module imports under a name. */
export interface Import {
  /** The name exported there: `default`, `*` or another. */
  name: string;
  source: string;
}

const statement = /import\s+([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g;

/** The imports of a module or page, by the names it uses. */
export function importsIn(code: string): Map<string, Import> {
  const imports = new Map<string, Import>();
  for (const [, names, target] of code.matchAll(statement)) {
    // Some formatters put a backslash before an underscore.
    const source = target!.replace(/\\(.)/g, '$1');
    const [, named] = /\{([^}]*)\}/.exec(names!) ?? [];
    for (const [name, own] of partsOf(named ?? '')) imports.set(own, { name, source });
    for (const [name, own] of partsOf(names!.replace(/\{[^}]*\}/, '')))
      imports.set(own, { name: name === '*' ? '*' : 'default', source });
  }
  return imports;
}

/** `A, B as C` → the name there, and the name here. */
function partsOf(names: string): [name: string, own: string][] {
  return names.split(',').flatMap((part): [string, string][] => {
    const [name, own = name] = part.trim().split(/\s+as\s+/);
    return name && own ? [[name, own]] : [];
  });
}
