import { readFileSync } from 'node:fs';
import { findFile } from '../serve/find-file.ts';
import { similarPath } from '../pipeline/similar-path.ts';
import { sentence, shortened } from './phrases.ts';
import type { BuiltSite } from './built-site.ts';
import type { FoundVersion } from './find-version.ts';
import { type MeantPage, readPageAddress } from './page-address.ts';
import { ToolError } from './tool-error.ts';

export interface Page {
  /** URL path. */
  path: string;
  anchor: string;
  markdown: string;
  html: string;
}

/** The page of an address, also of an old one. If there is none, the error says which are like it. */
export async function findPage(site: BuiltSite, address: string, found: FoundVersion): Promise<Page> {
  const { url } = site.description;
  const meant = readPageAddress(address, url, found);
  const page = pageAt(site.dir, meant) ?? pageAt(site.dir, redirected(site.dir, meant));
  if (page) return page;
  throw new ToolError(`There is no page ${shortened(address)}. ${await hintFor(site, meant.paths[0]!, found)}`);
}

function pageAt(dir: string, meant: MeantPage | undefined): Page | undefined {
  for (const path of meant?.paths ?? []) {
    const file = findFile(dir, `${path}.md`) ?? findFile(dir, `${path}/index.md`);
    const document = findFile(dir, path === '' ? '/index.html' : path);
    if (file !== undefined && document?.endsWith('.html'))
      return {
        path,
        anchor: meant!.anchor,
        markdown: readFileSync(file, 'utf8'),
        html: readFileSync(document, 'utf8'),
      };
  }
  return undefined;
}

/** Where the page of a redirect leads: builds write one for each old address. */
function redirected(dir: string, { paths, anchor }: MeantPage): MeantPage | undefined {
  for (const path of paths) {
    const file = findFile(dir, path);
    const text = file?.endsWith('.html') ? readFileSync(file, 'utf8') : '';
    const target = /<meta http-equiv="refresh" content="0;url=(\/[^"#]*)#?([^"]*)">/.exec(text);
    if (target) return { paths: [target[1]!.replace(/\/$/, '')], anchor: anchor || target[2]! };
  }
  return undefined;
}

/** Pages that are called nearly the same, in the version of the path. */
async function hintFor(site: BuiltSite, path: string, found: FoundVersion): Promise<string> {
  const { languages, url } = site.description;
  const within = languages
    .flatMap(({ versions }) => versions)
    .filter(({ base }) => `${path}/`.startsWith(base))
    .sort((a, b) => b.base.length - a.base.length);
  const pages = await site.search.pages(within[0] ?? found.version);
  const hint = similarPath(
    path,
    pages.map((page) => page.path),
    'The tool search finds pages by what they are about.',
    (one) => url + one,
  );
  return sentence(hint);
}
