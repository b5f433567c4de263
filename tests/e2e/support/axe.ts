import { AxeBuilder } from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';

/** Milliseconds that one run of axe adds to what its test may take: on a busy machine a long page takes it a minute. */
const patience = 120_000;

/** What axe finds, short enough to read in a report. */
export async function violations(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  const { timeout } = test.info();
  if (timeout) test.setTimeout(timeout + patience);
  // Describing what is right would take most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await choose(axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  );
}

/** The rules that look at every text, which takes most of a run. The colour modes differ in nothing else. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page on which only a part is new: the colours of the rest are judged where that is tested. */
export async function violationsWith(page: Page, part: string): Promise<string[]> {
  const structure = await violations(page, (axe) => axe.disableRules(colorRules));
  return [...structure, ...(await violations(page, (axe) => axe.include(part).withRules(colorRules)))];
}
