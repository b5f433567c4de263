import { lineOfKey } from '../../kernel/text/locate.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { type Mistake, type Problem, ruleProblem } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { hasStatic } from '../has-static.ts';
import type { Doc, Site, Version } from '../model.ts';
import { docIdHint } from '../sidebars/doc-id-hint.ts';

/** What a page's front matter names has to exist, and what it says has to fit the rest of the site. */
export function checkFrontMatter(site: Pick<Site, 'dir' | 'config' | 'versions'>, problems: Problem[]): void {
  for (const version of site.versions)
    for (const doc of version.docs.values()) {
      const report = (field: string, mistake: Mistake, rule?: RuleName): void => {
        const problem = { file: doc.file, line: lineOfKey(doc.source, field), ...mistake };
        problems.push(rule ? ruleProblem(rule, problem) : { severity: 'error', ...problem });
      };
      checkNeighbours(version, doc, report);
      const { image } = doc.front;
      if (image !== undefined && !isExternal(image) && !hasStatic(site, image))
        report(
          'image',
          {
            message: `cannot find the image ${image}`,
            hint: 'put the file in static/ and use its path from there, or an absolute URL',
          },
          'missing-image',
        );
      const { minLevel, maxLevel } = tocLevels(site, doc);
      if (minLevel > maxLevel)
        report(doc.front.toc_min_heading_level === undefined ? 'toc_max_heading_level' : 'toc_min_heading_level', {
          message: `the table of contents would list headings from level ${minLevel} to ${maxLevel}`,
          hint: 'make toc_min_heading_level the smaller number',
        });
    }
}

/** The heading levels that a page's table of contents lists. */
export function tocLevels(
  { config }: Pick<Site, 'config'>,
  { front }: Pick<Doc, 'front'>,
): { minLevel: number; maxLevel: number } {
  const { minLevel, maxLevel } = config.tableOfContents;
  return { minLevel: front.toc_min_heading_level ?? minLevel, maxLevel: front.toc_max_heading_level ?? maxLevel };
}

function checkNeighbours(
  { docs, folder }: Version,
  { front }: Doc,
  report: (field: string, mistake: Mistake, rule: RuleName) => void,
): void {
  for (const field of ['pagination_prev', 'pagination_next'] as const) {
    const id = front[field];
    if (id == null || docs.has(id)) continue;
    const hint = `${docIdHint(id, [...docs.keys()], `content/${folder}`)}; null is for none`;
    report(field, { message: `"${field}" names the doc "${id}", which does not exist`, hint }, 'unknown-neighbour');
  }
}
