import { type Mistake, suggestion } from '../../kernel/problems.ts';
import type { PageLink, PageWord } from '../../site/plugins/plugin-markdown.ts';
import type { VersionGlossary } from './glossary-table.ts';
import { termKey } from './read-glossary.ts';

/** Where `<Term>web views</Term>` leads: to the entry of the word, or of the id that it names. */
export function linkTerm(
  { attributes: { id }, text }: PageWord,
  { file, terms, route }: VersionGlossary,
  page: string,
): PageLink | Mistake {
  if (id === undefined && termKey(text) === '')
    return { message: '<Term> is empty', hint: 'put the word between its tags: <Term>…</Term>' };
  const key = termKey(text);
  const term = terms.find(id === undefined ? ({ names }) => names.includes(key) : (one) => one.id === id);
  if (!term) {
    const [written, known] =
      id === undefined ? [key, terms.flatMap(({ names }) => names)] : [id, terms.map((one) => one.id)];
    return {
      message: id === undefined ? `unknown term "${text}"` : `there is no term with the id "${id}"`,
      hint: suggestion(written, known, `list it in ${file}, or name the term that it means: <Term id="…">`),
    };
  }
  if (route === undefined)
    return {
      message: `the term "${text}" leads nowhere: this version has no page "${page}"`,
      hint: `write ${page}.mdx with <Glossary /> in it, or name another page: glossary({ page: '…' })`,
    };
  return { target: `${route}#${term.id}`, class: 'term' };
}
