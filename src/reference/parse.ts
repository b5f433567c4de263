import type * as oxc from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';
import { lineAt } from '../site/locate.ts';
import { SiteError, throwOnErrors } from '../site/problems.ts';
import { eventAnchor } from './anchors.ts';
import { DeclarationSource } from './declaration-source.ts';
import type { Capability, Event, Method, Property } from './model.ts';
import { readMembers } from './read-members.ts';
import { readType } from './read-type.ts';

/** Parses a declaration file. `file` is its path for messages. */
export function parseDeclarations(text: string, name: string, file: string): Capability {
  const { program, comments, errors } = parseSync(file, text, { lang: 'ts' });
  if (errors[0]) {
    const at = errors[0].labels[0]?.start ?? 0;
    throw new SiteError({
      severity: 'error',
      file,
      line: lineAt(text, at),
      message: `failed to parse this file: ${errors[0].message}`,
      hint: 'fix the TypeScript syntax',
    });
  }
  const source = new DeclarationSource(text, file, comments);
  const capability = readCapability(source, program, name);
  throwOnErrors(source.problems);
  return capability;
}

function readCapability(source: DeclarationSource, program: oxc.Program, name: string): Capability {
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
      capability.config.push(...readAugmentation(source, statement));
      continue;
    }
    const exported = statement.type === 'ExportNamedDeclaration';
    const declaration = exported ? statement.declaration : statement;
    if (!declaration) continue;
    if (declaration.type === 'VariableDeclaration') {
      const { id } = declaration.declarations[0]!;
      const type = id.typeAnnotation?.typeAnnotation;
      // The first constant is the capability itself; others are older names for it.
      if (id.type !== 'Identifier' || capability.exportName || type?.type !== 'TSTypeReference') continue;
      pluginInterface = source.text(type);
      Object.assign(capability, source.describe(statement), { exportName: id.name });
      continue;
    }
    const type = readType(source, declaration as oxc.Declaration, exported, statement);
    if (!type) continue;
    if (type.tags.config) capability.config.push({ ...type, name: type.tags.config, type: 'object', optional: true });
    else capability.types.push(type);
  }
  return withOwnAnchors(withPlugin(capability, pluginInterface));
}

/** `declare module '…' { interface PluginsConfig { Name?: { … } } }`: sections of the configuration file. */
function readAugmentation(source: DeclarationSource, statement: oxc.TSModuleDeclaration): Property[] {
  if (statement.body?.type !== 'TSModuleBlock') return [];
  return statement.body.body.flatMap((inner) => {
    const declaration = inner.type === 'ExportNamedDeclaration' ? inner.declaration : inner;
    return declaration?.type === 'TSInterfaceDeclaration' ? readMembers(source, declaration.body.body).properties : [];
  });
}

/** Methods and events of the capability's interface (or class) become its own. */
function withPlugin(capability: Capability, pluginInterface: string | undefined): Capability {
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

/** `schedule` and `Schedule` would share an anchor: the method keeps it, being what others link to. */
function withOwnAnchors(capability: Capability): Capability {
  const methods = new Set(capability.methods.map(({ anchor }) => anchor));
  for (const type of capability.types) if (methods.has(type.anchor)) type.anchor += '-1';
  return capability;
}

function toEvent({ name, parameters, isStatic: _isStatic, anchor: _anchor, ...rest }: Method, event: string): Event {
  return { ...rest, name: event, anchor: eventAnchor(name, event), method: name, parameters };
}
