import type { PluginSite } from 'pagewright';
import { type VersionErrors, folder, readErrors } from './read-errors.ts';

type Problem = Awaited<ReturnType<NonNullable<import('pagewright').Plugin['check']>>>[number];

export async function checkErrors(site: PluginSite): Promise<Problem[]> {
  const versions = await readErrors(site);
  return site.versions.flatMap(({ name, label }) => problemsOf(versions[name]!, label));
}

/** Addresses are unique in a version, groups are listed on a page, and every entry says where to read on. */
export function problemsOf({ groups }: VersionErrors, label: string): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, string>();
  for (const [name, { entries, route }] of Object.entries(groups)) {
    if (!route && entries.length > 0)
      problems.push({
        severity: 'error',
        file: `${folder}/${name}.ts`,
        line: 1,
        message: `no page of ${label} lists this group of errors`,
        hint: `write <ErrorList group="${name}" /> in one`,
      });
    for (const { id, file, line, text, more } of entries) {
      const report = (message: string, hint: string): void =>
        void problems.push({ severity: 'error', file, line, message, hint });
      if (ids.has(id)) report(`"${text}" has the address of "${ids.get(id)}" in ${label}`, 'give one of them an id');
      if (!more) report(`"${text}" has no page in ${label} that explains more`, 'add the id of one to its more');
      ids.set(id, text);
    }
  }
  return problems;
}
