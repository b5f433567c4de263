import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { plainSlug } from '../../kernel/text/slug.ts';
import { validate } from '../../site/config/validate.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { withTaken } from '../parts/taken-files.ts';
import { type WrittenLink, linksIn } from '../parts/written-links.ts';
import { glossarySchema } from './glossary-file.ts';

export interface Term {
  id: string;
  /** As the list shows it. */
  name: string;
  /** All that pages may write, in lower case. */
  names: string[];
  /** Markdown. */
  text: string;
}

export interface TermFile {
  /** Relative to the site's folder. */
  file: string;
  terms: Term[];
  links: WrittenLink[];
}

/** What is compared: the same word may begin a sentence, or a line. */
export function termKey(text: string): string {
  return text.normalize().toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The terms of a file; nothing if there is no such file. Throws what is wrong with them. */
export async function readGlossary(site: PluginSite, file: string): Promise<TermFile | undefined> {
  const loaded = await site.load(file);
  if (!loaded) return undefined;
  const { value, source } = loaded;
  const written = validate(glossarySchema, value, { file, source });
  const terms = written.terms.map(({ name, also, id = plainSlug(name), text }) => ({
    id,
    name,
    names: [name, ...also].map(termKey),
    text,
  }));
  const problems = mistakesIn(terms).map(({ index, message, hint }): Problem => {
    return { severity: 'error', file, line: lineOfPath(source, ['terms', index]), message, hint };
  });
  if (problems.length > 0) throw new SiteError(problems);
  return { file, terms, links: linksOf(site.dir, file) };
}

/** Terms may be those of another version. */
function linksOf(dir: string, file: string): WrittenLink[] {
  return withTaken(dir, file).flatMap((path) => linksIn(path, readFileSync(join(dir, path), 'utf8')));
}

/** A word or an id that two terms have could mean either. */
function mistakesIn(terms: Term[]): { index: number; message: string; hint: string }[] {
  const owners = new Map<string, Term>();
  const ids = new Map<string, Term>();
  return terms.flatMap((term, index) => {
    const { id, name, names } = term;
    const word = names.find((one) => owners.has(one));
    const sameId = ids.get(id);
    const other = word !== undefined && owners.get(word)!;
    for (const one of names) owners.set(one, term);
    ids.set(id, term);
    if (other)
      return {
        index,
        message:
          termKey(other.name) === termKey(name)
            ? `the term "${name}" is listed twice`
            : `"${word}" is written for two terms, "${other.name}" and "${name}"`,
        hint: 'remove one of them: pages could not say which is meant',
      };
    if (id === '')
      return { index, message: `no id can be made of the term "${name}"`, hint: "give it one: id: 'my-term'" };
    if (sameId)
      return {
        index,
        message: `the terms "${sameId.name}" and "${name}" have the same id "${id}"`,
        hint: "give one of them another: id: 'my-term'",
      };
    return [];
  });
}
