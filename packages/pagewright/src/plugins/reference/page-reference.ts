import type { MarkdownPage, PageTools, PageWork, Part } from '../../site/plugins/plugin-markdown.ts';
import { linkLocations } from '../parts/written-links.ts';
import { compareCapabilities } from './compare.ts';
import { type ConfigNames, configExamples } from './config-example.ts';
import { definitionsFor } from './identifier-links.ts';
import { VersionReference } from './load-reference.ts';
import type { AvailableType, Capability, TypeDefinition } from './model.ts';
import type { ResolvedOptions } from './options.ts';
import type { Declarations } from './read-declarations.ts';
import type { Surroundings } from '../parts/part-context.ts';
import { impliedBy } from './samples.ts';
import type { ReferenceInput } from './render/context.ts';
import type { ReferenceTable } from './table-types.ts';

const references = new WeakMap<Declarations, VersionReference>();

const needsRenderer = /<(?:ApiReference|ConfigReference)\b/;

/** What is done with a page. The renderer is loaded only for pages that need it. */
export async function pageReference(
  options: ResolvedOptions,
  table: ReferenceTable,
  { route, source, version: versionName }: Pick<MarkdownPage, 'route' | 'source' | 'version'>,
): Promise<PageWork> {
  const { scope, config, core } = options;
  const version = table.versions[versionName]!;
  const reference = referenceOf(version.folder);
  const work: PageWork = {
    definitions(code, grammar) {
      const find = definitionsFor({ code, grammar }, scope, reference, version.routes);
      return find ? (name, member) => fromPage(route, find(name, member)) : undefined;
    },
  };
  if (!needsRenderer.test(source)) return work;
  const renderer = await import('./render/render.tsx');
  return {
    ...work,
    // Of the examples of the configuration file.
    languages: ['json', 'ts'],
    render({ name: component, attributes: { name = '' } }, tools) {
      const resolveLink = (target: string): string => tools.link(target, linkLocations(version.links, name, target));
      const surroundings = {
        platforms: options,
        strings: tools.strings,
        resolveLink,
        iconOf: (icon: string) => table.icons?.[icon],
      };
      return component === 'ApiReference' ? renderApi(name, tools, surroundings) : renderConfig(surroundings);
    },
  };

  /** Declarations are parsed once per thread; in `dev`, once per state of the site. */
  function referenceOf(folder: string): VersionReference {
    const texts = table.declarations[folder]!;
    const found = references.get(texts) ?? new VersionReference(folder, texts, options);
    references.set(texts, found);
    return found;
  }

  function renderApi(name: string, { codeBlock, strings }: PageTools, surroundings: Surroundings): Part {
    const capability = reference.capability(name);
    if (!capability) return { known: reference.names() };
    const before = version.previous[name];
    const old = before && referenceOf(before.folder).capability(before.name);
    const types = [...capability.types, ...reference.importedTypes(capability)];
    const input: ReferenceInput = {
      capability,
      types,
      ...(before &&
        old && {
          changes: {
            since: before.label,
            version: version.label,
            list: compareCapabilities(old, capability, strings),
          },
        }),
      ...(config && capability.configSections.length > 0 && { configExamples: examplesOf(capability, types, config) }),
      codeBlock,
      exampleCode: (example) =>
        codeBlock(example.code, example.language, { implied: impliedBy(example, capability, reference, scope) }),
      needs: core === undefined ? undefined : neededBy(capability, reference.capability(core)),
    };
    return renderer.renderApi(input, surroundings);
  }

  function renderConfig(surroundings: Surroundings): Part {
    const types = config && configTypes(reference, config);
    if (!types) return { known: [] };
    const type = reference.expandedConfig(types.type, types.siblings, config.sectionsUnder);
    return renderer.renderConfig(type, config, surroundings);
  }

  function examplesOf(
    capability: Capability,
    types: AvailableType[],
    names: ConfigNames,
  ): ReferenceInput['configExamples'] {
    const withTypeScript = configTypes(reference, names)?.type.exported ?? false;
    const packageOf = ({ exported, from = capability.name }: AvailableType): string | undefined =>
      exported ? (from.includes('/') ? from : `${scope}/${from}`) : undefined;
    const context = { names, types, packageOf, withTypeScript };
    return { ...names, ...reference.reading(capability.name, () => configExamples(capability, context)) };
  }
}

/** The package, with its major version, that a capability needs besides its own. */
function neededBy(capability: Capability, core: Capability | undefined): string | undefined {
  const needed = core?.tags.package;
  if (!needed || needed.name === capability.tags.package?.name) return undefined;
  return [needed.name, needed.version?.split('.')[0]].join(' ').trim();
}

/** A link as a page writes it: without its own route. To the page itself there is none. */
function fromPage(route: string, target: string | undefined): string | undefined {
  if (target === route) return undefined;
  return target?.startsWith(`${route}#`) ? target.slice(route.length) : target;
}

/** The type of the product's configuration in a version; not exported if the file cannot be TypeScript there. */
function configTypes(
  reference: VersionReference,
  names: ConfigNames,
): { type: TypeDefinition; siblings: TypeDefinition[] } | undefined {
  const file = names.package.slice(names.package.lastIndexOf('/') + 1);
  const siblings = reference.capability(file)?.types ?? [];
  const type = siblings.find(({ name }) => name === names.type);
  return type && { type, siblings };
}
