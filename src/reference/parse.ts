import type * as oxc from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';
import { lineAt } from '../site/locate.ts';
import { type Problem, SiteError, throwOnErrors } from '../site/problems.ts';
import { eventAnchor, methodAnchor, typeAnchor } from './anchors.ts';
import { parseDocComment } from './doc-comment.ts';
import type { Capability, Described, Event, Method, Parameter, Property, TypeDefinition } from './model.ts';
import { type Comment, textWithoutComments } from './source-text.ts';

type Member = oxc.TSSignature | oxc.ClassElement;

/** Reads a declaration file. `file` is its path for messages. */
export function parseDeclarations(source: string, name: string, file: string): Capability {
  const { program, comments, errors } = parseSync(file, source, { lang: 'ts' });
  if (errors[0]) {
    const at = errors[0].labels[0]?.start ?? 0;
    throw new SiteError({
      severity: 'error',
      file,
      line: lineAt(source, at),
      message: `cannot be parsed: ${errors[0].message}`,
      hint: 'the file must be valid TypeScript',
    });
  }
  const reader = new DeclarationReader(source, file, comments);
  const capability = reader.read(program, name);
  throwOnErrors(reader.problems);
  return capability;
}

class DeclarationReader {
  readonly problems: Problem[] = [];
  private readonly source: string;
  private readonly file: string;
  private readonly comments: Comment[];
  private readonly docs: Map<number, Comment>;

  constructor(source: string, file: string, comments: Comment[]) {
    this.source = source;
    this.file = file;
    this.comments = comments;
    // A comment belongs to what begins at the next character that is no white space.
    this.docs = new Map(
      comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map((comment) => [comment.end + /^\s*/.exec(source.slice(comment.end))![0].length, comment]),
    );
  }

