import { extname } from 'node:path';
import { contentType } from '../../kernel/files/content-type.ts';
import type { BuiltVersion } from '../built-version.ts';

/** Types that every reading system shows. Of videos the standard names none. */
const shown = /^(?:image\/(?:gif|jpeg|png|svg\+xml|webp)|audio\/(?:mpeg|mp4|ogg)|video\/|text\/vtt)/;

export const mediaType = (path: string): string => contentType(path).replace(/;.*/, '');
export const isShown = (path: string): boolean => shown.test(mediaType(path));

/** The pictures of a book. They are numbered, as not every reading system takes every name. */
export class BookFiles {
  private readonly names = new Map<string, string>();
  private readonly read: BuiltVersion['read'];

  constructor(read: BuiltVersion['read']) {
    this.read = read;
  }

  /** Adds a file of the website, once, and says where it is in the book. */
  take(path: string): string {
    const name = this.names.get(path) ?? `files/${this.names.size + 1}${extname(path).toLowerCase()}`;
    this.names.set(path, name);
    return name;
  }

  get all(): { path: string; type: string; content: Buffer }[] {
    return Array.from(this.names, ([source, path]) => ({
      path,
      type: mediaType(path),
      content: this.read(source),
    }));
  }
}
