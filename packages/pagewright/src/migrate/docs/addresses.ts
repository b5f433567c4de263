import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { isWithin, relativePath } from '../../kernel/files/relative-path.ts';
import type { StaticFiles } from '../output/static-files.ts';
import type { Targets } from '../pages/page.ts';
import { decode, encodeName, splitTarget } from './link-parts.ts';
import type { SourceDoc } from './source-docs.ts';
import { joinRoute } from './source-docs.ts';
import type { TargetVersion } from '../config/target-versions.ts';

interface OldSite {
  dir: string;
  /** Where it is published, without a slash at the end. */
  url: string;
  baseUrl: string;
  newBaseUrl: string;
}

/** What links of the old site can name, and what that is called in the new one. */
export class Addresses {
  private readonly byPath = new Map<string, SourceDoc>();
  private readonly byRoute = new Map<string, SourceDoc>();
  /** Old routes of generated pages → new addresses. */
  private readonly others = new Map<string, string>();
  private readonly site: OldSite;
  private readonly docs: SourceDoc[];
  private readonly files: StaticFiles;

  constructor(site: OldSite, docs: SourceDoc[], files: StaticFiles) {
    this.site = site;
    this.docs = docs;
    this.files = files;
    for (const doc of docs) {
      this.byPath.set(doc.path, doc);
      this.byRoute.set(doc.oldRoute.toLowerCase(), doc);
    }
  }

  addRoute(oldRoute: string, address: string): void {
    this.others.set(oldRoute.toLowerCase(), address);
  }

  /** Whether a generated page is at a new address. */
  isGenerated(address: string): boolean {
    return [...this.others.values()].includes(address.replace(/\/$/, ''));
  }

  /** The new address of a page, with the base path. */
  addressOf(version: TargetVersion, route: string): string {
    return this.site.newBaseUrl + joinRoute(version.path, route);
  }

