import type * as oxc from '@oxc-project/types';
import { methodAnchor } from './anchors.ts';
import type { DeclarationSource } from './declaration-source.ts';
import type { Method, Parameter, Property } from './model.ts';

interface Members {
  properties: Property[];
  methods: Method[];
}

/** The members of an interface or class. `className` is what its constructor returns. */
export function readMembers(
  source: DeclarationSource,
  members: (oxc.TSSignature | oxc.ClassElement)[],
  className?: string,
): Members {
  const properties: Property[] = [];
  const methods: Method[] = [];
  for (const member of members) {
    if ('accessibility' in member && member.accessibility === 'private') continue;
    if (
      member.type === 'TSPropertySignature' ||
      member.type === 'PropertyDefinition' ||
      member.type === 'TSAbstractPropertyDefinition'
    )
      properties.push(readProperty(source, member));
    else if (member.type === 'TSIndexSignature')
      properties.push({
        ...source.describe(member, 'none'),
        name: `[${source.text(member.parameters[0]!)}]`,
        type: source.text(member.typeAnnotation.typeAnnotation),
        optional: false,
      });
    else if (member.type === 'TSMethodSignature')
      methods.push({ ...readMethod(source, member, member), isStatic: false });
    else if (member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition') {
      const method = { ...readMethod(source, member, member.value), isStatic: member.static };
      if (member.kind === 'method') methods.push(method);
      else if (member.kind === 'constructor') methods.push({ ...method, ...(className && { returns: className }) });
      // A pair of `get` and `set` is one property, and the former says its type.
      else if (member.kind === 'get') properties.push({ ...method, type: method.returns, optional: false });
    } else source.reject(member, 'this kind of member', 'declare a property or a method');
  }
  return { properties, methods };
}

function readProperty(source: DeclarationSource, member: oxc.TSPropertySignature | oxc.PropertyDefinition): Property {
  const type = member.typeAnnotation?.typeAnnotation;
  return {
    ...source.describe(member, type?.type === 'TSFunctionType' ? 'code' : 'value'),
    name: source.text(member.key),
    type: type ? source.text(type) : 'unknown',
    optional: member.optional ?? false,
    ...(type?.type === 'TSTypeLiteral' &&
      type.members.every(isListed) && { properties: readMembers(source, type.members).properties }),
    ...(type?.type === 'TSFunctionType' && { signature: readSignature(source, type) }),
  };
}

/** An inline object with other members is shown as it is written. */
function isListed({ type }: oxc.TSSignature): boolean {
  return type === 'TSPropertySignature' || type === 'TSIndexSignature';
}

function readMethod(
  source: DeclarationSource,
  member: { start: number; key: oxc.PropertyKey },
  callable: Callable,
): Omit<Method, 'isStatic'> {
  const name = source.text(member.key);
  return { ...source.describe(member, 'code'), name, anchor: methodAnchor(name), ...readSignature(source, callable) };
}

type Callable = Pick<oxc.TSMethodSignature | oxc.TSFunctionType | oxc.Function, 'params' | 'returnType'>;

function readSignature(
  source: DeclarationSource,
  { params, returnType }: Callable,
): Pick<Method, 'parameters' | 'returns'> {
  return {
    parameters: params.map((parameter) => readParameter(source, parameter)),
    returns: returnType ? source.text(returnType.typeAnnotation) : 'void',
  };
}

function readParameter(source: DeclarationSource, parameter: oxc.ParamPattern): Parameter {
  const isRest = parameter.type === 'RestElement';
  const target = isRest ? parameter.argument : parameter;
  const annotation =
    ('typeAnnotation' in parameter && parameter.typeAnnotation) ||
    ('typeAnnotation' in target && target.typeAnnotation) ||
    undefined;
  return {
    name: `${isRest ? '...' : ''}${target.type === 'Identifier' ? target.name : source.text(target)}`,
    type: annotation ? source.text(annotation.typeAnnotation) : 'unknown',
    optional: 'optional' in target && Boolean(target.optional),
  };
}
