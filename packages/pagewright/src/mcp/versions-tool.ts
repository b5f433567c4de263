import { defineTool } from './tool.ts';

export const versionsTool = defineTool({
  name: 'list_versions',
  title: 'List versions',
  description: 'Lists the versions of the product that are documented, newest first, with the first page of each.',
  arguments: {},
  async run(_values, { site }) {
    const { title, tagline, url, languages } = site.description;
    const lists = languages.map(({ locale, label, versions }) => {
      const entries = versions.map((version) => {
        const facts = [version.isLatest ? 'latest' : '', version.isOld ? 'no longer maintained' : ''];
        const known = facts.filter((fact) => fact !== '').join(', ');
        return `- ${version.label} (name: ${version.name}${known && `; ${known}`}): ${url}${version.landing}`;
      });
      return [...(languages.length > 1 ? [`${label} (language: ${locale})`] : []), ...entries].join('\n');
    });
    return [`${title}: ${tagline}`, ...lists].join('\n\n');
  },
});
