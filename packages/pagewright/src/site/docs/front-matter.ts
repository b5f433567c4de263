import { type Document, LineCounter, isMap, parseDocument, visit } from 'yaml';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts';
import type { OwnFields } from '../config/own-fields.ts';
import { fallbackTitle } from './fallback-title.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import { misreadTexts } from './misread-text.ts';
import { type Mistake, type Problem, SiteError, ruleProblem, suggestion } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { validate } from '../config/validate.ts';

/**
 * Reads and validates the YAML block at the top of a page. Adds to `problems` what a page can live with; throws errors.
 *
 * @param own Fields that the site adds to those of every page.
 */
export function readFrontMatter(source: string, file: string, problems: Problem[], own?: OwnFields): FrontMatter {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source);
  const report = (rule: RuleName, line: number, mistake: Mistake): void =>
    void problems.push(ruleProblem(rule, { file, line, ...mistake }));
  if (!match) {
    if (opening.test(source)) throw new SiteError({ severity: 'error', file, line: 1, ...notClosed });
    report('missing-title', 1, noFrontMatter);
    return { title: fallbackTitle(source, file) };
  }
  const block = match[1] ?? '';
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
  const known = Object.keys(schema.entries);
  const fields = (document.toJS() ?? {}) as Record<string, unknown>;
  if (!Object.hasOwn(fields, 'title')) {
    report('missing-title', 2, noTitle);
    fields['title'] = fallbackTitle(source, file);
  }
  const authored = Object.entries(fields).filter(([name]) => {
    if (known.includes(name)) return true;
    const hint = suggestion(name, known, `available fields: ${known.join(', ')}`);
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