  /** The new address of an old path on the site; undefined if nothing is there. */
  address(target: string): string | undefined {
    const [path, suffix] = splitTarget(target.replace(/^pathname:\/\//, ''));
    const route = this.routeIn(path);
    const doc = this.byRoute.get(route.toLowerCase());
    if (doc) return this.addressOf(doc.version, doc.route) + suffix;
    const other = this.others.get(route.toLowerCase());
    if (other) return other + suffix;
    const file = this.files.find(path.replace(/^\/+/, '')) ?? this.files.find(route);
    return file && this.site.newBaseUrl + file + suffix;
  }

  /** A path on the old site without its base path and slashes at its ends. */
  private routeIn(path: string): string {
    const plain = decode(path)
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '');
    const base = this.site.baseUrl;
    const inBase = `${plain}/`.startsWith(base) ? plain.slice(base.length - 1) : plain;
    return inBase.replace(/^\/+|\/+$/g, '');
  }

  /** For the links of a page. */
  of(doc: SourceDoc): Pick<Targets, 'link' | 'staticFile'> {
    return {
      link: (target) =>
        this.linkFrom(target, {
          path: doc.path,
          folder: doc.version.from.folder,
          route: doc.oldRoute,
          version: doc.version,
          target: doc.target,
        }),
      staticFile: (target) => this.fileFrom(target, doc.path),
    };
  }

  /** For the links of a fragment: it can be in several pages, so its links begin at the version's root. */
  ofFragment(path: string, version: TargetVersion): Pick<Targets, 'link' | 'staticFile'> {
    return {
      link: (target) => this.linkFrom(target, { path, folder: version.from.folder, route: version.oldBase, version }),
      staticFile: (target) => this.fileFrom(target, path),
    };
  }

  private linkFrom(target: string, from: LinkSource): string | undefined {
    const [path, suffix] = splitTarget(target.replace(/^pathname:\/\//, ''));
    if (path === '') return target;
    const doc = this.docByFile(path, from) ?? this.docByRoute(path, from);
    if (doc) return this.written(doc, from) + suffix;
    if (path.startsWith('/')) return this.address(target) ?? this.likely(path, suffix, from) ?? this.outside(target);
    const file = this.fileFrom(path, from.path);
    return file ? `${this.site.newBaseUrl}${file.slice(1)}${suffix}` : this.likely(path, suffix, from);
  }

  /** A path of the old site that is not taken over goes on leading to where that site was published. */
  outside(target: string): string | undefined {
    const path = target.startsWith('/') ? target : this.site.baseUrl + target;
    return path.startsWith(this.site.newBaseUrl) ? undefined : this.site.url + path;
  }

  /** Where a broken link may have been meant to lead: the same path in the page's version, or its only page of that name. */
  private likely(path: string, suffix: string, from: LinkSource): string | undefined {
    const { version } = from;
    const latest = this.docs.find((doc) => doc.version.isLast)?.version.oldBase ?? '';
    const route = this.routeIn(path);
    const isAbsolute = path.startsWith('/');
    if (isAbsolute && !`${path}/`.startsWith(this.site.newBaseUrl)) return undefined;
    const inVersion = joinRoute(version.oldBase, route.slice(latest ? latest.length + 1 : 0));
    const same = isAbsolute ? this.byRoute.get(inVersion.toLowerCase()) : undefined;
    const name = posix
      .basename(route)
      .replace(/\.mdx?$/i, '')
      .toLowerCase();
    const named = this.docs.filter(
      (doc) => doc.version.folder === version.folder && posix.basename(doc.oldRoute).toLowerCase() === name,
    );
    const doc = same ?? (named.length === 1 ? named[0] : undefined);
    return doc && this.written(doc, from) + suffix;
  }

  private docByFile(path: string, { path: own, folder }: LinkSource): SourceDoc | undefined {
    const plain = decode(path);
    const candidates = plain.startsWith('@site/')
      ? [join(this.site.dir, plain.slice('@site/'.length))]
      : plain.startsWith('/')
        ? [join(folder, plain), join(this.site.dir, plain)]
        : [resolve(dirname(own), plain), resolve(folder, plain)];
    const endings = /\.mdx?$/i.test(plain) ? ['', 'x'] : ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];
    return candidates
      .flatMap((base) => endings.map((ending) => this.byPath.get(base.replace(/[\\/]$/, '') + ending)))
      .find(Boolean);
  }

  private docByRoute(path: string, { route }: LinkSource): SourceDoc | undefined {
    if (path.startsWith('@site/') || /\.mdx?$/i.test(path)) return undefined;
    const plain = decode(path);
    // A relative address depends on whether the old site's ended with a slash.
    const routes = plain.startsWith('/')
      ? [this.routeIn(plain)]
      : [posix.join('/', posix.dirname(`/${route}`), plain), posix.join('/', route, plain)].map((absolute) =>
          absolute.replace(/^\/+|\/+$/g, ''),
        );
    return routes.map((candidate) => this.byRoute.get(candidate.toLowerCase())).find(Boolean);
  }

  /** How a page writes a link to another. */
  private written(doc: SourceDoc, from: LinkSource): string {
    if (doc.version.folder !== from.version.folder) return this.addressOf(doc.version, doc.route);
    if (from.target === undefined) return `~/${doc.target.split('/').slice(2).join('/')}`;
    const way = posix.relative(posix.dirname(from.target), doc.target);
    return way.startsWith('.') ? way : `./${way}`;
  }

  /** The path from static/ of a file that a page shows; it is copied there if it is elsewhere. */
  private fileFrom(target: string, own: string): string | undefined {
    const [path, suffix] = splitTarget(target.replace(/^pathname:\/\//, '').replace(/^[\w!-]+!/, ''));
    const plain = decode(path);
    if (plain.startsWith('@site/')) return this.besides(join(this.site.dir, plain.slice('@site/'.length)), suffix);
    if (plain.startsWith('/')) {
      const base = this.site.baseUrl;
      const found =
        this.files.find(plain.slice(1)) ??
        (plain.startsWith(base) ? this.files.find(plain.slice(base.length)) : undefined);
      return found && `/${encodeName(found)}${suffix}`;
    }
    return (
      this.besides(resolve(dirname(own), plain), suffix) ?? (this.files.find(plain) && `/${encodeName(plain)}${suffix}`)
    );
  }

  private besides(file: string, suffix: string): string | undefined {
    if (!existsSync(file) || !statSync(file).isFile() || !isWithin(dirname(this.site.dir), file)) return undefined;
    return `/${encodeName(this.files.add(file, relativePath(this.site.dir, file)))}${suffix}`;
  }
}

interface LinkSource {
  path: string;
  folder: string;
  route: string;
  version: TargetVersion;
  /** Absent for fragments. */
  target?: string;
}
