import { printValue } from '../migrate/output/print-value.ts';
import { configFile } from '../site/config/config-file.ts';
import { type Problem, SiteError, suggestion } from '../kernel/problems.ts';
import { fragmentsFolder } from '../site/docs/fragment-lines.ts';
import type { Site, Version } from '../site/model.ts';
import { dropModule } from '../plugins/parts/version-module.ts';
import { counterpart, landingOf } from '../site/versions/versions.ts';
import { configAfterDrop } from './edit-config.ts';
import { findMentions } from './mentions.ts';
import { changeLists, includesOf, without } from './only-lists.ts';
import { Plan } from './plan.ts';
import { addPluginChanges } from './plugin-changes.ts';
import { filesBelow, foldersOfPages, pagesBelow } from './share-pages.ts';

/** What it takes to remove a version: readers with an old address come to the same page of the next newer version. */
export async function planDrop(site: Site, name: string): Promise<Plan> {
  const { version, newer, older } = find(site, name);
  const plan = new Plan(site.dir);
  const { folder } = version;
  const list = (text: string): string => without(text, folder);
  const read = (file: string): string | undefined => plan.read(file);
  const rest = site.versions.map((other) => other.folder).filter((other) => other !== folder);
  const before = usedFragments(site, read, site.versions);
  plan.add(
    dropModule(read, (of) => `content/${of}/sidebars.ts`, { folder, older: foldersOf(older) }),
    'its sidebars',
  );
  for (const { folder: pages } of foldersOfPages(site))
    for (const file of filesBelow(site.dir, `${pages}/${folder}`))
      if (read(`${pages}/${folder}/${file}`) !== undefined) plan.remove(`${pages}/${folder}/${file}`);
  for (const file of pagesBelow(site.dir, fragmentsFolder).map((page) => `${fragmentsFolder}/${page}`))
    plan.write(file, changeLists(read(file)!, list, rest), `without what was for ${folder}`);
  const after = usedFragments(
    site,
    read,
    site.versions.filter((other) => other !== version),
  );
  for (const fragment of before)
    if (!after.has(fragment) && read(`${fragmentsFolder}/${fragment}`) !== undefined)
      plan.remove(`${fragmentsFolder}/${fragment}`);
  await addPluginChanges(site, plan, 'drop', (drop) =>
    drop({ dir: site.dir, newer: foldersOf(newer), folder, older: foldersOf(older), list }),
  );
  redirect(site, plan, { version, newer: newer.at(-1)!, next: older[0] });
  plan.byHand.push(...findMentions(site.dir, [folder, version.label], plan));
  return plan;
}

interface Place {
  version: Version;
  /** The newest first, as the older ones. */
  newer: Version[];
  older: Version[];
}

const foldersOf = (versions: Version[]): string[] => versions.map(({ folder }) => folder);

function find({ versions }: Site, name: string): Place {
  const fail = (message: string, hint: string): never => {
    const problem: Problem = { severity: 'error', message, hint };
    throw new SiteError(problem);
  };
  const index = versions.findIndex((version) => [version.name, version.label].includes(name));
  const version = versions[index];
  const known = versions.map((other) => other.name);
  if (!version)
    return fail(`there is no version "${name}"`, suggestion(name, known, `the site has ${known.join(', ')}`));
  if (version.isLast) return fail(`"${name}" is the latest version`, 'only older ones can go');
  if (index === 0)
    return fail(`"${name}" is newer than the latest version`, `remove its folder and its entry in ${configFile}`);
  return { version, newer: versions.slice(0, index), older: versions.slice(index + 1) };
}

/** The fragments that pages of these versions include, others that they include in turn among them. */
function usedFragments(site: Site, read: (file: string) => string | undefined, versions: Version[]): Set<string> {
  const used = new Set<string>();
  const visit = (file: string): void => {
    for (const name of includesOf(read(file) ?? '')) {
      if (used.has(name)) continue;
      used.add(name);
      visit(`${fragmentsFolder}/${name}`);
    }
  };
  for (const { folder } of foldersOfPages(site))
    for (const version of versions)
      for (const page of pagesBelow(site.dir, `${folder}/${version.folder}`))
        visit(`${folder}/${version.folder}/${page}`);
  return used;
}

/** The configuration without the version, and where its addresses lead. */
function redirect(
  site: Site,
  plan: Plan,
  { version, newer, next }: { version: Version; newer: Version; next: Version | undefined },
): void {
  const targets = [site, ...site.translations].flatMap((one) => addressesIn(one, version, newer));
  const file = `redirects/${version.folder}.ts`;
  const name =
    `${version.folder.replace(/\W+(\w)?/g, (_all, letter: string = '') => letter.toUpperCase())}Redirects`.replace(
      /^(?=\d)/,
      'version',
    );
  const intro = `// Where the addresses of ${version.label}, which is no longer part of the site, lead.`;
  plan.create(
    file,
    `${intro}\nexport default ${printValue(targets)};\n`,
    `${targets.length} addresses lead to ${newer.label}`,
  );
  const moved = next ? movedBetween(site, newer, next) : {};
  // Redirects that led here go on at once.
  const goOn = (text: string): string =>
    text.replace(/(['"])(\/[^'"\n]*)\1/g, (all, quote: string, address: string) => {
      const [path = '', anchor = ''] = address.split(/(?=#)/);
      const to = targets.find(({ from }) => from === path || `${from}/` === path)?.to;
      return to === undefined ? all : quote + to + anchor + quote;
    });
  for (const other of filesBelow(site.dir, 'redirects').map((path) => `redirects/${path}`))
    if (other !== file) plan.write(other, goOn(plan.read(other)!), `to ${newer.label}`);
  const config = configAfterDrop(plan.read(configFile)!, { name: version.name, moved, redirects: { file, name } });
  if (config !== undefined) plan.write(configFile, goOn(config), `without ${version.label}, with its redirects`);
  else
    plan.byHand.push({
      file: configFile,
      message: `its versions or redirects are not plain lists. Remove the version "${version.name}", let "${newer.name}" have moved: ${printValue(moved)}, and add to redirects what ${file} exports`,
    });
}

/** Where the addresses of a version lead, in one language. */
function addressesIn(site: Site, gone: Version, next: Version): { from: string; to: string }[] {
  const here = ({ name }: Version): Version => site.versions.find((version) => version.name === name)!;
  const newer = here(next);
  // Nobody has the address of a draft.
  return [...here(gone).docs.values()]
    .filter(({ front }) => !front.draft)
    .map((doc) => ({ from: doc.route, to: counterpart(site, doc, newer)?.route ?? landingOf(newer) }));
}

/** What a version has to say of pages with another id once the version between the two is gone. */
function movedBetween(site: Site, newer: Version, next: Version): Record<string, string> {
  return Object.fromEntries(
    [...newer.docs.values()].flatMap((doc) => {
      const { id } = counterpart(site, doc, next) ?? doc;
      return id === doc.id ? [] : [[doc.id, id]];
    }),
  );
}
