import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../kernel/files/list-files.ts';
import { relativePath } from '../kernel/files/relative-path.ts';
import { fields } from './foreign/values.ts';
import type { SourceSite } from './config/source-site.ts';
import type { Report } from './report.ts';

/** Parts of a Docusaurus site that are not taken over, each reported once. */
export function reportLeftOut(site: SourceSite, report: Report): void {
  const has = (path: string): boolean => existsSync(join(site.dir, path));
  const blog = site.plugins.get('blog');
  if (blog && has(typeof blog['path'] === 'string' ? blog['path'] : 'blog'))
    report.note('the blog was left out: Pagewright has none', { file: 'blog' });
  if (has('i18n')) report.note('the translations were left out', { file: 'i18n' });
  if (has('src/theme'))
    report.note(
      'replaced parts of the theme were left out',
      { file: 'src/theme' },
      'Pagewright has tokens and parts of its own to change the look',
    );
  const at = { file: site.configFile };
  if (site.theme['algolia'])
    report.note(
      'the new site has its own search instead of Algolia',
      at,
      'to keep Algolia, set search.provider to "algolia" and push the pages with `pagewright search push`',
    );
  if (site.docs.some(({ options }) => options['editUrl'] !== undefined))
    report.note('links to edit a page were left out', at, 'set editUrl to where the new folder can be edited');
  if (fields(site.config['markdown'])['mermaid'] === true)
    report.note('diagrams are shown as code', at, 'run npm install mermaid, and set markdown: { mermaid: true }');
  const pages = join(site.dir, 'src/pages');
  if (existsSync(pages))
    for (const path of listFiles(pages).filter(
      (file) => /\.[jt]sx?$/.test(file) && !/(?:^|[\\/])_/.test(relativePath(pages, file)),
    ))
      report.note('pages that are code were left out', { file: relativePath(site.dir, path) }, 'write them in pages/');
}
