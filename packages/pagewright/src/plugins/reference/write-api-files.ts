import { fingerprint } from '../../kernel/hash.ts';
import { collectErrors } from '../../kernel/problems.ts';
import type { PluginFile } from '../../site/plugins/plugin.ts';
import { type ApiFile, type DeclaredApi, apiFileFormat, apiFilePath } from './api-file.ts';
import { VersionReference } from './load-reference.ts';
import type { ResolvedOptions } from './options.ts';
import type { ReferenceTable } from './table-types.ts';

/** One file per version that has declarations. */
export function apiFiles({ declarations, versions }: ReferenceTable, options: ResolvedOptions): PluginFile[] {
  return Object.entries(versions).flatMap(([version, { folder, routes, previous }]) => {
    const texts = declarations[folder]!;
    if (texts.size === 0) return [];
    const reference = new VersionReference(folder, texts, options);
    const make = async (): Promise<Uint8Array> => {
      const apis: DeclaredApi[] = [];
      for (const name of reference.names()) {
        // The command `check` reports mistakes in files that no page shows; they stop no build.
        const capability = await collectErrors([], () => reference.capability(name));
        const page = routes[name];
        const before = previous[name]?.name;
        apis.push({
          name,
          source: texts.get(name)!.text,
          ...(capability && { capability }),
          ...(page && { page }),
          ...(before && { before }),
        });
      }
      return Buffer.from(
        JSON.stringify({ format: apiFileFormat, scope: options.scope, apis } satisfies ApiFile, withoutProse),
      );
    };
    const key = fingerprint(
      `api ${apiFileFormat}`,
      JSON.stringify([options, routes, previous]),
      ...Array.from(texts, ([name, { text }]) => name + text),
    );
    return [{ path: apiFilePath(version), key, make }];
  });
}

/** What an API is compared by needs no texts, which are most of a declaration. */
function withoutProse(key: string, value: unknown): unknown {
  return key === 'text' ? '' : key === 'examples' ? [] : value;
}
