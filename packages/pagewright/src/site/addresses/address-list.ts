import { versionAt } from '../../kernel/urls/paths.ts';

/** The file in a site's folder that lists what was published. A site without it makes no promises. */
export const addressFile = 'addresses.txt';

/** Published addresses, each with the ids on its page that links may lead to. */
export type AddressList = ReadonlyMap<string, ReadonlySet<string>>;

/** The same with the line that each address is on. */
export interface RecordedAddresses {
  list: AddressList;
  lines: ReadonlyMap<string, number>;
}

/** Reads a line for each page: `/docs/guide #install #next`. What branches have both added may be there twice. */
export function readAddresses(text: string): RecordedAddresses {
  const list = new Map<string, Set<string>>();
  const lines = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [address, ...ids] = line.trim().split(/ +#/);
    if (!address?.startsWith('/')) continue;
    list.set(address, new Set([...(list.get(address) ?? []), ...ids]));
    lines.set(address, index + 1);
  }
  return { list, lines };
}

const explanation = `# What was published: every address, and on its page every heading's id. Links from elsewhere lead there, so each has to go on leading somewhere.
# "pagewright build --accept" writes this file. A page that moves needs a redirect, a heading that is reworded its old id: {#new aka="old"}.
`;

interface VersionPlace {
  label: string;
  base: string;
}

/** A line for each page, in groups by version, in an order in which an addition changes one line. */
export function writeAddresses(list: AddressList, versions: VersionPlace[]): string {
  const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = versions.map((version) => {
    const own = sorted.filter(([address]) => (versionAt(address, versions) ?? versions[0]) === version);
    const lines = own.map(([address, ids]) => [address, ...[...ids].sort().map((id) => `#${id}`)].join(' '));
    return `\n# ${version.label}, ${version.base}\n${lines.join('\n')}\n`;
  });
  return explanation + groups.join('');
}
