import type { Capability } from './model.ts';

// Read by programs that never read declarations themselves, so nothing here loads a parser.

/** Changes whenever programs of another release would misread the file. */
export const apiFileFormat = 1;

/** All declarations of a version, for programs: no page asks for it. */
export interface ApiFile {
  format: number;
  scope: string;
  apis: DeclaredApi[];
}

export interface DeclaredApi {
  name: string;
  /** The declaration file. */
  source: string;
  /** What it declares, without prose, unless it has mistakes. */
  capability?: Capability;
  /** The page that documents it. */
  page?: string;
  /** Its name in the version before this one, if that has it. */
  before?: string;
}

/** Below the base path. */
export function apiFilePath(version: string): string {
  return `api/${version}.json`;
}

/** Reads such a file; undefined if it is of another release. */
export function readApiFile(text: string): ApiFile | undefined {
  const file = JSON.parse(text) as ApiFile;
  return file.format === apiFileFormat ? file : undefined;
}
