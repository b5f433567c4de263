import type { MdxJsxFlowElement } from 'satteri';
import { type Mistake, suggestion } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import type { Attribute, Attributes } from '../../site/modules/read-props.ts';

type Written = Readonly<MdxJsxFlowElement>['attributes'][number];

export interface ComponentMistake extends Mistake {
  /** Absent if the page cannot be shown like this. */
  rule?: RuleName;
}

/** What is wrong with the attributes of a site's own component, by the type of its properties. */
export function siteAttributeMistakes(
  name: string,
  known: Attributes,
  written: readonly Written[],
): ComponentMistake[] {
  // `{...spread}` may bring any attribute.
  if (written.some(({ type }) => type !== 'mdxJsxAttribute')) return [];
  const given = new Map(written.map((attribute) => ['name' in attribute ? attribute.name : '', attribute.value]));
  const names = Object.keys(known);
  const allowed = names.length > 0 ? `its attributes are: ${names.join(', ')}` : 'remove it: it has no attributes';
  const unknown = [...given.keys()].filter((attribute) => !Object.hasOwn(known, attribute));
  const missing = names.filter((attribute) => known[attribute]!.required && !given.has(attribute));
  const wrong = [...given].flatMap(([attribute, value]) => {
    const expected = Object.hasOwn(known, attribute) ? expectedInstead(known[attribute]!, value) : undefined;
    return expected ? [{ attribute, expected }] : [];
  });
  return [
    ...unknown.map((attribute) => ({
      rule: 'unknown-attribute' as const,
      message: `unknown attribute "${attribute}" on <${name}>`,
      hint: suggestion(attribute, names, allowed),
    })),
    ...missing.map((attribute) => ({
      message: `<${name}> is missing the attribute "${attribute}"`,
      hint: `write <${name} ${attribute}${example(known[attribute]!)}>`,
    })),
    ...wrong.map(({ attribute, expected }) => ({
      message: `the attribute "${attribute}" of <${name}> must be ${expected}`,
      hint: `write <${name} ${attribute}${example(known[attribute]!)}>`,
    })),
  ];
}

function example({ type }: Attribute): string {
  if (Array.isArray(type)) return `="${type[0]}"`;
  return { text: '="…"', number: '={1}', flag: '', any: '={…}' }[type];
}

/** What an attribute must be if it is something else. Expressions other than plain numbers and flags are not looked into. */
function expectedInstead({ type }: Attribute, value: Written['value']): string | undefined {
  if (type === 'any') return undefined;
  if (value === null || value === undefined) return type === 'flag' ? undefined : descriptionOf(type);
  const isText = typeof value === 'string';
  const expression = isText ? undefined : value.value.trim();
  if (Array.isArray(type)) {
    const choice = isText ? value : /^(['"])(.*)\1$/.exec(expression!)?.[2];
    return choice !== undefined && !type.includes(choice) ? descriptionOf(type) : undefined;
  }
  const kind = isText || /^['"`]/.test(expression!) ? 'text' : kindOf(expression!);
  return kind && kind !== type ? descriptionOf(type) : undefined;
}

function kindOf(expression: string): Attribute['type'] | undefined {
  if (/^(?:true|false)$/.test(expression)) return 'flag';
  return /^-?[\d.]+$/.test(expression) ? 'number' : undefined;
}

function descriptionOf(type: Attribute['type']): string {
  if (Array.isArray(type)) return `one of ${type.map((choice) => `"${choice}"`).join(', ')}`;
  return { text: 'text', number: 'a number in braces', flag: 'true or false in braces', any: 'anything' }[type];
}
