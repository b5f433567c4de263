import type { Site } from '../../site/model.ts';
import { listFile, pageList, pageLists } from './page-list.ts';
import { wholeText } from './whole-text.ts';

interface MachineFile {
  /** An absolute path. */
  path: string;
  text: string;
}

/**
 * What programs read first: a version's text as a whole and a list of its pages, which names the parts of the text.
 *
 * @param base Where the list is: below the version's own path there is the text as well.
 * @param markdownOf The text of the page with a route.
 */
export function machineFiles(site: Site, base: string, markdownOf: (route: string) => string): MachineFile[] {
  const version = pageLists(site).get(base)!;
  const parts = wholeText(site, version, ({ route }) => markdownOf(route));
  return [
    { path: base + listFile, text: pageList(site, version, parts) },
    ...(version.base === base ? parts : []).map(({ name, text }) => ({ path: base + name, text })),
  ];
}

/** Where links of pages may lead, as far as it is known before there are texts: to all but further parts. */
export function machineAddresses(site: Pick<Site, 'config' | 'versions'>): string[] {
  const bases = [...pageLists(site).keys()];
  return [...bases.map((base) => base + listFile), ...site.versions.map(({ base }) => `${base}llms-full.txt`)];
}
