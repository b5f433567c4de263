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
    if (member.type === 'TSPropertySignature' || member.type === 'PropertyDefinition')
      properties.push(readProperty(source, member));
    else if (member.type === 'TSIndexSignature')
      properties.push({
        ...source.describe(member),
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
    }
  }
  return { properties, methods };
}

function readProperty(source: DeclarationSource, member: oxc.TSPropertySignature | oxc.PropertyDefinition): Property {
  const type = member.typeAnnotation?.typeAnnotation;
  return {
    ...source.describe(member),
    name: source.text(member.key),
    type: type ? source.text(type) : 'unknown',
    optional: member.optional ?? false,
    ...(type?.type === 'TSTypeLiteral' && { properties: readMembers(source, type.members).properties }),
  };
}

function readMethod(
  source: DeclarationSource,
  member: { start: number; key: oxc.PropertyKey },
  { params, returnType }: Pick<oxc.TSMethodSignature | oxc.Function, 'params' | 'returnType'>,
): Omit<Method, 'isStatic'> {
  const name = source.text(member.key);
  return {
    ...source.describe(member),
    name,
    anchor: methodAnchor(name),
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
