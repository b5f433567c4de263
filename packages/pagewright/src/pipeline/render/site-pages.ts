import * as v from 'valibot';
import type { SitePageInfo } from '../../contract/site-page.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { SiteError } from '../../kernel/problems.ts';
import type { Site } from '../../site/model.ts';
import { text } from '../../site/config/fields.ts';
import { validate } from '../../site/config/validate.ts';
import { landingOf } from '../../site/versions/versions.ts';
import type { PageMeta } from '../../contract/page-data.ts';
import type { UtilityPage } from './utility-page.ts';

const infoSchema = v.strictObject({
  title: text,
  description: v.optional(text),
  unlisted: v.optional(v.boolean('expected true or false')),
  layout: v.optional(v.picklist(['page', 'wide', 'blank'], 'expected "page", "wide" or "blank"')),
});

/** What each page of the site that is a component says about itself, as the bundle has it. */
export type PageInfos = Record<string, SitePageInfo | undefined>;

/** The pages of the site that are components. */
export function sitePages(
  site: Site,
  infos: PageInfos,
  meta: (path: string, title: string) => PageMeta,
): UtilityPage[] {
  const { baseUrl, title, url } = site.config;
  const versions = site.versions.map((version) => ({
    name: version.name,
    label: version.label,
    href: landingOf(version),
  }));
  return Object.entries(site.modules.pages).map(([name, file]) => {
    const info = checkInfo(relativePath(site.dir, file), infos[name]);
    const path = baseUrl + name;
    const address = url + path;
    return {
      input: {
        kind: 'site',
        name,
        layout: info.layout ?? 'page',
        meta: { ...meta(path, info.title), canonical: address, ...(info.layout === 'blank' && { isBlank: true }) },
        site: { baseUrl, title, versions },
      },
      head: {
        title: meta(path, info.title).title,
        url: address,
        canonical: address,
        ...(info.description && { description: info.description }),
        ...(info.unlisted && { hidden: true }),
      },
    };
  });
}

function checkInfo(file: string, info: SitePageInfo | undefined): SitePageInfo {
  if (info) return validate(infoSchema, info, { file, source: '' });
  throw new SiteError({
    severity: 'error',
    file,
    message: 'this page has no title',
    hint: "export what it is called: export const page = { title: 'About' };",
  });
}
