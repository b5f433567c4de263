import { type Problem, collectErrors } from '../../kernel/problems.ts';
import type { SourceLocation } from '../../site/plugins/plugin-site.ts';
import { freeAnchors, typeAnchor } from './anchors.ts';
import type { AvailableType, Capability, Property, TypeDefinition } from './model.ts';
import { type Vocabulary, noVocabulary } from './options.ts';
import { parseDeclarations } from './parse.ts';
import { type Declarations, atOrigins, declarationFile, originOf } from './read-declarations.ts';

/** The declarations of one version, parsed lazily. */
export class VersionReference {
  private readonly folder: string;
  readonly declarations: Declarations;
  private readonly vocabulary: Vocabulary;
  private readonly capabilities = new Map<string, Capability | undefined>();

  constructor(folder: string, declarations: Declarations, vocabulary = noVocabulary) {
    this.vocabulary = vocabulary;
    this.folder = folder;
    this.declarations = declarations;
  }

  /** The declared API of a capability; undefined if it has no file. */
  capability(name: string): Capability | undefined {
    if (!this.capabilities.has(name)) this.capabilities.set(name, this.parse(name));
    return this.capabilities.get(name);
  }

  names(): string[] {
    return [...this.declarations.keys()];
  }

  /** What a step returns that reads what a capability declares. Mistakes that it finds are reported where they are written. */
  reading<Result>(name: string, step: (file: string) => Result): Result {
    const file = declarationFile(this.folder, name);
    return atOrigins(this.declarations.get(name)!, file, () => step(file));
  }

  /** Where a line of a capability's declaration is written. */
  locate(name: string, line: number): SourceLocation {
    return originOf(this.declarations.get(name)!, line);
  }

  /** Mistakes in any of the files, also in those that no page shows. */
  async problems(): Promise<Problem[]> {
    const problems: Problem[] = [];
    for (const name of this.names()) await collectErrors(problems, () => this.capability(name));
    return problems;
  }

  /** Types that a capability uses but that another declaration file defines. */
  importedTypes(capability: Capability): AvailableType[] {
    const anchors = freeAnchors(capability);
    return Object.entries(capability.imports).flatMap(([name, module]) => {
      const from = module.slice(module.lastIndexOf('/') + 1).replace(/\.ts$/, '');
      const type = this.capability(from)?.types.find((candidate) => candidate.name === name);
      if (!type) return [];
      const anchor = anchors.reserve(typeAnchor(name));
      return [{ ...type, anchor, from: module.startsWith('.') ? from : module }];
    });
  }

  /**
   * The type of the configuration file as readers write it: named types expanded in place, and the capabilities'
   * sections added to the option `sectionsUnder`.
   */
  expandedConfig(type: TypeDefinition, siblings: TypeDefinition[], sectionsUnder: string): TypeDefinition {
    // A type that contains itself is expanded once.
    const expandIn =
      (within: string[]) =>
      (property: Property): Property => {
        const typeName = property.type.replace(/\[\]$/, '');
        const named = within.includes(typeName) ? undefined : siblings.find(({ name }) => name === typeName);
        const properties = property.properties ?? named?.properties;
        return properties ? { ...property, properties: properties.map(expandIn([...within, typeName])) } : property;
      };
    const sections = this.names()
      .flatMap((name) => this.capability(name)?.configSections ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const properties = type.properties
      .map(expandIn([type.name]))
      .map((property) =>
        property.name === sectionsUnder
          ? { ...property, properties: [...(property.properties ?? []), ...sections] }
          : property,
      );
    return { ...type, properties };
  }

  private parse(name: string): Capability | undefined {
    const declaration = this.declarations.get(name);
    return (
      declaration && this.reading(name, (file) => parseDeclarations(declaration.text, name, file, this.vocabulary))
    );
  }
}
