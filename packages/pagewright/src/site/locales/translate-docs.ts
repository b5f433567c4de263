import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../docs/list-pages.ts';
import type { PageSources } from '../docs/page-sources.ts';
import { readDoc } from '../docs/read-docs.ts';
import type { Doc, Version } from '../model.ts';
import { type Problem, collectErrors, ruleProblem, suggestion } from '../../kernel/problems.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import type { VersionConfig } from '../config/schema.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The pages of a version in another language: those that are translated, and the originals of the others. All have the
 * address of their original below the language's own base, so that links between languages can be guessed.
 *
 * @param rebase The address of a page in this language.
 */
export async function translateDocs(
  sources: PageSources,
  locale: string,
  version: Version,
  versionConfig: VersionConfig,
  rebase: (route: string) => string,
  problems: Problem[],
): Promise<Map<string, Doc>> {
  const folder = `locales/${locale}/content/${version.folder}`;
  const files = new Map(
    (existsSync(join(sources.siteDir, folder)) ? listPages(join(sources.siteDir, folder)) : [])
      .map((path) => relativePath(sources.siteDir, path))
      .map((file) => [file.slice(folder.length + 1), file]),
  );
  const docs = new Map<string, Doc>();
  for (const [id, original] of version.docs) {
    const name = original.file.slice(`content/${version.folder}/`.length);
    const file = files.get(name);
    files.delete(name);
    const translated = file && (await collectErrors(problems, () => readDoc(sources, versionConfig, file, problems)));
    const route = rebase(original.route);
    docs.set(
      id,
      translated
        ? { ...merge(original, translated), route, translation: stateOf(translated, original, problems) }
        : { ...original, route, translation: { original: original.route, isMissing: true } },
    );
  }
  for (const [name, file] of files)
    // A draft that is not built may have a translation.
    if (!existsSync(join(sources.siteDir, 'content', version.folder, name)))
      problems.push(withoutOriginal(name, file, version));
  return docs;
}

/** The texts of a translation, in the place that the original has. */
function merge(original: Doc, translated: Doc): Doc {
  const { description: _description, sidebarLabel: _label, lastUpdated: _day, shared: _parts, ...doc } = original;
  const { id, slugLine, sidebar } = original;
  const { title: _title, sidebar_label: _shown, pagination_label: _named, keywords: _words, ...rest } = original.front;
  const { description: _about, last_update: _update, ...front } = rest;
  return {
    ...doc,
    ...translated,
    id,
    ...(slugLine && { slugLine }),
    ...(sidebar && { sidebar }),
    front: { ...front, ...translated.front },
  };
}

function stateOf(doc: Doc, original: Doc, problems: Problem[]): NonNullable<Doc['translation']> {
  const state = { original: original.route };
  const hash = sourceHash(original);
  if (doc.front.source_hash === hash) return state;
  if (doc.front.source_hash === undefined) {
    problems.push(
      ruleProblem('translation-without-hash', {
        file: doc.file,
        line: 1,
        message: `this translation does not say which text of ${original.file} it was made from`,
        hint: `if it is up to date, add to its front matter: source_hash: ${hash}`,
      }),
    );
    return state;
  }
  problems.push(
    ruleProblem('outdated-translation', {
      file: doc.file,
      line: lineOfKey(doc.source, 'source_hash'),
      message: `${original.file} has changed since this translation of it was made`,
      hint: `bring it up to date, then write: source_hash: ${hash}`,
    }),
  );
  return { ...state, isOutdated: true };
}

function withoutOriginal(name: string, file: string, { folder, docs }: Version): Problem {
  const known = Array.from(docs.values(), (doc) => doc.file.slice(`content/${folder}/`.length));
  return {
    severity: 'error',
    file,
    message: `there is no page content/${folder}/${name} that this would be a translation of`,
    hint: suggestion(name, known, 'name it like the original, or write the original first'),
  };
}
