import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, isMap, parseDocument } from 'yaml';
import { flag, text } from '../config/fields.ts';
import { validate } from '../config/validate.ts';
import { readText } from '../../kernel/files/read-text.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import { type Problem, SiteError, ruleProblem, suggestion } from '../../kernel/problems.ts';

/** In a folder of pages, these describe its category in sidebars that are made from folders. JSON is YAML, too. */
const fileNames = ['_category_.json', '_category_.yml', '_category_.yaml'];

export const categorySchema = v.strictObject({
  /** What the sidebar calls the folder. */
  label: v.optional(text),
  /** Where it stands among its neighbours: the smallest number first. */
  position: v.optional(v.number('expected a number')),
  /** Whether it begins closed. */
  collapsed: v.optional(flag),
  /** Every category can be collapsed: one that should not begins open. */
  collapsible: v.optional(flag),
  /** The doc that comes first. A category itself is no page, so that there is none to generate. */
  link: v.optional(
    v.nullable(
      v.variant(
        'type',
        [
          /** A page of the version. */
          v.strictObject({
            type: v.literal('doc'),
            /** The page's id. */
            id: v.string('expected a doc id'),
          }),
          /** Accepted, and without effect. */
          v.looseObject({ type: v.literal('generated-index') }),
        ],
        'expected { type: doc, id: … }, or null',
      ),
    ),
  ),
});

/** What a folder's `_category_` file says about it. */
export interface FolderCategory {
  label?: string;
  position?: number;
  collapsed?: boolean;
  /** The doc that comes first, and where it is named. */
  link?: { id: string; file: string; line: number };
}

/** @param folder In the site's folder. */
export function readCategory(siteDir: string, folder: string, problems: Problem[]): FolderCategory {
  const name = fileNames.find((candidate) => existsSync(join(siteDir, folder, candidate)));
  if (!name) return {};
  try {
    return readFile(siteDir, `${folder}/${name}`, problems);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    problems.push(...error.problems);
    return {};
  }
}

function readFile(siteDir: string, file: string, problems: Problem[]): FolderCategory {
  const source = readText(join(siteDir, file), file);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error || (document.contents && !isMap(document.contents)))
    throw new SiteError({
      severity: 'error',
      file,
      line: error ? lines.linePos(error.pos[0]).line : 1,
      message: `this file cannot be read: ${error?.message ?? 'it contains no fields'}`,
      hint: 'write fields such as label and position, each with its value',
    });
  const known = Object.keys(categorySchema.entries);
  const authored = Object.entries((document.toJS() ?? {}) as Record<string, unknown>).filter(([field]) => {
    if (known.includes(field)) return true;
    const hint = suggestion(field, known, `available fields: ${known.join(', ')}`);
    const line = lineOfKey(source, field);
    problems.push(ruleProblem('unknown-field', { file, line, message: `unknown field "${field}"`, hint }));
    return false;
  });
  const origin = { file, source, firstLine: 1 };
  const { link, collapsible, ...category } = validate(categorySchema, Object.fromEntries(authored), origin);
  return {
    ...(collapsible === false && { collapsed: false }),
    ...category,
    ...(link?.type === 'doc' && { link: { id: link.id, file, line: lineOfKey(source, 'link') } }),
  } as FolderCategory;
}
