import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../../kernel/hash.ts';
import { payloadEnding } from '../../kernel/urls/paths.ts';
import { configFile } from '../../site/config/config-file.ts';
import type { Version } from '../../site/model.ts';
import { withCompressed } from '../../kernel/files/compressed-files.ts';
import { latestVersion } from '../../site/versions/versions.ts';
import type { ShellInput } from '../../contract/shell-data.ts';
import type { Bundle } from '../bundle/ensure-bundle.ts';
import { writeCompressed } from '../cache/compress.ts';
import type { Engine } from '../engine.ts';
import { spokenStrings } from './spoken-strings.ts';
import { type ShellScope, type ShellSite, makeShell } from './shells.ts';
import type { BuildCache } from '../cache/cache.ts';

export interface Shell {
  /** URL of the payload; changes with its content. */
  url: string;
  file: string;
  input: ShellInput;
  /** Where to report broken links; absent if another shell has the same links. */
  source?: string;
}

/** What shells are made from, and where they are kept. */
interface ShellSources extends ShellSite {
  engine: Pick<Engine, 'hash'>;
  bundle: Bundle;
  cache: BuildCache;
}

/** The shells of a site, each rendered once, on first use. */
export class ShellSet {
  private readonly shells = new Map<string, Promise<Shell>>();
  private readonly sources: ShellSources;

  constructor(sources: ShellSources) {
    this.sources = sources;
  }

  get(scope: ShellScope): Promise<Shell> {
    const name = JSON.stringify([scope.shown.name, scope.isBare, scope.sidebar]);
    const shell = this.shells.get(name) ?? this.make(scope);
    this.shells.set(name, shell);
    return shell;
  }

  /** The shells around pages without a version, by the reader's preferred version. */
  async bare(): Promise<Map<Version, Shell>> {
    const pairs = this.sources.site.versions.map(
      async (shown) => [shown, await this.get({ shown, isBare: true })] as const,
    );
    return new Map(await Promise.all(pairs));
  }

  all(): Promise<Shell[]> {
    return Promise.all(this.shells.values());
  }

  private async make(scope: ShellScope): Promise<Shell> {
    const { engine, site, search, asides, bundle, cache } = this.sources;
    const input = makeShell({ site, search, asides }, scope);
    const spoken = spokenStrings(site);
    const key = fingerprint('shell', engine.hash, bundle.id, JSON.stringify([input, spoken]));
    const file = join(cache.dir, `${key}.shell`);
    if (!cache.made(key)) {
      const { renderShellPayload } = (await import(
        pathToFileURL(bundle.rsc).href
      )) as typeof import('../../entries/rsc.tsx');
      writeCompressed(file, await renderShellPayload(input, spoken), 'page');
    }
    cache.keepMade(key, withCompressed(basename(file)));
    const source = this.sourceOf(scope);
    return { url: `${site.assetBase}assets/shell-${key}${payloadEnding}`, file, input, ...(source && { source }) };
  }

  private sourceOf({ shown, isBare }: ShellScope): string | undefined {
    const file = `content/${shown.folder}/sidebars.ts`;
    // A sidebar that is made from the folder lists what exists.
    if (!isBare) return existsSync(join(this.sources.site.dir, file)) ? file : undefined;
    return shown === latestVersion(this.sources.site) ? configFile : undefined;
  }
}

/**
 * The URLs that a shell links to. Links from the configuration are the same in every shell and are listed only for
 * those without a version; for the others only the sidebar counts.
 */
export function shellLinks({ version, navbar, sidebar, footer, announcement }: ShellInput): string[] {
  const hrefs = new Set<string>();
  JSON.stringify(version ? [sidebar] : [navbar, footer, announcement], (key, value: unknown) => {
    if (key === 'href') hrefs.add(String(value));
    return value;
  });
  return [...hrefs];
}
