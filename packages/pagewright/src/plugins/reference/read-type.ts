import type * as oxc from '@oxc-project/types';
import { typeAnchor } from './anchors.ts';
import type { DeclarationSource } from './declaration-source.ts';
import type { TypeDefinition } from './model.ts';
import { readMembers } from './read-members.ts';

/** A type declaration. `statement` includes the `export`, which doc comments precede. */
export function readType(
  source: DeclarationSource,
  declaration: oxc.Statement,
  exported: boolean,
  statement: { start: number },
): TypeDefinition | undefined {
  const base = (name: string) => ({
    ...source.describe(statement, 'code'),
    name,
    anchor: typeAnchor(name),
    exported,
    parents: [],
    typeParameters: [],
    properties: [],
    methods: [],
    members: [],
  });
  switch (declaration.type) {
    case 'TSInterfaceDeclaration':
      return {
        ...base(declaration.id.name),
        kind: 'interface',
        parents: declaration.extends.map((parent) => source.text(parent)),
        typeParameters: typeParameters(declaration),
        ...readMembers(source, declaration.body.body),
      };
    case 'ClassDeclaration':
      return {
        ...base(declaration.id!.name),
        kind: 'class',
        parents: declaration.superClass ? [source.text(declaration.superClass)] : [],
        ...readMembers(source, declaration.body.body, declaration.id!.name),
      };
    case 'TSTypeAliasDeclaration':
      return {
        ...base(declaration.id.name),
        kind: 'alias',
        typeParameters: typeParameters(declaration),
        type: source.text(declaration.typeAnnotation),
      };
    case 'TSEnumDeclaration':
      return {
        ...base(declaration.id.name),
        kind: 'enum',
        members: declaration.body.members.map((member) => ({
          ...source.describe(member, 'none'),
          name: source.text(member.id),
          value: member.initializer ? source.text(member.initializer) : '',
        })),
      };
    default:
      return undefined;
  }
}

function typeParameters(declaration: oxc.TSInterfaceDeclaration | oxc.TSTypeAliasDeclaration): string[] {
  return declaration.typeParameters?.params.map(({ name }) => name.name) ?? [];
}
