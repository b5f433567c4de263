import type * as oxc from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';
import { SiteError, throwOnErrors } from '../../kernel/problems.ts';
import { eventAnchor, giveAnchors, methodAnchor } from './anchors.ts';
import { DeclarationSource } from './declaration-source.ts';
import type { ApiEvent, Capability, Method, Property, TypeDefinition } from './model.ts';
import { noVocabulary } from './options.ts';
import { readMembers } from './read-members.ts';
import { readType } from './read-type.ts';
import { syntaxError } from './syntax-error.ts';
import { withInherited } from './type-shape.ts';

/** Parses a declaration file. `file` is its path for messages. */
export function parseDeclarations(text: string, name: string, file: string, vocabulary = noVocabulary): Capability {
  const { program, module, comments, errors } = parseSync(file, text, { lang: 'ts' });
  const mistake = errors[0] && syntaxError(text, file);
  if (mistake) throw new SiteError(mistake);
  const source = new DeclarationSource(text, file, comments, vocabulary);
  const capability = readCapability(source, program, { name, file, exports: exportedNames(module) });
  throwOnErrors(source.problems);
  return capability;
}

function exportedNames({ staticExports }: ReturnType<typeof parseSync>['module']): string[] {
  return staticExports.flatMap(({ entries }) => entries).flatMap(({ exportName: { name } }) => name ?? []);
}

function readCapability(
  source: DeclarationSource,
  program: oxc.Program,
  own: Pick<Capability, 'name' | 'file' | 'exports'>,
): Capability {
  const capability: Capability = {
    ...own,
    text: '',
    tags: { throws: [], see: [], examples: [] },
    line: 1,
    properties: [],
    methods: [],
    events: [],
    types: [],
    configSections: [],
    imports: {},
  };
  let capabilityInterface: string | undefined;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) capability.imports[local.name] = statement.source.value;
      continue;
    }
    if (statement.type === 'TSModuleDeclaration' && statement.kind === 'module') {
      capability.configSections.push(...readAugmentation(source, statement));
      continue;
    }
    const exported = statement.type === 'ExportNamedDeclaration';
    const declaration = exported ? statement.declaration : statement;
    if (!declaration) continue;
    if (declaration.type === 'VariableDeclaration') {
      // The first constant is the capability itself; others are older names for it.
      if (capability.exportName) continue;
      const { id } = declaration.declarations[0]!;
      const type = id.typeAnnotation?.typeAnnotation;
      if (id.type === 'Identifier' && type?.type === 'TSTypeReference') {
        capabilityInterface = source.text(type);
        Object.assign(capability, source.describe(statement, 'none'), {
          exportName: id.name,
          apiType: capabilityInterface,
        });
      } else if (exported) source.reject(statement, 'a constant whose type has no name', 'declare an interface for it');
      continue;
    }
    const type = readType(source, declaration, exported, statement);
    if (!type) {
      if (exported || statement.type === 'ExportDefaultDeclaration' || statement.type === 'TSExportAssignment')
        source.reject(statement, 'this export', 'export a constant, a class, an interface, a type or an enum by name');
      continue;
    }
    const { configSection } = type.tags;
    if (configSection) capability.configSections.push({ ...type, name: configSection, type: 'object', optional: true });
    else capability.types.push(type);
  }
  takeMembers(source, capability, capabilityInterface);
  giveAnchors(capability);
  return capability;
}

/** `declare module '…' { interface Sections { Name?: { … } } }`: sections of the configuration file. */
function readAugmentation(source: DeclarationSource, { body }: oxc.TSModuleDeclaration): Property[] {
  if (body?.type !== 'TSModuleBlock') return [];
  return body.body.flatMap((inner) => {
    const declaration = inner.type === 'ExportNamedDeclaration' ? inner.declaration : inner;
    if (declaration?.type === 'TSInterfaceDeclaration') return readMembers(source, declaration.body.body).properties;
    source.reject(inner, 'a part of another module', 'declare sections of the configuration file in an interface');
    return [];
  });
}

/** The members of the capability's interface (or class) become its own. */
function takeMembers(source: DeclarationSource, capability: Capability, capabilityInterface: string | undefined): void {
  const declared = capability.types.find(({ name, kind }) =>
    capabilityInterface ? name === capabilityInterface : kind === 'class',
  );
  if (!declared) return;
  if (!capability.exportName)
    Object.assign(capability, { exportName: declared.name, text: declared.text, tags: declared.tags });
  for (const { line } of declared.tags.examples)
    source.rejectAt(line, 'an example of all methods', 'give it to one of them');
  const api = withInherited(declared, capability.types);
  for (const parent of api.parents)
    source.rejectAt(declared.line, `what ${api.name} inherits from ${parent}`, `declare ${parent} in this file`);
  capability.types = capability.types.filter((type) => type !== declared);
  capability.properties = api.properties.filter(({ signature }) => !signature);
  for (const method of methodsOf(api)) {
    const event = /^'([^']+)'$/.exec(method.parameters[0]?.type ?? '')?.[1];
    if (event && method.parameters.length > 1) capability.events.push(toEvent(method, event));
    else capability.methods.push(method);
  }
}

/** A property that is a function is called like a method. */
function methodsOf({ methods, properties }: TypeDefinition): Method[] {
  const functions = properties.flatMap(({ signature, name, text, tags, line }) =>
    signature ? [{ ...signature, name, text, tags, line, anchor: methodAnchor(name), isStatic: false }] : [],
  );
  return [...methods, ...functions].toSorted((a, b) => a.line - b.line);
}

function toEvent({ name, parameters, isStatic: _isStatic, anchor: _anchor, ...rest }: Method, event: string): ApiEvent {
  return { ...rest, name: event, anchor: eventAnchor(name, event), method: name, parameters };
}
