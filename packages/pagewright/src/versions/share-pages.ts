import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../kernel/files/list-files.ts';
import { relativePath } from '../kernel/files/relative-path.ts';
import { fragmentsFolder } from '../site/docs/fragment-lines.ts';
import { listPages } from '../site/docs/list-pages.ts';
import { sharedText, splitPage } from '../site/docs/page-parts.ts';
import type { Site } from '../site/model.ts';
import { hasLists } from './only-lists.ts';
import { freeText } from './free-text.ts';
import { thinPage } from './thin-page.ts';
import type { Plan } from './plan.ts';

export interface CutFolders {
  from: string;
  latest: string;
  older: string;
}

/** The text of each page becomes a fragment, which the page of either version includes. */
export function sharePages(site: Site, { from, latest, older }: CutFolders, plan: Plan): void {
  const taken = new Set(filesBelow(site.dir, fragmentsFolder).map((file) => file.toLowerCase()));
  const reserve = (name: string): string => {
    const end = posix.extname(name);
    const stem = name.slice(0, -end.length);
    const names = [name, `${stem}-page${end}`];
    for (let number = 2; ; number++) {
      const free = names.shift() ?? `${stem}-page-${number}${end}`;
      if (taken.has(free.toLowerCase())) continue;
      taken.add(free.toLowerCase());
      return free;
    }
  };
  for (const { folder, prefix } of foldersOfPages(site)) {
    const at = (version: string, name: string): string => `${folder}/${version}/${name}`;
    for (const name of pagesBelow(site.dir, `${folder}/${from}`)) {
      const file = at(from, name);
      const source = plan.read(file)!;
      const { front, body } = splitPage(source);
      const others = [latest, older].filter((version) => version !== from);
      const isThin = sharedText(body) !== undefined;
      if (isThin || body.trim() === '' || hasLists(body)) {
        const why = isThin ? 'includes what the other one includes' : 'a copy: its text cannot be a fragment';
        for (const version of others) plan.create(at(version, name), source, why);
        if (!isThin)
          plan.byHand.push({
            file: at(older, name),
            message: `its text is a copy, as it cannot be a fragment: let its description name ${older}`,
          });
        continue;
      }
      const fragment = reserve(prefix + name);
      const { text, files } = freeText(body.replace(/^(?:[ \t]*\r?\n)+/, ''), site, file, from);
      for (const [path, target] of files) if (plan.read(path) !== undefined) plan.move(path, target);
      plan.create(`${fragmentsFolder}/${fragment}`, text, `the text of ${file}`);
      const thin = thinPage({ front, body }, file, fragment);
      for (const version of others) plan.create(at(version, name), thin, `includes ${fragment}`);
      plan.write(file, thin, `includes ${fragment}`);
    }
  }
}

/** Where pages are: in the first language, and in each other one. */
export function foldersOfPages({ dir }: Pick<Site, 'dir'>): { folder: string; prefix: string }[] {
  const locales = join(dir, 'locales');
  const others = existsSync(locales) ? readdirSync(locales).sort() : [];
  return [
    { folder: 'content', prefix: '' },
    ...others.map((locale) => ({ folder: `locales/${locale}/content`, prefix: `${locale}/` })),
  ];
}

/** The pages below a folder, by their paths in it. */
export function pagesBelow(siteDir: string, folder: string): string[] {
  const path = join(siteDir, folder);
  return existsSync(path) ? listPages(path).map((file) => relativePath(path, file)) : [];
}

/** All files below a folder, by their paths in it. */
export function filesBelow(siteDir: string, folder: string): string[] {
  const path = join(siteDir, folder);
  return existsSync(path)
    ? listFiles(path)
        .map((file) => relativePath(path, file))
        .sort()
    : [];
}
