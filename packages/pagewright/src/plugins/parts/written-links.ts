import type { SourceLocation } from '../../site/plugins/plugin-site.ts';

/** A link in a text that a part shows. */
export interface WrittenLink extends SourceLocation {
  target: string;
}

/** Where a link is written: in the file of what is shown or, if that does not have it, in another one. */
export function linkLocations(links: WrittenLink[], name: string, target: string): WrittenLink[] {
  const found = links.filter((link) => link.target === target);
  const { file } = found.find((link) => link.file.endsWith(`/${name}.ts`)) ?? found[0] ?? {};
  return found.filter((link) => link.file === file);
}

/** The links in the texts of a TypeScript file. */
export function linksIn(file: string, text: string): WrittenLink[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      Array.from(content.matchAll(/\]\(([^()\s]*)/g), ([, target]) => ({ target: target!, file, line: index + 1 })),
    );
}
