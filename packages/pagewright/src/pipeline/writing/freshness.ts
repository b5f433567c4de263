import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { count } from '../../kernel/text/count.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import type { Doc, Site } from '../../site/model.ts';

/** Pages that may no longer be true. Versions that nobody maintains are not: they say what was right for them. */
export function checkFreshness(site: Pick<Site, 'versions' | 'config'>, today: string): Problem[] {
  const { changed, checked } = site.config.freshness;
  return site.versions
    .filter(({ banner }) => banner !== 'unmaintained')
    .flatMap(({ docs }) => [...docs.values()])
    .flatMap((doc) => stale(doc, { changed, checked: doc.front.check_every ?? checked }, today) ?? []);
}

/** How many months may pass. */
interface Months {
  changed: number;
  checked: number;
}

function stale({ file, front, source, lastUpdated }: Doc, months: Months, today: string): Problem | undefined {
  const again = `read the page again; if all is still right, write "checked: ${today}" into its front matter`;
  if (front.checked !== undefined)
    return isOver(front.checked, months.checked, today)
      ? ruleProblem('unchecked-facts', {
          file,
          line: lineOfKey(source, 'checked'),
          message: `the facts of this page were last checked on ${front.checked}, which is more than ${count(months.checked, 'month')} ago`,
          hint: again,
        })
      : undefined;
  if (lastUpdated === undefined || !isOver(lastUpdated, months.changed, today)) return undefined;
  return ruleProblem('untouched-page', {
    file,
    message: `this page was last changed on ${lastUpdated}, which is more than ${count(months.changed, 'month')} ago`,
    hint: again,
  });
}

/** Days are written so that the later one is the greater. */
function isOver(day: string, months: number, today: string): boolean {
  const due = new Date(`${day}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + months);
  return due.toISOString().slice(0, 10) < today;
}
