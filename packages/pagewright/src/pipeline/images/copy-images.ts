import type { Site } from '../../site/model.ts';
import type { CompiledEntry } from '../cache/manifest.ts';
import { imageCopies } from '../compile/resolve-static.ts';
import type { LinkTable } from '../compile/resolve.ts';
import type { CopyMaker } from './copy-maker.ts';

/** Has the pictures of each page copied as soon as it is known which these are; kept pages know that as well. */
export async function copyImages(
  compiling: Map<string, Promise<CompiledEntry>>,
  site: Site,
  links: LinkTable,
  maker: CopyMaker,
): Promise<void> {
  const pages = [...compiling].map(async ([route, compiled]) => {
    const { resources } = await compiled;
    for (const { kind, target } of resources) {
      const found = kind === 'image' ? imageCopies(links, site.routes.get(route)!.file, target) : undefined;
      if (found) maker.add(found.path, found.copies);
    }
  });
  await Promise.all(pages);
}
