import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { en } from '../contract/strings/en.ts';
import type { Strings } from '../contract/strings/strings.ts';
import { readStrings } from '../contract/strings/t.ts';
import { callouts, cards, changelog } from '../contract/page-styles.ts';
import { payloadEnd } from '../contract/payload-end.ts';
import { TranslationBanner } from '../ui/doc/TranslationBanner.tsx';
import { DocPage } from '../ui/doc/DocPage.tsx';
import { PageNotice } from '../ui/doc/PageNotice.tsx';
import { ChangesPage } from '../ui/changes/ChangesPage.tsx';
import { ArticleFooter } from '../ui/doc/ArticleFooter.tsx';
import cardStyles from '../ui/mdx/cards.css?url';
import changesStyles from '../ui/changes/changes.css?url';
import calloutStyles from '../ui/mdx/callouts.css?url';
import changelogStyles from '../ui/mdx/changelog.css?url';
import { evaluateContent } from '../ui/mdx/evaluate.tsx';
import { Announcement, Footer, Landing, Navbar, NotFound } from '../ui/parts/shell-parts.ts';
import type { SitePageInfo } from '../contract/site-page.ts';
import type { DocInput, PageInput, PagePayload } from '../contract/page-data.ts';
import type { ShellInput, ShellPayload } from '../contract/shell-data.ts';
import { SearchPage } from '../ui/search/SearchPage.tsx';
import resultStyles from '../ui/not-found/results-pages.css?url';
import { Sidebar } from '../ui/sidebar/Sidebar.tsx';
import { TagsPage } from '../ui/tags/TagsPage.tsx';
import { loadPart } from './load-part.tsx';
import { pageStyles } from './page-styles.ts';
import { SitePage } from './SitePage.tsx';
import { sitePages } from './site-pages.ts';

/** The texts of what is being rendered: pages in several languages may be at the same time. */
const language = new AsyncLocalStorage<Strings>();
readStrings(() => language.getStore() ?? en);

/** A page's content payload: what the browser needs to show it inside a shell it already has. */
export function renderPagePayload(input: PageInput, build: string, strings?: Strings): Promise<Uint8Array> {
  const styles = stylesOf(input);
  return language.run(strings ?? en, async () =>
    toBytes({
      build,
      meta: input.meta,
      ...(styles.length > 0 && { styles }),
      body: await bodyOf(input),
    } satisfies PagePayload),
  );
}

/** Stylesheets of the engine that only some pages need. */
const ownStyles: Record<string, string> = {
  [callouts]: calloutStyles,
  [changelog]: changelogStyles,
  ...Object.fromEntries(cards.map((name) => [name, cardStyles])),
  changes: changesStyles,
  search: resultStyles,
  'not-found': resultStyles,
};

/** URLs of the stylesheets that a page links besides the site's. */
export function stylesOf(input: PageInput): string[] {
  // Lines of code are marked as they are in pages.
  const users = [
    ...(input.kind === 'changes' ? [callouts] : []),
    input.kind,
    ...(input.kind === 'doc' ? partsOf(input) : []),
  ];
  if (input.kind === 'site') users.push(`page:${input.name}`);
  if (input.kind === 'plugin') users.push(input.module);
  return [...new Set(users.flatMap((user) => ownStyles[user] ?? pageStyles[user] ?? []))];
}

function partsOf({ components = [], notice }: DocInput): string[] {
  return [...(notice ? [callouts] : []), ...components];
}

/** The payload of a shell: everything around the pages of one version and sidebar. */
export async function renderShellPayload(shell: ShellInput, strings?: Strings): Promise<Uint8Array> {
  const searchHref = shell.navbar.find((entry) => entry.type === 'search')?.href;
  const payload = {
    top: (
      <>
        {shell.announcement && <Announcement bar={shell.announcement} />}
        <Navbar shell={shell} />
      </>
    ),
    ...(shell.sidebar && { sidebar: <Sidebar items={shell.sidebar} /> }),
    bottom: <Footer footer={shell.footer} logo={shell.logo} />,
    facts: {
      asides: await Promise.all(shell.asides.map(loadPart)),
      ...(shell.editUrl && { editUrl: shell.editUrl }),
      ...(shell.pageMenu && { pageMenu: shell.pageMenu }),
      ...(searchHref && { searchHref }),
      ...(shell.webMcp && { webMcp: shell.search }),
      ...(shell.label && { label: shell.label }),
      ...(shell.older && { older: shell.older }),
    },
    ...(strings && { strings }),
  } satisfies ShellPayload;
  return language.run(strings ?? en, () => toBytes(payload));
}

/** What the site's pages that are components say about themselves, by their path below the base path. */
export async function sitePageInfos(): Promise<Record<string, SitePageInfo | undefined>> {
  const read = async ([path, load]: [string, (typeof sitePages)[string]]) => [path, (await load()).page] as const;
  return Object.fromEntries(await Promise.all(Object.entries(sitePages).map(read)));
}

/** The bundle for HTML, which is beside this one. The bundler must not follow the import: there, React is another one. */
const ssrBundle = '../ssr/index.js';

export async function renderBody(pageBytes: Uint8Array, shellBytes: Uint8Array): Promise<string> {
  const ssr = (await import(/* @vite-ignore */ ssrBundle)) as typeof import('./ssr.tsx');
  return ssr.renderRoot(pageBytes, shellBytes);
}

function bodyOf(input: PageInput): ReactNode | Promise<ReactNode> {
  switch (input.kind) {
    case 'doc': {
      const { view } = input;
      const content = articleOf(input);
      if (view.isLanding && Landing)
        return (
          <Landing title={view.title} description={view.description}>
            {content}
          </Landing>
        );
      // What the banner says is not for the browser.
      const { translation, ...shown } = view;
      return (
        <DocPage view={shown} {...(translation && { note: <TranslationBanner note={translation} /> })}>
          {content}
        </DocPage>
      );
    }
    case 'site':
      return <SitePage load={sitePages[input.name]!} layout={input.layout} site={input.site} />;
    case 'search':
      return <SearchPage site={input.site} />;
    case 'not-found':
      return <NotFound links={input.links} others={input.others} searchHref={input.searchHref} site={input.site} />;
    case 'tags':
      return <TagsPage title={input.title} trail={input.trail} entries={input.entries} locale={input.locale} />;
    case 'changes':
      return <ChangesPage trail={input.trail} toc={input.toc} content={input.content} />;
    case 'plugin':
      return loadPart(input);
  }
}

/** What a page says below its title. Most have nothing around their content, and then it stays alone in the payload. */
function articleOf({ code, notice, tags, updatedBy }: DocInput): ReactNode {
  const content = evaluateContent(code);
  if (!notice && !tags && !updatedBy) return content;
  return (
    <>
      {notice && <PageNotice kind={notice} />}
      {content}
      {(tags || updatedBy) && <ArticleFooter tags={tags} updatedBy={updatedBy} />}
    </>
  );
}

async function toBytes(payload: PagePayload | ShellPayload): Promise<Uint8Array> {
  const errors: unknown[] = [];
  const stream = renderToReadableStream(payload, { onError: (error: unknown) => void errors.push(error) });
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (errors.length > 0) throw errors[0];
  return Buffer.concat([...chunks, Buffer.from(payloadEnd)]);
}
