import { join } from 'node:path';
import { readIfThere } from '../../kernel/files/read-if-there.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import type { Problem } from '../../kernel/problems.ts';
import { type AddressList, addressFile, readAddresses, writeAddresses } from '../../site/addresses/address-list.ts';
import type { BuiltSite } from '../build-pages.ts';
import { type Promised, acceptedAddresses, checkAddresses } from './check-addresses.ts';

/** How many addresses and ids. */
export interface RecordedChange {
  added: number;
  gone: number;
}

/** Holds a site to what it has published, if it keeps a list of that. With `accept`, the list follows the site instead. */
export function checkPromises(
  siteDir: string,
  sites: BuiltSite[],
  files: ReadonlySet<string>,
  accept: boolean,
): { problems: Problem[]; record?: () => RecordedChange } {
  const path = join(siteDir, addressFile);
  const text = readIfThere(path)?.toString();
  if (text === undefined && !accept) return { problems: [] };
  const recorded = readAddresses(text ?? '');
  const built = promisedBy(sites);
  if (!accept) return { problems: checkAddresses(recorded, built, files) };
  const accepted = acceptedAddresses(recorded.list, built);
  return {
    problems: [],
    record() {
      const written = writeAddresses(
        accepted,
        sites.flatMap(({ site }) => site.versions),
      );
      if (written !== text) writeAtomic(path, written);
      const [before, after] = [entriesOf(recorded.list), entriesOf(accepted)];
      return { added: countWithout(after, before), gone: countWithout(before, after) };
    },
  };
}

const countWithout = (all: Set<string>, others: Set<string>): number =>
  [...all].filter((one) => !others.has(one)).length;

function entriesOf(list: AddressList): Set<string> {
  return new Set([...list].flatMap(([address, ids]) => [address, ...[...ids].map((id) => `${address}#${id}`)]));
}

/** Docs, the site's own pages and redirects. What plugins and the engine generate comes and goes with what it is about. */
function promisedBy(sites: BuiltSite[]): Map<string, Promised> {
  const promised = new Map<string, Promised>();
  for (const { site, tasks, checked } of sites) {
    const byRoute = new Map(checked.map((page) => [page.route, page]));
    for (const { input } of tasks) {
      if (input.kind !== 'doc' && input.kind !== 'site') continue;
      const { file, headings = [], ids = new Set<string>() } = byRoute.get(input.meta.path) ?? {};
      // What stands in for a translation has headings that it will not have.
      const isStandIn = site.routes.get(input.meta.path)?.translation?.isMissing === true;
      promised.set(input.meta.path, { ...(file && { file }), headings: isStandIn ? [] : headings, ids });
    }
    for (const { from } of site.redirects) promised.set(from, { headings: [], ids: new Set() });
  }
  return promised;
}
