import type { BuiltVersion } from './built-version.ts';

/** What a version can be exported as. Each loads only what it needs. */
export const formats = {
  zip: async (built: BuiltVersion, { name }: Place) => (await import('./zip/site-zip.ts')).siteZip(built, name),
  pdf: async (built: BuiltVersion, { folder }: Place) => (await import('./pdf/pdf.ts')).sitePdf(built, folder),
  epub: async (built: BuiltVersion) => (await import('./epub/epub.ts')).siteEpub(built),
} satisfies Record<string, (built: BuiltVersion, place: Place) => Promise<Uint8Array>>;

export type Format = keyof typeof formats;

interface Place {
  /** Of the file, without its ending. */
  name: string;
  /** A folder for files that are needed on the way. */
  folder: string;
}
