import { posix } from 'node:path';

/** Dates and versions are names, not positions: `2024-01-31-news`, `4.0`. */
const unnumbered = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$|^\d+[-_.]\d+.*$/;
const numbered = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** `02-intro` → `intro`, at position 2. */
export function splitPrefix(name: string, isOn = true): { name: string; position?: number } {
  const match = isOn && !unnumbered.test(name) ? numbered.exec(name) : null;
  return match ? { name: match[2]!, position: Number(match[1]) } : { name };
}

function withoutPrefixes(path: string, isOn: boolean): string {
  return path
    .split('/')
    .map((part) => splitPrefix(part, isOn).name)
    .join('/');
}

export interface DocNames {
  /** What sidebars call it. */
  id: string;
  /** URL path inside the version, without slashes at its ends. */
  route: string;
}

/**
 * The id and route that Docusaurus gives a page.
 *
 * @param path File path inside the version's folder.
 */
export function docNames(
  path: string,
  front: { id?: string | undefined; slug?: string | undefined },
  numberPrefixes: boolean,
): DocNames {
  const withoutEnding = path.replace(/\.mdx?$/i, '');
  const folder = posix.dirname(withoutEnding) === '.' ? '' : posix.dirname(withoutEnding);
  const cleanFolder = withoutPrefixes(folder, numberPrefixes);
  const fileName = splitPrefix(posix.basename(withoutEnding), numberPrefixes).name;
  const name = front.id ?? fileName;
  const id = posix.join(cleanFolder, name);
  if (front.slug !== undefined) {
    const route = front.slug.startsWith('/') ? front.slug : posix.join('/', cleanFolder, front.slug);
    return { id, route: trim(posix.normalize(route)) };
  }
  const isIndex = isFolderIndex(fileName, cleanFolder);
  return { id, route: trim(isIndex ? cleanFolder : id) };
}

/** Whether a page takes the URL of its folder. */
export function isFolderIndex(name: string, folder: string): boolean {
  return ['index', 'readme', posix.basename(folder).toLowerCase()].includes(name.toLowerCase());
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** A path that Pagewright accepts as part of a URL, and that is the same in file systems without capitals. */
export function cleanPath(path: string): string {
  return path
    .toLowerCase()
    .split('/')
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/[^a-z0-9_.-]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        // After the last dot of an address there can only be a number.
        .replace(/\.(?=[^.]*[^\d.][^.]*$)/g, '-'),
    )
    .filter(Boolean)
    .join('/');
}
