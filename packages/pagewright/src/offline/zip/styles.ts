import { contentType } from '../../kernel/files/content-type.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { decodePath } from '../../kernel/urls/paths.ts';
import type { BuiltVersion } from '../built-version.ts';

/** The address in `url(…)`, with or without quotes, as minified stylesheets have it. */
const reference = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/g;
/** From another host: `@import "https://…";` */
const imports = /@import\s[^;]*;/g;

/**
 * A stylesheet with its fonts and pictures inside it: to browsers each file of the disk is another site, from which they take neither
 * fonts nor masks. What is on other hosts is left out, for a copy that is read offline asks nobody.
 */
export function styleWithFiles(
  css: string,
  path: string,
  { files, read }: Pick<BuiltVersion, 'files' | 'read'>,
): string {
  return css.replace(imports, '').replace(reference, (whole, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    if (/^(?:data:|#)/.test(address)) return whole;
    if (isExternal(address)) return 'url("data:,")';
    const { pathname, hash } = new URL(address, `http://site.invalid${path}`);
    const file = decodePath(pathname);
    if (!files.has(file)) return whole;
    return `url("data:${contentType(file).replace(/;.*/, '')};base64,${read(file).toString('base64')}${hash}")`;
  });
}
