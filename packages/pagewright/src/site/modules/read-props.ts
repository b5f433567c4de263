import type * as oxc from '@oxc-project/types';

/** What an attribute of a component may be: text in quotes, a number or `true` in braces, one of some texts, or anything. */
export interface Attribute {
  required: boolean;
  type: 'text' | 'number' | 'flag' | 'any' | string[];
}

/** The attributes of a component, by name. `children` is what stands between its tags. */
export type Attributes = Record<string, Attribute>;

/**
 * The attributes that a component takes, from the type of its properties: an object type, an interface or a type alias of
 * the same file. Nothing if there is no such type; then the component's attributes are not checked.
 */
export function readProps(program: oxc.Program): Attributes | undefined {
  const component = defaultExport(program);
  const [properties] = component?.params ?? [];
  // `({ start = 0 }: Props) => …` has the type on the pattern itself.
  const annotation =
    properties && 'typeAnnotation' in properties ? properties.typeAnnotation?.typeAnnotation : undefined;
  if (component && component.params.length === 0) return {};
  return annotation && attributesOf(annotation, program);
}

type Callable = oxc.Function | oxc.ArrowFunctionExpression;

function defaultExport(program: oxc.Program): Callable | undefined {
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration') as
    | oxc.ExportDefaultDeclaration
    | undefined;
  const value = exported?.declaration;
  if (value?.type === 'FunctionDeclaration' || value?.type === 'ArrowFunctionExpression') return value;
  if (value?.type !== 'Identifier') return undefined;
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === value.name) return declaration;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === value.name)?.init;
    if (found?.type === 'ArrowFunctionExpression' || found?.type === 'FunctionExpression') return found;
  }
  return undefined;
}

function attributesOf(type: oxc.TSType, program: oxc.Program): Attributes | undefined {
  const members = membersOf(type, program);
  if (!members) return undefined;
  const attributes: Attributes = {};
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return undefined;
    const { name } = member.key;
    if (name === 'children') continue;
    attributes[name] = { required: !member.optional, type: typeOf(member.typeAnnotation?.typeAnnotation) };
  }
  return attributes;
}

/** Of a type that consists of members only: with what it inherits or combines, there may be more attributes than we see. */
function membersOf(type: oxc.TSType, program: oxc.Program): oxc.TSSignature[] | undefined {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier' || type.typeArguments) return undefined;
  const { name } = type.typeName;
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name)
      return declaration.extends.length > 0 ? undefined : declaration.body.body;
    if (declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name === name)
      return membersOf(declaration.typeAnnotation, program);
  }
  return undefined;
}

function typeOf(type: oxc.TSType | undefined): Attribute['type'] {
  switch (type?.type) {
    case 'TSStringKeyword':
      return 'text';
    case 'TSNumberKeyword':
      return 'number';
    case 'TSBooleanKeyword':
      return 'flag';
    case 'TSLiteralType':
      return type.literal.type === 'Literal' && typeof type.literal.value === 'string' ? [type.literal.value] : 'any';
    case 'TSUnionType': {
      const choices = type.types.map(typeOf);
      return choices.every((choice) => Array.isArray(choice)) ? choices.flat() : 'any';
    }
    default:
      return 'any';
  }
}
