import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site, Version } from '../site/model.ts';
import type { SearchSite, ShellInput } from '../ui/page-data.ts';
import type { Bundle } from './bundle.ts';
import { writeCompressed } from './compress.ts';
import type { Engine } from './engine.ts';
import { fingerprint } from './hash.ts';
import { makeShell } from './shells.ts';
import type { Store } from './store.ts';

export interface Shell {
  /** Address of the payload; changes with its content. */
  url: string;
  file: string;
  input: ShellInput;
  /** Where a wrong link in it was written. */
  source: string;
}

/** The shells of a site, each rendered once, when the first page asks for it. */
export class ShellSet {
  private readonly shells = new Map<string, Promise<Shell>>();
  private readonly engine: Pick<Engine, 'hash'>;
  private readonly site: Site;
  private readonly bundle: Bundle;
  private readonly store: Store;
  private readonly search: SearchSite;

  constructor(engine: Pick<Engine, 'hash'>, site: Site, bundle: Bundle, store: Store, search: SearchSite) {
    this.engine = engine;
    this.site = site;
    this.bundle = bundle;
    this.store = store;
    this.search = search;
  }

  get(version?: Version, sidebar?: string): Promise<Shell> {
    const name = version ? `${version.name} ${sidebar ?? ''}` : '';
    const shell = this.shells.get(name) ?? this.make(version, sidebar);
    this.shells.set(name, shell);
    return shell;
  }

  all(): Promise<Shell[]> {
    return Promise.all(this.shells.values());
  }

  private async make(version?: Version, sidebar?: string): Promise<Shell> {
    const input = makeShell(this.site, this.search, version, sidebar);
    const key = fingerprint('shell', this.engine.hash, JSON.stringify(input));
    const file = join(this.store.dir, `${key}.shell`);
    const kept = this.store.rendered(key);
    if (!kept) {
      const { renderShell } = (await import(
        pathToFileURL(this.bundle.rsc).href
      )) as typeof import('../entries/rsc.tsx');
      writeCompressed(file, await renderShell(input), 'page');
    }
    this.store.keepRendered(key, kept ?? { hrefs: [], ids: [], html: 0, payload: 0 });
    const source = version ? `content/${version.folder}/sidebars.ts` : 'site.config.ts';
    return { url: `${this.site.config.baseUrl}assets/shell-${key}.rsc`, file, input, source };
  }
}

/**
 * The addresses that a shell links to. What comes from the configuration stands in every shell alike and is
 * listed for the one without a version only; the others have a sidebar of their own.
 */
export function shellLinks({ version, navbar, sidebar, footer, announcement }: ShellInput): string[] {
  const hrefs = new Set<string>();
  JSON.stringify(version ? [sidebar] : [navbar, footer, announcement], (key, value: unknown) => {
    if (key === 'href') hrefs.add(String(value));
    return value;
  });
  return [...hrefs];
}
