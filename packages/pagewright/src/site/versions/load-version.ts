import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignSidebars } from '../sidebars/assign-sidebars.ts';
import { type PageSources, loadDocuments, versionBase } from '../docs/read-docs.ts';
import { loadDefaultExport } from '../config/load-module.ts';
import type { Doc, Sidebars, Version } from '../model.ts';
import { type Problem, collectErrors } from '../../kernel/problems.ts';
import { duplicateRoute } from '../routes/routes.ts';
import type { VersionConfig } from '../config/schema.ts';
import { type SidebarSource, resolveSidebar, sidebarsSchema } from '../sidebars/sidebars.ts';
import { validate } from '../config/validate.ts';

interface Sources extends PageSources {
  cacheDir: string;
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
  const docs = new Map<string, Doc>();
  for (const doc of pages) {
    const first = docs.get(doc.id);
    if (first) problems.push(duplicateRoute(doc, first));
    else docs.set(doc.id, doc);
  }
  const sidebars = Object.fromEntries(
    Object.entries(authored.entries).map(([name, list]) => [
      name,
      resolveSidebar(list, docs, { ...authored, name }, problems),
    ]),
  );
  assignSidebars(docs, sidebars, problems);
  const { path: _path, ...rest } = version;
  const base = versionBase(sources.config.baseUrl, version);
  return { ...rest, base, docs, sidebars };
}

async function readSidebars(
  { siteDir, cacheDir }: Sources,
  version: VersionConfig,
): Promise<SidebarSource & { entries: Sidebars }> {
  const file = `content/${version.folder}/sidebars.ts`;
  const path = join(siteDir, file);
  const value = await loadDefaultExport(path, siteDir, cacheDir);
  const origin = { file, source: readFileSync(path, 'utf8') };
  return { ...origin, entries: validate(sidebarsSchema, value, origin) };
}
