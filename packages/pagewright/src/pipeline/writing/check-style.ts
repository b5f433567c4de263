import { type Problem, distinct, ruleProblem } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { sourceLocation } from '../../site/docs/source-segments.ts';
import type { Doc, Site } from '../../site/model.ts';
import type { PluginProse } from '../../site/plugins/plugin.ts';
import { type Finding, wordSearch } from './avoided-words.ts';
import { readProse } from './prose.ts';
import { readingGrade, sentencesOf } from './sentences.ts';
import { type Style, readStyle } from './style-file.ts';

/** From how many words on a page has a reading grade: of a few sentences it says little. */
const minWords = 100;

/** How pages are written, and what plugins add, compared with what the site's `style.yaml` asks for. Shared text is reported once. */
export async function checkStyle(site: Site, proseOf: () => Promise<PluginProse[]>): Promise<Problem[]> {
  const style = readStyle(site.dir);
  if (!style) return [];
  const check = styleCheck(style);
  const added = await proseOf();
  return distinct([...[...site.routes.values()].flatMap((doc) => check(doc)), ...added.flatMap(addedCheck(style))]);
}

/** Of what a plugin adds, lines of the file are known, but no columns. It is read in pieces, which have no reading grade. */
export function addedCheck(style: Style): (prose: PluginProse) => Problem[] {
  const check = styleCheck({ ...style, maxReadingGrade: undefined });
  return ({ file, line, text }) =>
    check({ file, source: text, segments: [{ start: 1, file, line }] }, true).map(
      ({ column: _column, ...problem }) => ({
        ...problem,
        line,
      }),
    );
}

export function styleCheck({
  words,
  maxSentenceWords,
  maxReadingGrade,
}: Style): (doc: PageText, isMarkdown?: boolean) => Problem[] {
  const searches = words.map(wordSearch);
  return (doc, isMarkdown) => {
    const prose = readProse(doc.source, isMarkdown);
    const problems = searches.flatMap((search) => search(prose.text).map((found) => at(doc, 'avoided-word', found)));
    if (maxSentenceWords === undefined && maxReadingGrade === undefined) return problems;
    const sentences = sentencesOf(prose);
    for (const { at: offset, words: all } of sentences) {
      if (maxSentenceWords === undefined || all.length <= maxSentenceWords) continue;
      const begin = doc.source
        .slice(offset, offset + 60)
        .replace(/\s+/g, ' ')
        .replace(/\S*$/, '…');
      const message = `this sentence has ${all.length} words, and ${maxSentenceWords} are enough: "${begin}"`;
      problems.push(at(doc, 'long-sentence', { at: offset, message, hint: 'say it in two' }));
    }
    const total = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const grade = total >= minWords ? readingGrade(sentences) : 0;
    if (maxReadingGrade !== undefined && grade > maxReadingGrade)
      problems.push(
        ruleProblem('hard-to-read', {
          file: doc.file,
          message: `this page takes ${grade.toFixed(1)} years of school to read, and ${maxReadingGrade} are enough`,
          hint: 'use shorter sentences and shorter words',
        }),
      );
    return problems;
  };
}

type PageText = Pick<Doc, 'file' | 'source' | 'segments'>;

/** A problem at an offset of the page, in the file that this part comes from. */
function at({ source, segments }: PageText, rule: RuleName, { at: offset, message, hint }: Finding): Problem {
  const before = source.slice(0, offset).split('\n');
  const column = before.at(-1)!.length + 1;
  return ruleProblem(rule, { ...sourceLocation(segments, before.length), column, message, hint });
}
