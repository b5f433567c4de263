import { SiteError } from '../../kernel/problems.ts';
import { exampleOf, isNamed, plainName } from './example-value.ts';
import { EnumMember, type Value } from './literal.ts';
import type { AvailableType, Capability, Property } from './model.ts';

/** Name and type of the product's configuration file. From the site, because the engine knows no product. */
export interface ConfigNames {
  /** File name without extension. */
  file: string;
  /** Package that exports the type. */
  package: string;
  type: string;
  /** The option under which each capability has its section. */
  sectionsUnder: string;
}

export interface ConfigExamples {
  json: string;
  /** Absent if the product does not support it. */
  typescript?: string;
}

interface ExampleContext {
  names: ConfigNames;
  /** Types that options may have. */
  types: AvailableType[];
  /** The package to import a type from; undefined if it is not exported. */
  packageOf: (type: AvailableType) => string | undefined;
  withTypeScript: boolean;
}

/** A complete configuration file with every option of a capability. */
export function configExamples({ configSections, file }: Capability, context: ExampleContext): ConfigExamples {
  const { names, types, withTypeScript } = context;
  const valueOf = (property: Property): Value => {
    const value = exampleOf(property, types);
    if (value !== undefined) return value;
    throw new SiteError({
      severity: 'error',
      file,
      line: property.line,
      message: `no example for the option "${property.name}" of type ${property.type}`,
      hint: 'add a value of this type: @example 70',
    });
  };
  const sections = configSections.map((section) => {
    const options = (section.properties ?? []).filter(isNamed).map((option) => [plainName(option), valueOf(option)]);
    return [plainName(section), Object.fromEntries(options)];
  });
  const example: Value = { [names.sectionsUnder]: Object.fromEntries(sections) };
  const json = JSON.stringify(example, null, 2);
  return withTypeScript ? { json, typescript: typescriptFile(example, context) } : { json };
}

function typescriptFile(example: Value, { names: { type, package: typePackage }, packageOf }: ExampleContext): string {
  const imports = new Map<string, Set<string>>();
  const body = print(example);
  const lines = [
    `import type { ${type} } from '${typePackage}';`,
    ...Array.from(imports, ([from, imported]) => `import { ${[...imported].join(', ')} } from '${from}';`),
  ];
  return `${lines.join('\n')}\n\nconst config: ${type} = ${body};\n\nexport default config;`;

  function print(value: Value | undefined, indent = ''): string {
    if (value instanceof EnumMember) return printMember(value);
    if (typeof value === 'string') return quoted(value);
    if (typeof value !== 'object' || value === null) return String(value);
    const inner = `${indent}  `;
    const [start, items, end] = Array.isArray(value)
      ? ['[', value.map((item) => print(item, inner)), ']']
      : ['{', Object.entries(value).map(([key, item]) => `${printKey(key)}: ${print(item, inner)}`), '}'];
    return items.length === 0
      ? start + end
      : `${start}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${end}`;
  }

  function printMember({ type: owner, name, value }: EnumMember): string {
    const from = packageOf(owner);
    if (!from) return print(value);
    imports.set(from, (imports.get(from) ?? new Set()).add(owner.name));
    return `${owner.name}.${name}`;
  }
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
