import { mdxToMdast } from 'satteri';
import { blankCodeMarks } from '../../markdown/code/code-marks.ts';
import { parseFenceMeta } from '../../markdown/code/fence.ts';
import { type CheckedLanguage, checkedLanguage } from '../../highlight/languages.ts';
import { pageSyntax } from '../../markdown/page-syntax.ts';
import type { ExpandedPage } from '../../site/docs/fragments.ts';
import { sourceLocation } from '../../site/docs/source-segments.ts';

export interface Sample {
  /** The page or fragment that contains it, relative to the site folder. */
  file: string;
  version: string;
  language: CheckedLanguage;
  code: string;
  /** Where the code begins in that file. */
  line: number;
  title?: string;
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

/** The samples of a page in languages that can be checked. */
export function collectSamples({ source, segments }: ExpandedPage, version: string): Sample[] {
  const samples: Sample[] = [];
  const visit = (node: Node): void => {
    const language = node.type === 'code' && checkedLanguage(node.lang ?? '');
    if (language) {
      const { title, nocheck, file } = parseFenceMeta(node.meta ?? '');
      // A file of the site is for its own tools to check.
      if (file !== undefined) return;
      samples.push({
        ...sourceLocation(segments, (node.position?.start.line ?? 0) + 1),
        version,
        language,
        code: blankCodeMarks(node.value ?? ''),
        ...(title && { title }),
        ...(nocheck && { unchecked: nocheck }),
      });
    }
    node.children?.forEach(visit);
  };
  // Braces in formulas are no expressions.
  visit(mdxToMdast(source, { features: { ...pageSyntax, math: true } }) as Node);
  return samples;
}
