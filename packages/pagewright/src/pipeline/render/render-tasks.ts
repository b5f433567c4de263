import { payloadUrl } from '../../kernel/urls/paths.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { policyMeta } from '../../site/policy/content-policy.ts';
import { sitePolicy } from '../../site/policy/site-policy.ts';
import { latestVersion } from '../../site/versions/versions.ts';
import type { ComparedDocs } from '../changes/compared-docs.ts';
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

/** Content in another language needs another document, like that of another build. */
export function buildOf({ config, assetBase }: Pick<Site, 'config' | 'assetBase'>, bundleId: string): string {
  return config.baseUrl === assetBase ? bundleId : `${bundleId}-${config.i18n.defaultLocale}`;
}

export function documentFrame(
  site: Site,
  bundle: Pick<Bundle, 'id' | 'boot' | 'scripts' | 'stylesheet' | 'fonts' | 'needs'>,
  bars: BarColors,
): DocumentFrame {
  const { config } = site;
  const { socialImage } = config;
  const locale = config.i18n.defaultLocale;
  const policy = sitePolicy(config, [bundle.boot], [bundle.needs]);
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
    ...(policy && { policy: policyMeta(policy) }),
    boot: bundle.boot,
    scripts: bundle.scripts,
    stylesheet: bundle.stylesheet,
    fonts: bundle.fonts,
    build: buildOf(site, bundle.id),
  };
}

/** Of everything that all documents are made from. */
export function frameKeyOf(engine: Pick<Engine, 'hash'>, frame: DocumentFrame): string {
  return fingerprint(engine.hash, JSON.stringify(frame));
}

interface RenderSources {
  engine: Engine;
  site: Site;
  search: SearchSite;
  frame: DocumentFrame;
  plugins: ShownParts;
  infos: PageInfos;
  compared: ComparedDocs;
}

export interface PendingTasks {
  /** Functions, because a promise would hold its task for as long as there is a list of them. */
  docs: Map<Version, (() => Promise<RenderTask>)[]>;
  /** The engine's own pages. */
  utility: (() => Promise<RenderTask>)[];
}

/** One task per page, available as soon as its content is, with a key of everything the page's files depend on. */
export function renderTasks(
  { engine, site, search, frame, infos, plugins, compared }: RenderSources,
  compiling: Map<string, Promise<CompiledEntry>>,
  shells: ShellSet,
  bareShells: Map<Version, Shell>,
  changed: Version[],
): PendingTasks {
  const frameKey = frameKeyOf(engine, frame);
  const docTask = async (version: Version, doc: Doc): Promise<RenderTask> => {
    const shell = await shells.get({ shown: version, ...(doc.sidebar && { sidebar: doc.sidebar }) });
    const { codeKey, ...compiled } = await compiling.get(doc.route)!;
    const { meta, head, markdown, ...page } = describeDoc(site, doc, {
      compiled,
      shellUrl: shell.url,
      asides: plugins.asides,
      hasChanges: await compared.hasChanges(doc),
    });
    const isCompared = compared.isCompared(doc);
    return {
      key: fingerprint('rendered', frameKey, codeKey, JSON.stringify([meta, head, markdown, page, isCompared])),
      input: { kind: 'doc', meta, ...page, codeKey },
      head,
      markdown,
      ...(isCompared && { isCompared }),
      shellFile: shell.file,
      payloadUrl: payloadUrl(meta.path, site.config.baseUrl),
      isHome: doc.route === site.config.baseUrl,
      file: doc.file,
    };
  };
  const utilityTask = async ({ input, head }: UtilityPage, shellFile: string): Promise<RenderTask> => ({
    key: fingerprint('rendered', frameKey, JSON.stringify([input, head])),
    input,
    head,
    shellFile,
    payloadUrl: payloadUrl(input.meta.path, site.config.baseUrl),
    isHome: input.meta.path === site.config.baseUrl,
  });
  const docTasks = (version: Version): (() => Promise<RenderTask>)[] =>
    builtDocs(site, version).map((doc) => () => docTask(version, doc));
  const tagTasks = (version: Version): (() => Promise<RenderTask>)[] =>
    tagPages(site, version).map((describe) => async () => {
      const { url, file } = await shells.get({ shown: version });
      return utilityTask(describe(url), file);
    });
  const bareShell = bareShells.get(latestVersion(site))!.file;
  const utility = utilityPages({ site, search, infos, plugins }, (version) => bareShells.get(version)!.url);
  return {
    docs: new Map(changed.map((version) => [version, docTasks(version)])),
    utility: [...utility.map((page) => () => utilityTask(page, bareShell)), ...site.versions.flatMap(tagTasks)],
  };
}
