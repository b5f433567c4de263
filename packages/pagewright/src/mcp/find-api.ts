import type { ApiFile, DeclaredApi } from '../plugins/reference/api-file.ts';
import { suggestion } from '../kernel/problems.ts';
import { sentence, shortened } from './phrases.ts';
import { ToolError } from './tool-error.ts';

export interface FoundApi {
  /** The name of its declaration file. */
  name: string;
  /** What of it was asked for, in lower case: `getphoto`, `imageoptions.quality`. All of it if absent. */
  member?: string;
  /** The same as it was written. */
  written?: string;
}

/** Finds an API by its package, its export, or a type that it declares: `@scope/camera`, `Camera.getPhoto`, `ImageOptions`. */
export function findApi(asked: string, files: ApiFile[]): FoundApi {
  const written = asked.trim().replace(/\(.*\)$/, '');
  const plain = written.toLowerCase();
  for (const file of files)
    for (const api of file.apis)
      if (packageNames(api, file).some((name) => name.toLowerCase() === plain)) return { name: api.name };
  const [head = '', ...rest] = plain.split('.');
  for (const { apis } of files)
    for (const { name, capability } of apis) {
      if (capability?.exportName?.toLowerCase() === head)
        return { name, ...(rest.length > 0 && { member: rest.join('.'), written: written.slice(head.length + 1) }) };
      const members = [...(capability?.types ?? []), ...(capability?.methods ?? []), ...(capability?.events ?? [])];
      if (members.some((member) => member.name.toLowerCase() === head)) return { name, member: plain, written };
    }
  const known = [
    ...new Set(files.flatMap((file) => file.apis.map(({ name, capability }) => capability?.exportName ?? name))),
  ];
  throw new ToolError(
    `There is no API ${shortened(asked)}. ${sentence(suggestion(asked, known, `There are: ${known.join(', ')}.`))}`,
  );
}

function packageNames({ name, capability }: DeclaredApi, { scope }: ApiFile): string[] {
  return [name, `${scope}/${name}`, ...(capability?.tags.package ? [capability.tags.package.name] : [])];
}

/** What an API of an older version is called now; undefined if it is gone. */
export function newerName(name: string, steps: ApiFile[]): string | undefined {
  return steps[0]!.apis.find((api) => olderName(api.name, steps) === name)?.name;
}

/** The name of an API in an older version; undefined if that does not have it. */
export function olderName(name: string, steps: ApiFile[]): string | undefined {
  let current: string | undefined = name;
  steps.slice(0, -1).forEach(({ apis }, at) => {
    const before = apis.find((api) => api.name === current)?.before ?? current;
    current = steps[at + 1]!.apis.find((api) => api.name === before)?.name;
  });
  return current;
}
