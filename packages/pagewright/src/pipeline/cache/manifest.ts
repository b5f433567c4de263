import type { ReferencePage } from '../../site/plugins/plugin-markdown.ts';
import { readSealed } from '../../kernel/files/sealed-file.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Link } from '../../markdown/context.ts';
import type { Heading } from '../../markdown/heading.ts';
import type { Problem } from '../../kernel/problems.ts';

/** A file that a page shows: one of static/, or code from anywhere in the site. */
export interface Resource {
  kind: 'image' | 'file' | 'code';
  target: string;
  /** What the target resolved to, to notice changed dimensions and code. */
  resolved: string;
  /** It does not exist or cannot be shown, which the compiler reports. */
  isBroken?: true;
}

/** What a target resolves to, in few words: code may be long. */
export function stateOf(found: unknown): string {
  const text = JSON.stringify(found);
  return text.length > 200 ? fingerprint(text) : text;
}

/** What can be known of a compiled page without reading its code. */
export interface CompiledEntry {
  headings: Heading[];
  reference?: ReferencePage;
  /** Names of the components of site and plugins that it uses. */
  components: string[];
  links: Link[];
  resources: Resource[];
  problems: Problem[];
  /** The key of the compiled code in the cache. */
  codeKey: string;
  /** A hash of what it shows; the same for pages of two versions that differ only in where their links lead. */
  shown: string;
}

/** What can be known of a rendered page without reading its files. */
export interface RenderedEntry {
  /** URLs in the page's main part, and all ids. */
  hrefs: string[];
  ids: string[];
  /** What has to be in the content security policy: `img-src https://a.example`. */
  needs?: string[];
  /** Of a page that is compared with another version's: a hash of its text. */
  text?: string;
  /** Whether it says itself what has changed in what it is about. */
  listsChanges?: true;
  /** What a comparison has found. */
  changes?: ChangeFigures;
  /** Compressed. */
  htmlBytes: number;
  payloadBytes: number;
}

/** Words that are new or gone, and which part of the page they are. */
export interface ChangeFigures {
  added: number;
  removed: number;
  share: number;
}

export interface RenderedFiles {
  entry: RenderedEntry;
  /** Of the page's files in the cache. */
  names: string[];
}

/** What a cache knows of its files, by key. */
export interface Manifest {
  compiled: Record<string, CompiledEntry>;
  rendered: Record<string, RenderedEntry>;
  made: Record<string, MadeFiles>;
  /** Keys of versions that have files of their own for this, by name and base path. */
  versions: Record<string, string>;
}

/** The files stored under one key, each with the hash of its content. */
export type MadeFiles = Record<string, string>;

export function emptyManifest(): Manifest {
  return { compiled: {}, rendered: {}, made: {}, versions: {} };
}

/** A manifest that is missing or damaged costs a full build, nothing more. */
export function readManifest(path: string): Manifest {
  const text = readSealed(path);
  return { ...emptyManifest(), ...(JSON.parse(text ?? '{}') as Partial<Manifest>) };
}

/** Keys of the files that a manifest lists. */
export function filesOf({ compiled, made }: Manifest): string[] {
  return [...Object.keys(made), ...Object.values(compiled).map(({ codeKey }) => codeKey)];
}
