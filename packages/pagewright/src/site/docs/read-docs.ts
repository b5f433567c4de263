import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Fragments } from './fragments.ts';
import type { LastUpdated } from './git.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { brokenSymlink } from '../../kernel/files/list-files.ts';
import { listPages } from './list-pages.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import type { Doc } from '../model.ts';
import { readFrontMatter } from './front-matter.ts';
import { fileEnding } from '../../kernel/urls/page-address.ts';
import { type Mistake, type Problem, SiteError, collectErrors, ruleProblem } from '../../kernel/problems.ts';
import { readText } from '../../kernel/files/read-text.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { ResolvedConfig, VersionConfig } from '../config/schema.ts';

/** What the pages of every version are made from. */
export interface PageSources {
  siteDir: string;
  config: ResolvedConfig;
  lastUpdated: LastUpdated;
  fragments: Fragments;
}

/** Reads every page of one version. Adds warnings to `problems`; throws the errors of all pages together. */
export async function loadDocuments(sources: PageSources, version: VersionConfig, problems: Problem[]): Promise<Doc[]> {
  const folder = join(sources.siteDir, 'content', version.folder);
  if (!existsSync(folder)) {
    throw new SiteError({
      severity: 'error',
      file: `content/${version.folder}`,
      message: `the content folder of version "${version.name}" is missing`,
      hint: 'create it and add an index.mdx, or fix versions[].folder in site.config.ts',
    });
  }
  const errors: Problem[] = [];
  const docs: Doc[] = [];
  for (const path of listPages(folder)) {
    const file = relativePath(sources.siteDir, path);
    const mistake = fileMistake(path, file);
    if (mistake) {
      errors.push({ severity: 'error', file, ...mistake });
      continue;
    }
    const doc = await collectErrors(errors, () => readDoc(sources, version, file, problems));
    if (doc) docs.push(doc);
  }
  if (errors.length > 0) throw new SiteError(errors);
  return docs;
}

/** Reads one page, also one that is a translation. */
export function readDoc(
  { siteDir, config, lastUpdated, fragments }: PageSources,
  version: VersionConfig,
  file: string,
  problems: Problem[],
): Doc {
  const source = readText(join(siteDir, file), file);
  const path = file
    .replace(/^locales\/[^/]+\//, '')
    .slice(`content/${version.folder}/`.length)
    .replace(/\.mdx?$/, '');
  const front = readFrontMatter(source, file, problems, config.frontMatter);
  const id = front.id === undefined ? path : path.replace(/[^/]*$/, front.id);
  const isIndex = /(^|\/)index$/.test(path);
  const route = routeOf(config.baseUrl, version, isIndex ? path : id, front.slug);
  checkAddress(route, config.baseUrl, file, problems);
  const page = fragments.expand(source, file, version.folder);
  const files = new Set([file, ...page.segments.map((segment) => segment.file)]);
  const updated = Math.max(...[...files].map((name) => lastUpdated.get(name) ?? 0));
  return {
    id,
    version: version.name,
    file,
    route,
    ...(front.slug && { slugLine: lineOfKey(source, 'slug') }),
    title: front.title,
    ...(front.description && { description: front.description }),
    front,
    ...(front.sidebar_label && { sidebarLabel: front.sidebar_label }),
    ...(front.sidebar && { sidebar: front.sidebar }),
    ...page,
    hash: fingerprint(JSON.stringify(page)),
    ...((front.last_update?.date ?? updated > 0) && {
      lastUpdated: front.last_update?.date ?? new Date(updated * 1000).toISOString().slice(0, 10),
    }),
  };
}

function fileMistake(path: string, file: string): Mistake | undefined {
  if (!existsSync(path)) return brokenSymlink;
  const ending = extname(path);
  if (ending === '.mdx' || ending === '.md') return undefined;
  return {
    message: `unsupported file extension "${ending}"`,
    hint: `rename the file to ${basename(file, ending)}.mdx`,
  };
}

function checkAddress(route: string, baseUrl: string, file: string, problems: Problem[]): void {
  const path = route.slice(baseUrl.length);
  const fail = (message: string, hint: string): never => {
    throw new SiteError({ severity: 'error', file, message, hint });
  };
  const odd = new Set(path.match(/[^a-z0-9_./-]/gu));
  const mistake: Mistake = {
    message: `the URL ${route} would contain ${[...odd].map((character) => JSON.stringify(character)).join(', ')}`,
    hint: 'rename the file or folder, or change the slug: use only lower-case letters from a to z, digits, hyphens, dots and underscores',
  };
  // Some servers distinguish capitals and some file systems do not: the same link would work here and not there.
  if (odd.size > 0 && /^[A-Z]*$/.test([...odd].join('')))
    problems.push(ruleProblem('capitals-in-address', { file, ...mistake }));
  else if (odd.size > 0) fail(mistake.message, mistake.hint);
  // Pages are written as index.html and, in Markdown, as x.md or index.md.
  const taken = /(?:^|\/)(index\.html(?=\/|$)|index$|[^/]*\.md(?=\/|$))/.exec(path)?.[1];
  if (taken)
    fail(
      `the URL ${route} contains ${taken}, like the files that pages are written as`,
      'rename the file or folder, or change the slug; for the URL of the folder, name the file index.mdx',
    );
  // Windows keeps these names for devices, with any extension, and drops a dot at the end of a name.
  const reserved = /(?:^|\/)((?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?|[^/]*\.)(?=\/|$)/.exec(path)?.[1];
  if (reserved)
    fail(
      `the URL ${route} contains ${reserved}, which cannot be the name of a folder on Windows`,
      'rename the file or folder, or change the slug',
    );
  // The router would not take it for a page: see `isPagePath`.
  const ending = fileEnding(path);
  if (ending)
    fail(
      `the URL ${route} ends with ${ending}, like a file that is not a page`,
      `rename the file or folder, or change the slug: ${path.slice(path.lastIndexOf('/') + 1).replaceAll('.', '-')}, for example; only a number can follow the last dot, as in release-4.0`,
    );
}

/** `apis/camera` → `/docs/v3/apis/camera`; an index page takes its folder's URL. */
export function routeOf(baseUrl: string, version: Pick<VersionConfig, 'path'>, id: string, slug?: string): string {
  const base = versionBase(baseUrl, version);
  const own = id.replace(/(^|\/)index$/, '');
  const path = !slug ? own : slug.startsWith('/') ? slug : [...own.split('/').slice(0, -1), slug].join('/');
  return path.replace(/^\/|\/$/g, '') === '' ? base : base + path.replace(/^\/|\/$/g, '');
}

export function versionBase(baseUrl: string, version: Pick<VersionConfig, 'path'>): string {
  return version.path ? `${baseUrl}${version.path}/` : baseUrl;
}
