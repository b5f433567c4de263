import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../site/model.ts';
import type { Declarations } from './load-reference.ts';

/** A link in a doc comment, or in a text about the command line. */
export interface WrittenLink {
  target: string;
  file: string;
  line: number;
}

/** The links in the texts that a version's generated parts show. */
export function writtenLinks(site: Site, folder: string, declarations: Declarations): WrittenLink[] {
  const declared = Array.from(declarations, ([name, text]) => linksIn(`reference/${folder}/${name}.ts`, text));
  const commands = commandFiles(site, folder).map((file) => linksIn(file, readFileSync(join(site.dir, file), 'utf8')));
  return [...declared, ...commands].flat();
}

/** Where a link is written: in the file of the capability that is shown or, if that does not have it, in another one. */
export function linkLocations(links: WrittenLink[], name: string, target: string): WrittenLink[] {
  const found = links.filter((link) => link.target === target);
  const { file } = found.find((link) => link.file.endsWith(`/${name}.ts`)) ?? found[0] ?? {};
  return found.filter((link) => link.file === file);
}

function linksIn(file: string, text: string): WrittenLink[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      Array.from(content.matchAll(/\]\(([^()\s]*)/g), ([, target]) => ({ target: target!, file, line: index + 1 })),
    );
}

/** The file of a version's command line, and those that versions share. */
function commandFiles({ dir, versions }: Site, folder: string): string[] {
  const path = join(dir, 'commands');
  if (!existsSync(path)) return [];
  const others = new Set(versions.map((version) => `${version.folder}.ts`));
  others.delete(`${folder}.ts`);
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !others.has(entry.name))
    .map(({ name }) => `commands/${name}`);
}
