import { posix } from 'node:path';
import { mdxToMdast } from 'satteri';
import { blankCodeMarks } from '../../markdown/code/code-marks.ts';
import { isStep } from '../../markdown/code/code-region.ts';
import { parseFenceMeta } from '../../markdown/code/fence.ts';
import { type CheckedLanguage, checkedLanguage } from '../../highlight/languages.ts';
import { pageSyntax } from '../../markdown/page-syntax.ts';
import type { ExpandedPage } from '../../site/docs/fragments.ts';
import { sourceLocation } from '../../site/docs/source-segments.ts';
import { resolveCode, shownFile } from '../compile/resolve-code.ts';

export interface Sample {
  /** The file that contains it, relative to the site folder. */
  file: string;
  version: string;
  language: CheckedLanguage;
  code: string;
  /** What the compiler reads before the code, on the same line. */
  implied?: string;
  /** The file that could say something else in this version, if the sample is that of another one. */
  inheritedBy?: string;
  /** Where the code begins in that file. */
  line: number;
  /** Where each of its lines is, if they do not follow each other. */
  numbers?: number[];
  title?: string;
  /** Files that one page shows at a step are compiled together: they import each other. */
  page?: string;
  /** Why the sample is not checked. */
  unchecked?: string;
}

interface Node {
  type: string;
  children?: Node[];
  lang?: string | null;
  meta?: string | null;
  value?: string;
  position?: { start: { line: number } };
}

/**
 * The samples of a page in languages that can be checked, and steps of files: no other tool reads what remains of a file
 * without its later steps. All else from files is left to the tools that check those.
 */
export function collectSamples({ source, segments }: ExpandedPage, version: string, siteDir: string): Sample[] {
  const samples: Sample[] = [];
  const visit = (node: Node): void => {
    const language = node.type === 'code' && checkedLanguage(node.lang ?? '');
    if (language) {
      const { title, nocheck, file } = parseFenceMeta(node.meta ?? '');
      const location = sourceLocation(segments, (node.position?.start.line ?? 0) + 1);
      const shared = { version, language, ...(title && { title }), ...(nocheck && { unchecked: nocheck }) };
      if (file === undefined) samples.push({ ...location, ...shared, code: blankCodeMarks(node.value ?? '') });
      else if (isStep(file.split('#', 2)[1] ?? '')) {
        // A file that is not there has been reported by the build.
        const found = resolveCode({ siteDir }, location.file, file);
        const name = shownFile(location.file, file);
        if ('code' in found)
          samples.push({
            title: posix.basename(name),
            ...shared,
            file: name,
            line: found.numbers[0] ?? 1,
            numbers: found.numbers,
            code: blankCodeMarks(found.code),
            page: segments[0]?.file ?? '',
          });
      }
    }
    node.children?.forEach(visit);
  };
  // Braces in formulas are no expressions.
  visit(mdxToMdast(source, { features: { ...pageSyntax, math: true } }) as Node);
  return samples;
}
