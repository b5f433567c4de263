import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import type { ReactNode } from 'react';
import { payloadEnd } from '../contract/payload-end.ts';
import { Ad } from '../ui/ad/Ad.tsx';
import { Announcement } from '../ui/announcement/Announcement.tsx';
import { DebugPage } from '../ui/debug/DebugPage.tsx';
import { DocPage } from '../ui/doc/DocPage.tsx';
import { PageNotice } from '../ui/doc/PageNotice.tsx';
import { TagLinks } from '../ui/tags/TagLinks.tsx';
import { Footer } from '../ui/footer/Footer.tsx';
import { evaluateContent } from '../ui/mdx/evaluate.tsx';
import { Navbar } from '../ui/navbar/Navbar.tsx';
import { NotFound } from '../ui/not-found/NotFound.tsx';
import type { DocInput, PageInput, PagePayload, ShellInput, ShellPayload } from '../contract/page-data.ts';
import { SearchPage } from '../ui/search/SearchPage.tsx';
import { Sidebar } from '../ui/sidebar/Sidebar.tsx';

/** A page's content payload: what the browser needs to show it inside a shell it already has. */
export function renderPagePayload(input: PageInput, build: string): Promise<Uint8Array> {
  return toBytes({ build, meta: input.meta, body: bodyOf(input) } satisfies PagePayload);
}

/** The payload of a shell: everything around the pages of one version and sidebar. */
export function renderShellPayload(shell: ShellInput): Promise<Uint8Array> {
  return toBytes({
    top: (
      <>
        {shell.announcement && <Announcement bar={shell.announcement} />}
        <Navbar shell={shell} />
      </>
    ),
    ...(shell.sidebar && { sidebar: <Sidebar items={shell.sidebar} /> }),
    bottom: <Footer footer={shell.footer} />,
    facts: {
      ads: Object.fromEntries(shell.ads.map((ad) => [ad.ad_id, <Ad key={ad.ad_id} ad={ad} />])),
      ...(shell.editUrl && { editUrl: shell.editUrl }),
      ...(shell.label && { label: shell.label }),
    },
  } satisfies ShellPayload);
}

export async function renderBody(pageBytes: Uint8Array, shellBytes: Uint8Array): Promise<string> {
  const ssr = await import.meta.viteRsc.loadModule<typeof import('./ssr.tsx')>('ssr', 'index');
  return ssr.renderRoot(pageBytes, shellBytes);
}

function bodyOf(input: PageInput): ReactNode {
  switch (input.kind) {
    case 'doc':
      return <DocPage view={input.view}>{articleOf(input)}</DocPage>;
    case 'search':
      return <SearchPage site={input.site} />;
    case 'not-found':
      return <NotFound links={input.links} searchHref={input.searchHref} site={input.site} />;
    case 'debug':
      return <DebugPage title={input.title} sections={input.sections} pages={input.pages} />;
  }
}

/** What a page says below its title. Most have nothing around their content, and then it stays alone in the payload. */
function articleOf({ code, notice, tags }: DocInput): ReactNode {
  const content = evaluateContent(code);
  if (!notice && !tags) return content;
  return (
    <>
      {notice && <PageNotice kind={notice} />}
      {content}
      {tags && <TagLinks tags={tags} />}
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
