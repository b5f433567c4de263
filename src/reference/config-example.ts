import type { Property } from './model.ts';
import type { ConfigNames } from './render/context.ts';

/** A complete configuration file with every option, in JSON and, if the product supports it, in TypeScript. */
export function configExamples(sections: Property[], names: ConfigNames): { json: string; typescript?: string } {
  const plugins = Object.fromEntries(
    sections.map((section) => [
      section.name,
      Object.fromEntries((section.properties ?? []).map((property) => [property.name, exampleValue(property)])),
    ]),
  );
  const json = JSON.stringify({ plugins }, null, 2);
  if (!names.type) return { json };
  const body = json
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll('"', "'")
    .replace(/([^{[,\s])$/gm, '$1,')
    .replace(/,$/, '');
  return {
    json,
    typescript: `import type { ${names.type} } from '${names.package}';\n\nconst config: ${names.type} = ${body};\n\nexport default config;`,
  };
}

/** The declared example, or else the default, or else any value of the type. */
function exampleValue({ type, tags }: Property): unknown {
  for (const candidate of [tags.example, tags.default]) {
    if (candidate === undefined) continue;
    const value = parseLiteral(candidate, type);
    if (value !== undefined) return value;
  }
  const literal = /'([^']*)'/.exec(type)?.[1];
  if (literal !== undefined) return type.endsWith('[]') ? [literal] : literal;
  return { boolean: true, number: 0, string: '' }[type] ?? (type.endsWith('[]') ? [] : {});
}

function parseLiteral(text: string, type: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replaceAll("'", '"'));
    return value;
  } catch {
    // A bare word is fine where a string is expected, but is not a literal of an enum or a number.
    return /string|'/.test(type) && /^[\w./-]+$/.test(text) ? text : undefined;
  }
}
