import type { PluginSample } from '../../site/plugins/plugin.ts';
import { declaredNames } from './declared-names.ts';
import type { Example } from './example-code.ts';
import type { VersionReference } from './load-reference.ts';
import type { Capability } from './model.ts';

/** The examples in a version's declarations, each with what is implied by where it is written. */
export function referenceSamples(reference: VersionReference, scope: string): PluginSample[] {
  return reference.names().flatMap((name) => {
    const capability = reference.capability(name)!;
    return examplesIn(capability).map(({ code, language, line }) => {
      const location = reference.locate(name, line);
      return {
        ...location,
        language,
        code,
        implied: impliedBy({ code, language }, capability, reference, scope),
        ...(location.file !== capability.file && { inheritedBy: capability.file }),
      };
    });
  });
}

function examplesIn({ methods, events, types }: Capability): Example[] {
  return [...methods, ...events, ...types, ...types.flatMap((type) => [...type.methods, ...type.properties])].flatMap(
    ({ tags }) => tags.examples,
  );
}

/**
 * Imports of the names that a sample uses of the file it is in, and of the package that this belongs to. What is declared without being
 * exported is had in another way, which the page tells once for all its samples.
 */
export function impliedBy(
  { code, language }: Pick<Example, 'code' | 'language'>,
  capability: Capability,
  reference: VersionReference,
  scope: string,
): string {
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const taken = declaredNames(`sample.${language}`, code);
  const take = (name: string): boolean => words.has(name) && !taken.has(name) && Boolean(taken.add(name));
  const own = `${scope}/${capability.name}`;
  const from = ({ exports }: Pick<Capability, 'exports'>, module: string): string => {
    const names = exports.filter(take);
    return names.length > 0 ? `import { ${names.join(', ')} } from '${module}'; ` : '';
  };
  const ownImport = from(capability, own);
  const { name: module = own } = capability.tags.package ?? {};
  const others = module.startsWith(`${scope}/`) && reference.capability(module.slice(scope.length + 1));
  const otherImport = others ? from(others, module) : '';
  const { exportName, apiType } = capability;
  const isGlobal = exportName && apiType && capability.exports.includes(apiType) && take(exportName);
  return `${ownImport}${otherImport}${isGlobal ? `declare const ${exportName}: import('${own}').${apiType}; ` : ''}`;
}
