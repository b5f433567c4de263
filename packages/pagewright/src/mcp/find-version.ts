import type { DescribedLanguage, DescribedVersion, SiteDescription } from '../contract/site-description.ts';
import type { Argument } from './arguments.ts';
import { shortened } from './phrases.ts';
import { ToolError } from './tool-error.ts';

/** A version of a site in one of its languages. */
export interface FoundVersion {
  language: DescribedLanguage;
  version: DescribedVersion;
}

/** The arguments by which tools are told a version. */
export const versionArguments = {
  version: {
    type: 'string',
    description:
      'The version of the product, by its label or name; the latest one unless given. list_versions has all.',
    maxLength: 60,
    optional: true,
  },
  language: {
    type: 'string',
    description: 'The code of the language, such as "en"; the first language of the site unless given.',
    maxLength: 20,
    optional: true,
  },
} as const satisfies Record<string, Argument>;

/** The version of a name or label, or else the latest one. Of what there is not, the error lists what there is. */
export function findVersion({ languages }: SiteDescription, name?: string, locale?: string): FoundVersion {
  const language = locale === undefined ? languages[0]! : languages.find((one) => isSame(one.locale, locale));
  if (!language) {
    const all = languages.map((one) => one.locale).join(', ');
    throw new ToolError(`There is no language ${shortened(locale!)}. The site has: ${all}.`);
  }
  const { versions } = language;
  const latest = versions.find(({ isLatest }) => isLatest)!;
  if (name === undefined) return { language, version: latest };
  const version = versions.find((one) => isSame(one.name, name) || isSame(one.label, name));
  if (version) return { language, version };
  if (isSame(name, 'latest')) return { language, version: latest };
  const labels = versions.map((one) => (one === latest ? `${one.label} (latest)` : one.label)).join(', ');
  throw new ToolError(`There is no version ${shortened(name)}. The site has: ${labels}.`);
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
