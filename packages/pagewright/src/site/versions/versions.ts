import type { Doc, Site, Version } from '../model.ts';

export function latestVersion(site: Pick<Site, 'versions'>): Version {
  return site.versions.find((version) => version.isLast)!;
}

export function versionOf(site: Pick<Site, 'versions'>, doc: Pick<Doc, 'version'>): Version {
  return site.versions.find(({ name }) => name === doc.version)!;
}

export function landingOf(version: Version): string {
  return version.docs.get(version.mainDocId)?.route ?? version.base;
}

/**
 * The same page in another version, if there is one. Versions are ordered newest first; at each step towards the target
 * a page keeps its id if the next version has it, and otherwise takes the one from `moved`.
 */
export function counterpart(
  site: Pick<Site, 'versions'>,
  doc: Pick<Doc, 'id' | 'version'>,
  target: Version,
): Doc | undefined {
  const { versions } = site;
  return target.docs.get(idsTowards(versions, doc, versions.indexOf(target)).at(-1)!);
}

/** The same page in all versions, in their order. */
export function counterparts(
  { versions }: Pick<Site, 'versions'>,
  doc: Pick<Doc, 'id' | 'version'>,
): (Doc | undefined)[] {
  const newer = idsTowards(versions, doc, 0).toReversed();
  const ids = [...newer, ...idsTowards(versions, doc, versions.length - 1).slice(1)];
  return versions.map(({ docs }, index) => docs.get(ids[index]!));
}

/** The id of a page in its own version and in each on the way to another one. */
function idsTowards(versions: Version[], doc: Pick<Doc, 'id' | 'version'>, end: number): string[] {
  let at = versions.findIndex(({ name }) => name === doc.version);
  const step = Math.sign(end - at);
  let { id } = doc;
  const ids = [id];
  while (at !== end) {
    const next = at + step;
    if (!versions[next]!.docs.has(id))
      id = (step > 0 ? valueOf(versions[at]!.moved, id) : keyOf(versions[next]!.moved, id)) ?? id;
    ids.push(id);
    at = next;
  }
  return ids;
}

/** A doc of the navbar or footer, which names docs of the latest version, as another version has it. */
export function namedDoc(site: Pick<Site, 'versions'>, id: string, version: Version): Doc | undefined {
  const doc = latestVersion(site).docs.get(id);
  return doc && counterpart(site, doc, version);
}

/** Not what every object inherits: `constructor` may be a page, too. */
function valueOf(moved: Version['moved'], key: string): string | undefined {
  return Object.hasOwn(moved, key) ? moved[key] : undefined;
}

function keyOf(moved: Version['moved'], value: string): string | undefined {
  return Object.keys(moved).find((key) => moved[key] === value);
}
