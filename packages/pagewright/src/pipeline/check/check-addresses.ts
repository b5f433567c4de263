import { posix } from 'node:path';
import { type AddressList, type RecordedAddresses, addressFile } from '../../site/addresses/address-list.ts';
import { configFile } from '../../site/config/config-file.ts';
import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { count } from '../../kernel/text/count.ts';
import { pageAddress } from '../../kernel/urls/page-address.ts';

/** What a build has at an address. */
export interface Promised {
  /** The source of a page; redirects have none. */
  file?: string;
  /** Of its headings, as they are now. */
  headings: string[];
  /** All that links can lead to. */
  ids: ReadonlySet<string>;
}

/** How to say that it is meant. */
const accept = 'if it is meant to be gone, record that: pagewright build --accept';
const mostNamed = 3;

/** Compares what was published with what is built. Files also have addresses: a page may have become one. */
export function checkAddresses(
  { list, lines }: RecordedAddresses,
  built: ReadonlyMap<string, Promised>,
  files: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const byAddress = new Map([...built].map(([address, page]) => [pageAddress(address), page]));
  for (const [address, ids] of list) {
    const page = byAddress.get(pageAddress(address));
    const line = lines.get(address);
    if (page) problems.push(...lostAnchors(address, ids, page));
    else if (!files.has(address) && !files.has(`${pageAddress(address)}/index.html`))
      problems.push(lostAddress(address, line, [...built.keys()]));
  }
  return [...problems, ...unrecorded(list, built)];
}

function lostAddress(address: string, line: number | undefined, existing: string[]): Problem {
  // Moved, it mostly keeps the last part.
  const alike = existing.filter((path) => posix.basename(path) === posix.basename(address));
  const to = alike.length === 1 ? alike[0] : '…';
  return ruleProblem('lost-address', {
    file: addressFile,
    ...(line && { line }),
    message: `${address} was published, and now neither exists nor redirects`,
    hint: `if the page has moved, add { from: '${address}', to: '${to}' } to redirects in ${configFile}; ${accept}`,
  });
}

function lostAnchors(address: string, ids: ReadonlySet<string>, { file, headings, ids: now }: Promised): Problem[] {
  const lost = [...ids].filter((id) => !now.has(id));
  // A redirect keeps the id, but where it leads has others.
  if (lost.length === 0 || file === undefined) return [];
  const named = lost.slice(0, mostNamed).map((id) => `#${id}`);
  const others = lost.length - named.length;
  const added = headings.filter((id) => !ids.has(id));
  // One that went and one that came are most likely the same heading, reworded.
  const renamed = lost.length === 1 && added.length === 1 ? added[0] : 'new-id';
  return [
    ruleProblem('lost-anchor', {
      file,
      message: `${address} was published with ${named.join(', ')}${others > 0 ? ` and ${count(others, 'other id')}` : ''}, which it no longer has`,
      hint: `give the heading its old id, {#${renamed} aka="${lost[0]}"}; ${accept}`,
    }),
  ];
}

/** Everything that is new, as one problem: it takes one command to mend. */
function unrecorded(list: AddressList, built: ReadonlyMap<string, Promised>): Problem[] {
  const pages = [...built.keys()].filter((address) => !list.has(address));
  const anchors = [...built].flatMap(([address, { headings }]) =>
    headings.filter((id) => list.has(address) && !list.get(address)!.has(id)).map((id) => `${address}#${id}`),
  );
  const all = [...pages, ...anchors];
  if (all.length === 0) return [];
  const what = [
    ...(pages.length > 0 ? [count(pages.length, 'new page')] : []),
    ...(anchors.length > 0 ? [count(anchors.length, 'new heading')] : []),
  ];
  const others = all.length - mostNamed;
  return [
    ruleProblem('unrecorded-address', {
      file: addressFile,
      message: `${what.join(' and ')} not recorded: ${all.slice(0, mostNamed).join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
      hint: 'once they are published, links will lead to them: pagewright build --accept adds them to the file',
    }),
  ];
}

/** The list after a build: what is there now, and the old ids that still lead somewhere. */
export function acceptedAddresses(list: AddressList, built: ReadonlyMap<string, Promised>): AddressList {
  return new Map(
    [...built].map(([address, { headings, ids }]) => {
      const kept = [...(list.get(address) ?? [])].filter((id) => ids.has(id));
      return [address, new Set([...headings, ...kept])];
    }),
  );
}
