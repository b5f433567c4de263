import { payloadUrl } from '../../kernel/urls/paths.ts';
import { indexName } from '../search/index-name.ts';
import { indexFolder } from '../../search/format/index-format.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { tagOf } from '../../contract/version-tag.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { latestVersion } from '../../site/versions/versions.ts';
import { builtDocs } from '../../site/routes/routes.ts';
import { hasStatic } from '../../site/has-static.ts';
import type { Bundle } from '../bundle/ensure-bundle.ts';
import type { BarColors, DocumentFrame } from './document.ts';
import type { Engine } from '../engine.ts';
import type { ShownParts } from '../plugins/shown-parts.ts';
import { describeDoc } from './describe-doc.ts';
import type { PageInfos } from './site-pages.ts';
import type { Shell, ShellSet } from './shell-set.ts';
import { assetUrl } from './shells.ts';
import type { CompiledEntry } from '../cache/manifest.ts';
import type { RenderTask } from '../tasks/task.ts';
import { tagPages } from './tag-pages.ts';
import type { UtilityPage } from './utility-page.ts';
import { utilityPages } from './utility-pages.ts';

const touchIcon = 'img/apple-touch-icon.png';
const plainIcon = 'favicon.ico';

export function searchSite(site: Site): SearchSite {
  const { i18n, search } = site.config;
  const { provider, applicationId = '', apiKey = '', contextual, hosts } = search;
  return {
    versions: site.versions.map(({ name, label, base }) => ({
      name,
      label,
      base,
      index: site.assetBase + indexFolder(indexName(site, name)),
      tag: tagOf(name),
    })),
    latest: latestVersion(site).name,
    locale: i18n.defaultLocale,
    ...(provider === 'algolia' && {
      hosted: { applicationId, apiKey, indexName: search.indexName ?? '', contextual, ...(hosts && { hosts }) },
    }),
  };
}

/** Content in another language needs another document, like that of another build. */
export function buildOf({ config, assetBase }: Pick<Site, 'config' | 'assetBase'>, bundleId: string): string {
  return config.baseUrl === assetBase ? bundleId : `${bundleId}-${config.i18n.defaultLocale}`;
}

export function documentFrame(
  site: Site,
  bundle: Pick<Bundle, 'id' | 'boot' | 'scripts' | 'stylesheet'>,
  bars: BarColors,
): DocumentFrame {
  const { config } = site;
  const { socialImage } = config;
  const locale = config.i18n.defaultLocale;
  return {
    lang: locale,
    direction: config.i18n.locales[locale]!.direction,
    baseUrl: config.baseUrl,
    siteTitle: config.title,
    // Other sites read this address: it must be absolute.
    ...(socialImage && {
      socialImage: isExternal(socialImage) ? socialImage : config.url + assetUrl(site, socialImage),
    }),
    favicon: assetUrl(site, config.favicon),
    ...(config.favicon.endsWith('.svg') && hasStatic(site, plainIcon) && { plainIcon: assetUrl(site, plainIcon) }),
    ...(hasStatic(site, touchIcon) && { touchIcon: assetUrl(site, touchIcon) }),
    ...(config.announcement && { announcementId: config.announcement.id }),
    followSystem: config.colorMode.followSystem,
    siteTags: config.head,
    barColors: bars,
    boot: bundle.boot,
    scripts: bundle.scripts,
    stylesheet: bundle.stylesheet,
    build: buildOf(site, bundle.id),
  };
}

interface RenderSources {
  engine: Engine;
  site: Site;
  search: SearchSite;
  frame: DocumentFrame;
  plugins: ShownParts;
  infos: PageInfos;
}

export interface PendingTasks {
  docs: Map<Version, Promise<RenderTask>[]>;
  /** The engine's own pages. */
  utility: Promise<RenderTask>[];
}

/** One task per page, available as soon as its content is, with a key of everything the page's files depend on. */
export function renderTasks(
  { engine, site, search, frame, infos, plugins }: RenderSources,
  compiling: Map<string, Promise<CompiledEntry>>,
  shells: ShellSet,
  bareShells: Map<Version, Shell>,
): PendingTasks {
  const frameKey = fingerprint(engine.hash, JSON.stringify(frame));
  const docTask = async (version: Version, doc: Doc): Promise<RenderTask> => {
    const shell = await shells.get({ shown: version, ...(doc.sidebar && { sidebar: doc.sidebar }) });
    const { codeKey, headings } = await compiling.get(doc.route)!;
    const { meta, head, markdown, ...page } = describeDoc(site, doc, {
      headings,
      shellUrl: shell.url,
      asides: plugins.asides,
    });
    return {
      key: fingerprint('rendered', frameKey, codeKey, JSON.stringify([meta, head, markdown, page])),
      input: { kind: 'doc', meta, ...page, codeKey },
      head,
      markdown,
      shellFile: shell.file,
      payloadUrl: payloadUrl(meta.path),
      isHome: doc.route === site.config.baseUrl,
      file: doc.file,
    };
  };
  const utilityTask = async ({ input, head }: UtilityPage, shellFile: string): Promise<RenderTask> => ({
    key: fingerprint('rendered', frameKey, JSON.stringify([input, head])),
    input,
    head,
    shellFile,
    payloadUrl: payloadUrl(input.meta.path),
    isHome: input.meta.path === site.config.baseUrl,
  });
  const docTasks = (version: Version): Promise<RenderTask>[] =>
    builtDocs(site, version).map((doc) => docTask(version, doc));
  const tagTasks = (version: Version): Promise<RenderTask>[] =>
    tagPages(site, version).map(async (describe) => {
      const { url, file } = await shells.get({ shown: version });
      return utilityTask(describe(url), file);
    });
  const bareShell = bareShells.get(latestVersion(site))!.file;
  const utility = utilityPages({ site, search, infos, plugins }, (version) => bareShells.get(version)!.url);
  return {
    docs: new Map(site.versions.map((version) => [version, docTasks(version)])),
    utility: [...utility.map((page) => utilityTask(page, bareShell)), ...site.versions.flatMap(tagTasks)],
  };
}
