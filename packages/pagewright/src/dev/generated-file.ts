import { contentType } from '../kernel/files/content-type.ts';
import { listFile, pageList, pageLists } from '../pipeline/export/page-list.ts';
import { redirectPage, robots, sitemap, webManifest } from '../pipeline/output/site-files.ts';
import type { BarColors } from '../pipeline/render/document.ts';
import type { Site } from '../site/model.ts';
import { contentOf } from '../pipeline/plugins/made-files.ts';
import type { ShownParts } from '../pipeline/plugins/shown-parts.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';

/** The files besides pages that a build would write, generated on request. */
export function generatedFile(
  site: Site,
  bars: BarColors,
  { files, pending }: Pick<ShownParts, 'files' | 'pending'>,
  path: string,
): { type: string; body: string | Uint8Array | Promise<Uint8Array> } | undefined {
  const { baseUrl } = site.config;
  const type = contentType(path);
  if (path === `${baseUrl}sitemap.xml`) return { type, body: sitemap(site) };
  if (path === `${baseUrl}manifest.webmanifest`) return { type, body: webManifest(site, bars) };
  if (path === '/robots.txt') return { type, body: robots(site) };
  const listed = path.endsWith(listFile) && pageLists(site).get(path.slice(0, -listFile.length));
  if (listed) return { type, body: pageList(site, listed) };
  const own = files.find((file) => path === baseUrl + file.path);
  if (own) return { type, body: own.content };
  const made = pending.find((file) => path === baseUrl + file.path);
  if (made) return { type, body: contentOf(made) };
  const route = pageAddress(path);
  const redirect = site.redirects.find(({ from }) => from === route);
  return redirect && { type: contentType('index.html'), body: redirectPage(site, redirect.to) };
}
