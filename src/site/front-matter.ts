import * as v from 'valibot';
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import { plainPath, visible } from './fields.ts';
import { SiteError } from './problems.ts';
import { validate } from './validate.ts';

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

/** Reads and validates the YAML block at the top of a page. */
export function readFrontMatter(source: string, file: string): FrontMatter {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) {
    throw new SiteError({
      severity: 'error',
      file,
      line: 1,
      message: 'this page has no front matter',
      hint: 'start the file with these lines: ---, title: …, description: …, ---',
    });
  }
  const block = match[1] ?? '';
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines, prettyErrors: false });
  // A value that begins with an asterisk is a YAML alias; the parser reports a missing anchor only when it resolves one.
  const error = document.errors[0] ?? unknownReference(document);
  if (error) {
    const line = lines.linePos(error.pos[0]).line + 1;
    throw new SiteError({
      severity: 'error',
      file,
      line,
      message: `bad front matter: ${error.message}`,
      hint: 'write each field as key: value; quote text that contains a colon or a #, or starts with an asterisk',
    });
  }
  return validate(frontMatterSchema, document.toJS() ?? {}, { file, source: block, firstLine: 2 });
}

function unknownReference(document: Document): { message: string; pos: [number, number] } | undefined {
  let found: { message: string; pos: [number, number] } | undefined;
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
