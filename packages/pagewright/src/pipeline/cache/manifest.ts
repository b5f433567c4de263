import { existsSync, readFileSync } from 'node:fs';
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
  links: Link[];
  resources: Resource[];
  problems: Problem[];
  /** The key of the compiled code in the cache. */
  codeKey: string;
}

/** What can be known of a rendered page without reading its files. */
export interface RenderedEntry {
  /** URLs in the page's main part, and all ids. */
  hrefs: string[];
  ids: string[];
  /** Compressed. */
  htmlBytes: number;
  payloadBytes: number;
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
}

/** The files stored under one key. */
interface MadeFiles {
  names: string[];
  /** When they were complete: a later change was not made by a build. */
  at: number;
}

export function emptyManifest(): Manifest {
  return { compiled: {}, rendered: {}, made: {} };
}

export function readManifest(path: string): Manifest {
  if (!existsSync(path)) return emptyManifest();
  try {
    return { ...emptyManifest(), ...(JSON.parse(readFileSync(path, 'utf8')) as Manifest) };
  } catch {
    // An unreadable manifest costs a full build, nothing more.
    return emptyManifest();
  }
}

/** Keys of the files that a manifest lists. */
export function filesOf({ compiled, made }: Manifest): string[] {
  return [...Object.keys(made), ...Object.values(compiled).map(({ codeKey }) => codeKey)];
}
