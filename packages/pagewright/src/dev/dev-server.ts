import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { SiteError } from '../kernel/problems.ts';
import { isWithin, relativePath } from '../kernel/files/relative-path.ts';
import { count } from '../kernel/text/count.ts';
import { siteCache } from '../pipeline/cache/site-cache.ts';
import type { Engine } from '../pipeline/engine.ts';
import { isOutput } from '../pipeline/output/output-folder.ts';
import { problemsPath } from '../contract/edit-events.ts';
import { pathOf } from '../serve/find-file.ts';
import type { DevPages } from './dev-pages.ts';
import { DevSite, type SiteState } from './dev-site.ts';
import { EditFeed } from './edit-feed.ts';
import { FolderWatcher } from './folder-watcher.ts';
import { devHandler, sendErrorPage } from './handler.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pageProblems } from './page-problems.ts';

/** Milliseconds between the report of a change and reading the site: many editors empty a file before they write it. */
const quietTime = 15;

interface Served {
  engine: Engine;
  siteDir: string;
  outDir: string;
}

/** Answers requests from the last good state of a site, and reads it again after every change. */
export class DevServer {
  /** Once the site has been read without errors: its base path. */
  readonly ready: Promise<string>;
  private setReady!: (baseUrl: string) => void;
  private readonly siteDir: string;
  private readonly site: DevSite;
  private readonly watcher: FolderWatcher;
  private readonly feed = new EditFeed();
  private readonly read = oneAtATime(() => this.readChanges());
  private readonly changed = new Set<string>();
  private state: SiteState | undefined;
  private wrong: string | undefined;
  /** Never one of an earlier server, which a page may still know. */
  private edit = Date.now();
  private documents = 0;
  private reading: Promise<void>;

  constructor({ engine, siteDir, outDir }: Served) {
    this.siteDir = siteDir;
    this.site = new DevSite(engine, siteDir, siteCache(engine, siteDir));
    this.ready = new Promise((resolve) => (this.setReady = resolve));
    this.watcher = new FolderWatcher(
      (path) => this.notice(path),
      (path) => isOutput(outDir, path),
    );
    this.watcher.add(siteDir);
    this.reading = this.read();
  }

  close(): void {
    this.watcher.close();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A document of one state and the content of the next would not match.
    await this.reading;
    const path = pathOf(request.url ?? '/');
    const pages = this.site.pagesAt(path);
    if (this.feed.answers(path)) this.feed.connect(response);
    else if (pages && path === pages.baseUrl + problemsPath) await this.sendProblems(pages, request.url!, response);
    else if (pages) await devHandler(pages, this.edit, request, response);
    else sendErrorPage(response, this.edit, this.wrong ?? 'The site cannot be read: the terminal says why.');
  }

  private async sendProblems(pages: DevPages, url: string, response: ServerResponse): Promise<void> {
    const page = new URL(url, 'http://localhost').searchParams.get('page') ?? '';
    // Another edit makes the page ask again.
    const { state } = this;
    const isWanted = (): boolean => this.state === state && !response.destroyed;
    const around = { all: state!.pages, pagesAt: (path: string) => this.site.pagesAt(path) ?? pages, isWanted };
    // A page that cannot be shown says why in its place.
    const problems = await pageProblems(pages, page, around).catch(() => []);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(problems));
  }

  private notice(path: string): void {
    if (!this.changed.has(path)) console.log(`${relativePath(this.siteDir, path)} changed`);
    this.changed.add(path);
    this.reading = this.read();
  }

  private async readChanges(): Promise<void> {
    if (this.changed.size > 0) await wait(quietTime);
    const paths = [...this.changed];
    this.changed.clear();
    try {
      this.state = await this.site.reload();
      this.wrong = undefined;
      for (const folder of this.site.bundle.foldersBeside(this.siteDir)) this.watcher.addFiles(folder);
      this.setReady(this.state.pages[0]!.baseUrl);
    } catch (error) {
      // A file may have vanished while it was being read. The next change reads everything again.
      if (!(error instanceof SiteError)) return console.error(inspect(error));
      this.wrong = error.message;
      console.error(this.state ? error.message : waitingFor(error));
    }
    if (paths.some((path) => isWithin(join(this.siteDir, 'static'), path))) this.documents++;
    this.feed.send({
      edit: ++this.edit,
      documents: this.documents,
      ...(this.wrong !== undefined && { wrong: this.wrong }),
    });
  }
}

function waitingFor({ message, problems }: SiteError): string {
  return `${message}\n\nThe server starts once this is fixed: ${count(problems.length, 'error')}.`;
}
