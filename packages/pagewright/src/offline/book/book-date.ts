import type { Version } from '../../site/model.ts';

/** The first day that archives know, for sites whose pages have no dates. */
const noDate = '1980-01-01';

/** The day of the last change of a version: that of an export would make each another file. */
export function bookDate({ docs }: Version): string {
  const dates = Array.from(docs.values(), ({ lastUpdated }) => lastUpdated ?? noDate);
  return dates.reduce((latest, date) => (date > latest ? date : latest), noDate);
}
