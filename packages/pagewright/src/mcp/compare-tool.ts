import type { ApiFile, DeclaredApi } from '../plugins/reference/api-file.ts';
import { type ApiChanges, apiChanges, changeLines } from './api-changes.ts';
import type { BuiltSite } from './built-site.ts';
import { findApi, newerName, olderName } from './find-api.ts';
import { type FoundVersion, findVersion } from './find-version.ts';
import { part } from './parts-of-text.ts';
import { ToolError } from './tool-error.ts';
import { defineTool } from './tool.ts';

export const compareTool = defineTool({
  name: 'compare_api',
  title: 'Compare an API between versions',
  description:
    'Lists what was added, removed, renamed or changed in an API between two versions; without an API, which APIs have changed. Read from the declarations that the documentation is made from.',
  arguments: {
    from: { type: 'string', description: 'The older version, by its label or name.', maxLength: 60 },
    to: {
      type: 'string',
      description: 'The newer version; the latest one unless given.',
      maxLength: 60,
      optional: true,
    },
    api: {
      type: 'string',
      description: 'The package, its export, a type or a method: @scope/camera, Camera, ImageOptions, Camera.getPhoto.',
      maxLength: 200,
      optional: true,
    },
  },
  async run({ from, to, api }, { site }) {
    const steps = versionsBetween(site, findVersion(site.description, from), findVersion(site.description, to));
    const files = steps.map((step) => declarationsOf(site, step));
    const [newer, older] = [steps[0]!.version.label, steps.at(-1)!.version.label];
    const head = `From ${older} to ${newer}`;
    const { url } = site.description;
    if (api === undefined) return `${head}:\n${part(overview(files, url).join('\n'), 0)}`;
    const found = findApi(api, [files[0]!, files.at(-1)!]);
    const { member, written } = found;
    // Whoever updates asks by the old name.
    const name = apiNamed(files[0]!, found.name) ? found.name : (newerName(found.name, files) ?? found.name);
    const after = apiNamed(files[0]!, name);
    if (!after) return `${head}: ${name} was removed. ${newer} does not have it.`;
    const before = apiNamed(files.at(-1)!, olderName(name, files));
    if (!before) return `${head}: ${name} was added. ${older} does not have it. ${after.page ? url + after.page : ''}`;
    const changes = between(before, after, member);
    const renamed = before.name === name ? [] : [`The package was called ${before.name}.`];
    const lines = changes ? changeLines(changes, after.page && url + after.page) : ['The declarations have mistakes.'];
    const told = lines.length > 0 ? lines : ['Nothing has changed in what it declares.'];
    return `${head}, ${written ? `${written} of ${name}` : name}:\n${part([...renamed, ...told].join('\n').trim(), 0)}`;
  },
});

/** The versions from the newer to the older one, whichever was named first. */
function versionsBetween({ description }: BuiltSite, a: FoundVersion, b: FoundVersion): FoundVersion[] {
  const [language] = description.languages;
  const { versions } = language!;
  const [first, last] = [a, b].map(({ version }) => versions.indexOf(version)).sort((one, other) => one - other);
  if (first === last)
    throw new ToolError(
      `Both versions are ${a.version.label}. Name another one of: ${versions.map((one) => one.label).join(', ')}.`,
    );
  return versions.slice(first, last! + 1).map((version) => ({ language: language!, version }));
}

function declarationsOf(site: BuiltSite, step: FoundVersion): ApiFile {
  const file = site.apis.of(step);
  if (file) return file;
  const { languages } = site.description;
  const having = languages[0]!.versions.filter((version) => site.apis.of({ language: languages[0]!, version }));
  const others = having.map(({ label }) => label).join(', ') || 'none';
  throw new ToolError(
    `There are no declarations of ${step.version.label} to compare. Versions with declarations: ${others}.`,
  );
}

function apiNamed({ apis }: ApiFile, name: string | undefined): DeclaredApi | undefined {
  return apis.find((api) => api.name === name);
}

function between(before: DeclaredApi, after: DeclaredApi, member?: string): ApiChanges | undefined {
  return before.capability && after.capability && apiChanges(before.capability, after.capability, member);
}

/** Which APIs came, went or changed. */
function overview(files: ApiFile[], url: string): string[] {
  const [newer, older] = [files[0]!, files.at(-1)!];
  const kept = new Map(newer.apis.map((api) => [api, apiNamed(older, olderName(api.name, files))]));
  const still = new Set(kept.values());
  const at = ({ page }: DeclaredApi): string => (page ? ` ${url}${page}` : '');
  const changed = [...kept].flatMap(([after, before]) => {
    const changes = before && between(before, after);
    if (!changes) return [];
    const counts = Object.entries(changes).filter(([, list]) => list.length > 0);
    const was = before.name === after.name ? '' : ` (was ${before.name})`;
    const facts = counts.map(([kind, list]) => `${list.length} ${kind}`).join(', ');
    return counts.length > 0 || was ? [`- ${after.name}${was}: ${facts || 'the same'}`] : [];
  });
  const added = newer.apis.filter((api) => !kept.get(api)).map((api) => `- ${api.name}: added${at(api)}`);
  const removed = older.apis.filter((api) => !still.has(api)).map(({ name }) => `- ${name}: removed`);
  const lines = [...added, ...removed, ...changed];
  return lines.length > 0
    ? [...lines, 'Name one of them as api to see what exactly.']
    : ['No declaration has changed.'];
}
