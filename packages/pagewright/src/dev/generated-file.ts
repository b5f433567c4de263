import { contentType } from '../serve/content-type.ts';
import { pageList } from '../pipeline/export/page-list.ts';
import { redirectPage, robots, sitemap, webManifest } from '../pipeline/output/site-files.ts';
import type { BarColors } from '../pipeline/render/document.ts';
import type { Site } from '../site/model.ts';
import type { PluginFile } from '../site/plugins/plugin.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';

/** The files besides pages that a build would write, generated on request. */
export function generatedFile(
  site: Site,
  bars: BarColors,
  files: PluginFile[],
  path: string,
): { type: string; body: string | Uint8Array } | undefined {
  const { baseUrl } = site.config;
  const type = contentType(path);
  if (path === `${baseUrl}sitemap.xml`) return { type, body: sitemap(site) };
  if (path === `${baseUrl}manifest.webmanifest`) return { type, body: webManifest(site, bars) };
  if (path === '/robots.txt') return { type, body: robots(site) };
  if (path === `${baseUrl}llms.txt`) return { type, body: pageList(site) };
  const own = files.find((file) => path === baseUrl + file.path);
  if (own) return { type, body: own.content };
  const route = pageAddress(path);
  const redirect = site.redirects.find(({ from }) => from === route);
  return redirect && { type: contentType('index.html'), body: redirectPage(site, redirect.to) };
}