  read(program: oxc.Program, name: string): Capability {
    const capability: Capability = {
      name,
      text: '',
      tags: { throws: [], see: [] },
      line: 1,
      methods: [],
      events: [],
      types: [],
      config: [],
      imports: {},
    };
    let pluginInterface: string | undefined;
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration') {
        for (const { local } of statement.specifiers) capability.imports[local.name] = statement.source.value;
        continue;
      }
      if (statement.type === 'TSModuleDeclaration' && statement.kind !== 'global') {
        capability.config.push(...this.readAugmentation(statement));
        continue;
      }
      const exported = statement.type === 'ExportNamedDeclaration';
      const declaration = exported ? statement.declaration : statement;
      if (!declaration) continue;
      if (declaration.type === 'VariableDeclaration') {
        const { id } = declaration.declarations[0]!;
        const type = id.typeAnnotation?.typeAnnotation;
        // The first constant is what the capability is reached by; others are older names of it.
        if (id.type !== 'Identifier' || capability.exportName || type?.type !== 'TSTypeReference') continue;
        pluginInterface = this.text(type);
        Object.assign(capability, this.describe(statement.start), { exportName: id.name });
        continue;
      }
      const type = this.readType(declaration as oxc.Declaration, exported, statement.start);
      if (!type) continue;
      if (type.tags.config)
        capability.config.push({
          ...type,
          name: type.tags.config,
          type: 'object',
          optional: true,
          properties: type.properties,
        });
      else capability.types.push(type);
    }
    return withOwnAnchors(this.withPlugin(capability, pluginInterface));
  }

  /** Methods and events of the interface (or class) that the capability is used through become its own. */
  private withPlugin(capability: Capability, pluginInterface: string | undefined): Capability {
    const plugin = capability.types.find(({ name, kind }) =>
      pluginInterface ? name === pluginInterface : kind === 'class',
    );
    if (!plugin) return capability;
    if (!capability.exportName)
      Object.assign(capability, { exportName: plugin.name, text: plugin.text, tags: plugin.tags });
    capability.types = capability.types.filter((type) => type !== plugin);
    for (const method of plugin.methods) {
      const event = /^'([^']+)'$/.exec(method.parameters[0]?.type ?? '')?.[1];
      if (event && method.parameters.length > 1) capability.events.push(toEvent(method, event));
      else capability.methods.push(method);
    }
    return capability;
  }

  private readType(declaration: oxc.Declaration, exported: boolean, start: number): TypeDefinition | undefined {
    const base = (name: string) => ({
      ...this.describe(start),
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
          parents: declaration.extends.map((parent) => this.text(parent)),
          typeParameters: this.typeParameters(declaration.typeParameters),
          ...this.readMembers(declaration.body.body),
        };
      case 'ClassDeclaration':
        return { ...base(declaration.id!.name), kind: 'class', ...this.readMembers(declaration.body.body) };
      case 'TSTypeAliasDeclaration':
        return {
          ...base(declaration.id.name),
          kind: 'alias',
          typeParameters: this.typeParameters(declaration.typeParameters),
          type: this.text(declaration.typeAnnotation),
        };
      case 'TSEnumDeclaration':
        return {
          ...base(declaration.id.name),
          kind: 'enum',
          members: declaration.body.members.map((member) => ({
            ...this.describe(member.start),
            name: this.text(member.id),
            value: member.initializer ? this.text(member.initializer) : '',
          })),
        };
      default:
        return undefined;
    }
  }

  private readMembers(members: Member[]): { properties: Property[]; methods: Method[] } {
    const properties: Property[] = [];
    const methods: Method[] = [];
    for (const member of members) {
      if (member.type === 'TSPropertySignature' || member.type === 'PropertyDefinition')
        properties.push(this.readProperty(member));
      else if (member.type === 'TSIndexSignature')
        properties.push({
          ...this.describe(member.start),
          name: `[${this.text(member.parameters[0]!)}]`,
          type: this.text(member.typeAnnotation.typeAnnotation),
          optional: false,
        });
      else if (member.type === 'TSMethodSignature')
        methods.push(this.readMethod(member, this.text(member.key), member.params, member.returnType, false));
      else if (member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition') {
        if (member.kind === 'method')
          methods.push(
            this.readMethod(member, this.text(member.key), member.value.params, member.value.returnType, member.static),
          );
      }
    }
    return { properties, methods };
  }

  private readProperty(member: oxc.TSPropertySignature | oxc.PropertyDefinition): Property {
    const type = member.typeAnnotation?.typeAnnotation;
    return {
      ...this.describe(member.start),
      name: this.text(member.key),
      type: type ? this.text(type) : 'unknown',
      optional: member.optional ?? false,
      ...(type?.type === 'TSTypeLiteral' && { properties: this.readMembers(type.members).properties }),
    };
  }

  private readMethod(
    node: { start: number },
    name: string,
    parameters: oxc.ParamPattern[],
    returns: oxc.TSTypeAnnotation | null | undefined,
    isStatic: boolean,
  ): Method {
    return {
      ...this.describe(node.start),
      name,
      anchor: methodAnchor(name),
      parameters: parameters.map((parameter) => this.readParameter(parameter)),
      returns: returns ? this.text(returns.typeAnnotation) : 'void',
      isStatic,
    };
  }

  private readParameter(parameter: oxc.ParamPattern): Parameter {
    const isRest = parameter.type === 'RestElement';
    const target = isRest ? parameter.argument : parameter;
    const annotation =
      ('typeAnnotation' in parameter && parameter.typeAnnotation) ||
      ('typeAnnotation' in target && target.typeAnnotation) ||
      undefined;
    return {
      name: `${isRest ? '...' : ''}${target.type === 'Identifier' ? target.name : this.text(target)}`,
      type: annotation ? this.text(annotation.typeAnnotation) : 'unknown',
      optional: 'optional' in target && Boolean(target.optional),
    };
  }

  /** `declare module '…' { interface PluginsConfig { Name?: { … } } }`: sections of the configuration file. */
  private readAugmentation(statement: oxc.TSModuleDeclaration): Property[] {
    if (statement.body?.type !== 'TSModuleBlock') return [];
    return statement.body.body.flatMap((inner) => {
      const declaration = inner.type === 'ExportNamedDeclaration' ? inner.declaration : inner;
      return declaration?.type === 'TSInterfaceDeclaration' ? this.readMembers(declaration.body.body).properties : [];
    });
  }

  private typeParameters(node: oxc.TSTypeParameterDeclaration | null | undefined): string[] {
    return node?.params.map(({ name }) => name.name) ?? [];
  }

  private describe(start: number): Described {
    const comment = this.docs.get(start);
    const { text, tags, mistakes } = parseDocComment(comment ? comment.value.slice(1) : '');
    for (const { line, ...mistake } of mistakes)
      this.problems.push({
        severity: 'error',
        file: this.file,
        line: lineAt(this.source, comment!.start) + line,
        ...mistake,
      });
    return { text, tags, line: lineAt(this.source, start) };
  }

  private text(node: { start: number; end: number }): string {
    return textWithoutComments(this.source, node, this.comments);
  }
}

/** `schedule` and `Schedule` would be one address: what others link to first is the method. */
function withOwnAnchors(capability: Capability): Capability {
  const methods = new Set(capability.methods.map(({ anchor }) => anchor));
  for (const type of capability.types) if (methods.has(type.anchor)) type.anchor += '-1';
  return capability;
}

function toEvent({ name, parameters, isStatic: _isStatic, anchor: _anchor, ...rest }: Method, event: string): Event {
  return { ...rest, name: event, anchor: eventAnchor(name, event), method: name, parameters };
}
