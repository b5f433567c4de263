import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ExpandedPage } from './fragments.ts';
import type { LastUpdated } from './git.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { brokenSymlink } from '../../kernel/files/list-files.ts';
import { KeptDocs } from './kept-docs.ts';
import type { PageSources } from './page-sources.ts';
import { listPages } from './list-pages.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import type { Doc } from '../model.ts';
import { splitPage, sharedText } from './page-parts.ts';
import { readFrontMatter } from './front-matter.ts';
import { fileEnding } from '../../kernel/urls/page-address.ts';
import { type Mistake, type Problem, SiteError, collectErrors, ruleProblem } from '../../kernel/problems.ts';
import { readText } from '../../kernel/files/read-text.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { VersionConfig } from '../config/schema.ts';

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
  const paths = listPages(folder);
  const kept = paths.every((path) => existsSync(path)) ? new KeptDocs(sources, version, paths) : undefined;
  const before = kept?.read();
  if (before) {
    problems.push(...before.problems);
    return before.docs.map((doc) => withDate(doc, sources.lastUpdated));
  }
  const errors: Problem[] = [];
  const found: Problem[] = [];
  const docs: Doc[] = [];
  for (const path of paths) {
    const file = relativePath(sources.siteDir, path);
    const mistake = fileMistake(path, file);
    if (mistake) {
      errors.push({ severity: 'error', file, ...mistake });
      continue;
    }
    const doc = await collectErrors(errors, () => readDoc(sources, version, file, found));
    if (doc) docs.push(doc);
  }
  problems.push(...found);
  if (errors.length > 0) throw new SiteError(errors);
  kept?.write({ docs, problems: found });
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
  const shared = sharedText(splitPage(source).body);
  const doc: Doc = {
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
    ...(shared && { shared }),
    hash: hashOf(page),
  };
  return withDate(doc, lastUpdated);
}

function withDate(doc: Doc, lastUpdated: LastUpdated): Doc {
  const files = new Set([doc.file, ...doc.segments.map((segment) => segment.file)]);
  // A page that takes all of its text from elsewhere is as old as that is.
  if (doc.shared && [...files].some((name) => name !== doc.file && lastUpdated.has(name))) files.delete(doc.file);
  const updated = Math.max(...[...files].map((name) => lastUpdated.get(name) ?? 0));
  const own = doc.front.last_update?.date;
  if (own === undefined && updated === 0) return doc;
  return { ...doc, lastUpdated: own ?? new Date(updated * 1000).toISOString().slice(0, 10) };
}

const hashes = new WeakMap<ExpandedPage, string>();

function hashOf(page: ExpandedPage): string {
  const hash = hashes.get(page) ?? fingerprint(JSON.stringify(page));
  hashes.set(page, hash);
  return hash;
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
