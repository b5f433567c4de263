import { relativePath } from '../../kernel/files/relative-path.ts';
import { lineOfKey, lineOfPath } from '../../kernel/text/locate.ts';
import { markdownUrl, pageAddress } from '../../kernel/urls/page-address.ts';
import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { configFile } from '../config/load-config.ts';
import { hasStatic } from '../has-static.ts';
import type { Site, Version } from '../model.ts';
import { listedDocs } from '../routes/routes.ts';
import { tagRoute, tagsOf, tagsRoute } from '../tags/tags.ts';

/** Every tag needs an address, one spelling, and an address that nothing else has. */
export function checkTags(site: Site, source: string, problems: Problem[]): void {
  for (const version of site.versions) {
    checkSpelling(site, version, problems);
    const tags = tagsOf(site, version);
    if (tags.length > 0)
      checkAddresses(site, [tagsRoute(version), ...tags.map(({ route }) => route)], source, problems);
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

function checkAddresses(site: Site, routes: string[], source: string, problems: Problem[]): void {
  const { baseUrl } = site.config;
  const docs = new Map([...site.routes.values()].map((doc) => [pageAddress(doc.route), doc]));
  const report = (file: string, route: string, line?: number): void =>
    void problems.push({
      severity: 'error',
      file,
      ...(line && { line }),
      message: `the URL ${route} is taken: a page of tags has it, too`,
      hint: 'change this address, or rename the tag',
    });
  for (const route of routes) {
    const doc = docs.get(route);
    if (doc) report(doc.file, route, doc.slugLine ?? 1);
    site.redirects.forEach(({ from }, index) => {
      if (from === route) report(configFile, route, lineOfPath(source, ['redirects', index, 'from']));
    });
    const path = route.slice(baseUrl.length);
    const page = site.modules.pages[path];
    if (page) report(relativePath(site.dir, page), route);
    const file = [path, `${path}/index.html`, markdownUrl(path)].find((name) => hasStatic(site, name));
    if (file) report(`static/${file}`, route);
  }
}
