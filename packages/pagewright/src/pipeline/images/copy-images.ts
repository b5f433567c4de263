import type { Site } from '../../site/model.ts';
import type { CompiledEntry, Resource } from '../cache/manifest.ts';
import type { FrozenVersion } from '../frozen/frozen-version.ts';
import { imageCopies } from '../compile/resolve-static.ts';
import type { LinkTable } from '../compile/resolve.ts';
import type { CopyMaker } from './copy-maker.ts';

/** Has the pictures of each page copied as soon as it is known which these are; kept pages know that as well. */
export async function copyImages(
  compiling: Map<string, Promise<CompiledEntry>>,
  site: Site,
  links: LinkTable,
  maker: CopyMaker,
  frozen: Iterable<FrozenVersion>,
): Promise<void> {
  const add = (file: string, { kind, target }: Pick<Resource, 'kind' | 'target'>): void => {
    const found = kind === 'image' ? imageCopies(links, file, target) : undefined;
    if (found) maker.add(found.path, found.copies);
  };
  for (const { outside } of frozen) for (const one of outside.resources) add(one.file, one);
  const pages = [...compiling].map(async ([route, compiled]) => {
    const { resources } = await compiled;
    for (const one of resources) add(site.routes.get(route)!.file, one);
  });
  await Promise.all(pages);
}
