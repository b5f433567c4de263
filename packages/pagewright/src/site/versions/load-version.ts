import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignSidebars } from '../sidebars/assign-sidebars.ts';
import type { PageSources } from '../docs/page-sources.ts';
import { loadDocuments, versionBase } from '../docs/read-docs.ts';
import { loadDefaultExport } from '../config/load-module.ts';
import type { Doc, Sidebars, Version } from '../model.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import { type Problem, collectErrors, ruleProblem } from '../../kernel/problems.ts';
import { duplicateRoute } from '../routes/routes.ts';
import type { VersionConfig } from '../config/schema.ts';
import { type FolderCategory, readCategory } from '../sidebars/read-category.ts';
import { type SidebarSource, resolveSidebar, sidebarsSchema } from '../sidebars/sidebars.ts';
import { validate } from '../config/validate.ts';

interface Sources extends PageSources {
  cacheDir: string;
  withDrafts: boolean;
}

/** Reads the pages and sidebars of one version. Its mistakes go to `problems`; undefined if a part is unusable. */
export async function loadVersion(
  sources: Sources,
  version: VersionConfig,
  problems: Problem[],
): Promise<Version | undefined> {
  // Each part is read even if another one has mistakes: writers see all of them at once.
  const pages = await collectErrors(problems, () => loadDocuments(sources, version, problems));
  const authored = await collectErrors(problems, () => readSidebars(sources, version));
  if (!pages || !authored) return undefined;
  const isLeftOut = ({ front }: Doc): boolean => front.draft === true && !sources.withDrafts;
  const docs = docsById(
    pages.filter((doc) => !isLeftOut(doc)),
    problems,
  );
  // They may stay in sidebars until they are finished, or for good.
  const hidden = new Set(pages.filter((doc) => isLeftOut(doc) || doc.front.unlisted).map(({ id }) => id));
  const categories = new Map<string, FolderCategory>();
  // Once each, though several sidebars may list a folder.
  const categoryOf = (folder: string): FolderCategory => {
    const category =
      categories.get(folder) ?? readCategory(sources.siteDir, `content/${version.folder}/${folder}`, problems);
    categories.set(folder, category);
    return category;
  };
  const sidebars = Object.fromEntries(
    Object.entries(authored.entries).map(([name, list]) => [
      name,
      resolveSidebar(list, docs, { ...authored, name, hidden, categoryOf }, problems),
    ]),
  );
  assignSidebars(docs, sidebars, problems);
  const { path: _path, ...rest } = version;
  const base = versionBase(sources.config.baseUrl, version);
  return { ...rest, base, docs, sidebars };
}

function docsById(pages: Doc[], problems: Problem[]): Map<string, Doc> {
  const docs = new Map<string, Doc>();
  for (const doc of pages) {
    const first = docs.get(doc.id);
    if (first) problems.push(doc.front.id || first.front.id ? duplicateId(doc, first) : duplicateRoute(doc, first));
    else docs.set(doc.id, doc);
  }
  return docs;
}

function duplicateId(doc: Doc, first: Doc): Problem {
  return ruleProblem('duplicate-doc-id', {
    file: doc.file,
    line: doc.front.id ? lineOfKey(doc.source, 'id') : 1,
    message: `${first.file} has the id "${doc.id}" as well, so this page is skipped`,
    hint: 'change the id of one of them',
  });
}

/** Without the file, there is one sidebar, made from the folder. */
async function readSidebars(
  { siteDir, cacheDir }: Sources,
  version: VersionConfig,
): Promise<SidebarSource & { entries: Sidebars }> {
  const file = `content/${version.folder}/sidebars.ts`;
  const path = join(siteDir, file);
  if (!existsSync(path)) return { file, source: '', entries: { docs: [{ type: 'folder', path: '.' }] } };
  const value = await loadDefaultExport(path, siteDir, cacheDir);
  const origin = { file, source: readFileSync(path, 'utf8') };
  return { ...origin, entries: validate(sidebarsSchema, value, origin) };
}
