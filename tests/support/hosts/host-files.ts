import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import type { Answer } from './ask.ts';

/** The files of a website, as a host that takes any folder sees them. */
export class HostFiles {
  private readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  has(path: string): boolean {
    const file = this.place(path);
    return existsSync(file) && statSync(file).isFile();
  }

  read(path: string): string {
    return readFileSync(this.place(path), 'utf8');
  }

  send(path: string, status = 200, headers: Record<string, string> = {}): Answer {
    const type = knownTypes[extname(path)] ?? 'application/octet-stream';
    const isCompressed = /^(text\/|application\/(json|javascript|xml|manifest))|svg/.test(type);
    return {
      status,
      headers: { 'content-type': type, ...(isCompressed && { 'content-encoding': 'gzip' }), ...headers },
      body: this.read(path),
    };
  }

  private place(path: string): string {
    return join(this.dir, decodeURIComponent(path));
  }

  /** The page of the nearest folder above. */
  notFoundAbove(path: string): string {
    const folder = posix.dirname(path);
    const page = posix.join(folder, '404.html');
    return this.has(page) || folder === '/' ? page : this.notFoundAbove(folder);
  }
}

/** What hosts know of the endings of a build's files, each in its own words. An ending that is not here would be unknown. */
const knownTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

export function redirectTo(location: string, status = 301): Answer {
  return { status, headers: { location }, body: '' };
}
