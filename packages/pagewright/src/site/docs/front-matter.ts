import { type Document, LineCounter, isMap, parseDocument, visit } from 'yaml';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts';
import type { OwnFields } from '../config/own-fields.ts';
import { fallbackTitle } from './fallback-title.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import { misreadTexts } from './misread-text.ts';
import { type Mistake, type Problem, SiteError, ruleProblem, suggestion } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { splitPage } from './page-parts.ts';
import { validate } from '../config/validate.ts';

interface Read {
  source: string;
  own: OwnFields | undefined;
  front: FrontMatter;
  problems: Problem[];
}

/** What was read last, by file: during development all pages are read again after an edit of one. */
const known = new Map<string, Read>();

/**
 * Reads and validates the YAML block at the top of a page. Adds to `problems` what a page can live with; throws errors.
 *
 * @param own Fields that the site adds to those of every page.
 */
export function readFrontMatter(source: string, file: string, problems: Problem[], own?: OwnFields): FrontMatter {
  const last = known.get(file);
  if (last?.source === source && last.own === own) {
    problems.push(...last.problems);
    return last.front;
  }
  const before = problems.length;
  const front = parseFrontMatter(source, file, problems, own);
  known.set(file, { source, own, front, problems: problems.slice(before) });
  return front;
}

function parseFrontMatter(source: string, file: string, problems: Problem[], own?: OwnFields): FrontMatter {
  const { front, fields: block } = splitPage(source);
  const report = (rule: RuleName, line: number, mistake: Mistake): void =>
    void problems.push(ruleProblem(rule, { file, line, ...mistake }));
  if (front === '') {
    if (opening.test(source)) throw new SiteError({ severity: 'error', file, line: 1, ...notClosed });
    report('missing-title', 1, noFrontMatter);
    return { title: fallbackTitle(source, file) };
  }
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines, prettyErrors: false });
  // A tag that the parser does not know, such as `!important`, is only a warning, but it would be missing from the text.
  const error = document.errors[0] ?? document.warnings[0] ?? noFields(document) ?? unknownReference(document);
  if (error) {
    const line = lines.linePos(error.pos[0]).line + 1;
    throw new SiteError({
      severity: 'error',
      file,
      line,
      message: `bad front matter: ${error.message}`,
      hint: 'write each field once, not indented, as key: value with a space after the colon; quote text that contains a colon or #, or starts with a symbol such as * @ ! `',
    });
  }
  for (const { at, ...mistake } of misreadTexts(document, block))
    report('misread-text', lines.linePos(at).line + 1, mistake);
  const schema = frontMatterSchema(own);
  const names = Object.keys(schema.entries);
  const fields = (document.toJS() ?? {}) as Record<string, unknown>;
  if (!Object.hasOwn(fields, 'title')) {
    report('missing-title', 2, noTitle);
    fields['title'] = fallbackTitle(source, file);
  }
  const authored = Object.entries(fields).filter(([name]) => {
    if (names.includes(name)) return true;
    const hint = suggestion(name, names, `available fields: ${names.join(', ')}`);
    report('unknown-field', lineOfKey(block, name) + 1, { message: `unknown field "${name}"`, hint });
    return false;
  });
  return validate(schema, Object.fromEntries(authored), { file, source: block, firstLine: 2 });
}

const opening = /^---[ \t]*(?:\r?\n|$)/;
const notClosed: Mistake = {
  message: 'the front matter is not closed',
  hint: 'add a line --- after the last field',
};
const noFrontMatter: Mistake = {
  message: 'this page has no front matter',
  hint: 'start the file with these lines: ---, title: …, description: …, ---',
};
const noTitle: Mistake = { message: 'missing field "title"', hint: 'write title: …, in words that readers see' };

interface Misread {
  message: string;
  pos: [start: number, end: number];
}

/** Without a space after its colon, a field is plain text to YAML. */
function noFields({ contents }: Document): Misread | undefined {
  if (!contents || isMap(contents)) return undefined;
  const [start, end] = contents.range!;
  return { message: 'this is not a field', pos: [start, end] };
}

/** A value that begins with an asterisk is a YAML alias; the parser reports a missing anchor only when it resolves one. */
function unknownReference(document: Document): Misread | undefined {
  let found: Misread | undefined;
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document)) return;
      found ??= {
        message: `"*${alias.source}" refers to an anchor that does not exist`,
        pos: [alias.range![0], alias.range![1]],
      };
    },
  });
  return found;
}
