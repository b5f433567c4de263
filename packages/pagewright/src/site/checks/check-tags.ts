import { lineOfKey } from '../../kernel/text/locate.ts';
import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { checkFreeAddresses } from './check-free-addresses.ts';
import type { Site, Version } from '../model.ts';
import { listedDocs } from '../routes/routes.ts';
import { tagRoute, tagsOf, tagsRoute } from '../tags/tags.ts';

/** Every tag needs an address, one spelling, and an address that nothing else has. */
export function checkTags(site: Site, source: string, problems: Problem[]): void {
  for (const version of site.versions) {
    checkSpelling(site, version, problems);
    const tags = tagsOf(site, version);
    if (tags.length > 0)
      checkFreeAddresses(site, [tagsRoute(version), ...tags.map(({ route }) => route)], source, problems, {
        what: 'a page of tags',
        hint: 'change this address, or rename the tag',
      });
  }
}

function checkSpelling(site: Site, version: Version, problems: Problem[]): void {
  const first = new Map<string, { label: string; file: string }>();
  for (const { file, front, source } of listedDocs(site, version))
    for (const label of front.tags ?? []) {
      const at = { file, line: lineOfKey(source, 'tags') };
      const route = tagRoute(version, label);
      if (!route) {
        const message = `the tag "${label}" has no letters or digits, so it can have no page`;
        problems.push(ruleProblem('tag-without-address', { ...at, message, hint: 'write it in words' }));
        continue;
      }
      const other = first.get(route) ?? { label, file };
      first.set(route, other);
      if (other.label === label) continue;
      const message = `the tag "${label}" has the same page as "${other.label}" in ${other.file}`;
      problems.push(ruleProblem('similar-tags', { ...at, message, hint: 'write both the same way' }));
    }
}
