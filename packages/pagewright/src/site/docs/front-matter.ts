import * as v from 'valibot';
import { type Document, LineCounter, isMap, parseDocument, visit } from 'yaml';
import { plainPath, visible } from '../config/fields.ts';
import { misreadTexts } from './misread-text.ts';
import { type Mistake, type Problem, SiteError, ruleProblem } from '../../kernel/problems.ts';
import { validate } from '../config/validate.ts';

const text = v.pipe(v.string('expected text; put it in quotes if it looks like a number or contains a colon'), visible);

const frontMatterSchema = v.strictObject({
  title: text,
  description: v.optional(text),
  sidebar_label: v.optional(text),
  /** Replaces the last path segment of the URL; with a leading slash, the whole path below the version's root. */
  slug: v.optional(
    v.pipe(text, plainPath(/^\/?[\w.-]+(\/[\w.-]+)*\/?$|^\/$/, 'expected a path such as "camera" or "/apis/camera"')),
  ),
  /** Which sidebar to show with a page that no sidebar lists. */
  sidebar: v.optional(text),
});

type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** Reads and validates the YAML block at the top of a page. Adds warnings to `problems`; throws errors. */
export function readFrontMatter(source: string, file: string, problems: Problem[]): FrontMatter {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) throw new SiteError({ severity: 'error', file, line: 1, ...whatIsMissing(source) });
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
    problems.push(ruleProblem('misread-text', { file, line: lines.linePos(at).line + 1, ...mistake }));
  return validate(frontMatterSchema, document.toJS() ?? {}, { file, source: block, firstLine: 2 });
}

function whatIsMissing(source: string): Mistake {
  return /^---[ \t]*(?:\r?\n|$)/.test(source)
    ? { message: 'the front matter is not closed', hint: 'add a line --- after the last field' }
    : {
        message: 'this page has no front matter',
        hint: 'start the file with these lines: ---, title: …, description: …, ---',
      };
}

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
