import { indexName } from '../../pipeline/search/index-name.ts';
import { indexFolder } from '../../search/format/index-format.ts';
import type { BuiltVersion } from '../built-version.ts';

/**
 * The version's search index as a script, because browsers fetch nothing from the disk: all of its files, by path. They are parsed as
 * JSON, which is quicker than as code.
 */
export function indexScript({ files, read, site, version }: BuiltVersion): string {
  const folder = site.assetBase + indexFolder(indexName(site, version.name));
  const paths = [...files].filter((file) => file.startsWith(folder)).sort();
  const contents = paths.map((path) => [path.slice(folder.length), JSON.parse(read(path).toString())]);
  return `globalThis.searchFiles=JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(contents)))});\n`;
}
