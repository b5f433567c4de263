import { type Problem, suggestion, throwOnErrors } from '../../../kernel/problems.ts';
import type { PluginSite } from '../../../site/plugins/plugin-site.ts';
import {
  type Declaration,
  type Declarations,
  declarationFile,
  inOrder,
  readDeclarations,
} from '../read-declarations.ts';
import { syntaxError } from '../syntax-error.ts';
import { type Marker, inheritFile, readMarker } from './inherit-file.ts';
import { parsed } from './parsed.ts';
import { type Traced, tracedOf } from './traced.ts';

/**
 * The declarations of all versions, by folder. A file that begins with a marker states how an API differs from that of the next newer
 * version. With `inherit`, that goes without saying for an API that a version has no file of.
 */
export function allDeclarations(
  { dir, versions }: { dir: string; versions: Pick<PluginSite['versions'][number], 'folder'>[] },
  inherit: boolean,
): Record<string, Declarations> {
  const problems: Problem[] = [];
  const all: Record<string, Declarations> = {};
  versions.forEach(({ folder }, index) => {
    const next = versions[index - 1]?.folder;
    const files = readDeclarations(dir, folder);
    all[folder] = inheritAll({
      folder,
      files,
      next,
      newer: next === undefined ? new Map() : all[next]!,
      inherit,
      problems,
    });
  });
  throwOnErrors(problems);
  return all;
}

interface Version {
  folder: string;
  files: Declarations;
  /** The folder of the next newer version, and its declarations. */
  next: string | undefined;
  newer: Declarations;
  inherit: boolean;
  problems: Problem[];
}

function inheritAll(version: Version): Declarations {
  const { folder, files, next, newer, inherit, problems } = version;
  const declarations = new Map<string, Declaration>();
  /** What this version calls otherwise, or does not have. */
  const gone = new Set<string>();
  for (const [name, file] of files) {
    const marker = readMarker(file.text);
    const mistake = (message: string, hint: string): void =>
      void problems.push({ severity: 'error', file: declarationFile(folder, name), line: 1, message, hint });
    const { from = name } = marker ?? {};
    const inherited = newer.get(from);
    if (!marker) declarations.set(name, file);
    else if (next === undefined)
      mistake(
        `no version is newer than ${folder}, so there is nothing to inherit`,
        'declare all of the API, without @inherits and @absent',
      );
    else if (!inherited)
      mistake(
        `${next} has no declaration of "${from}"${marker.isAbsent ? ' that could be absent here' : ''}`,
        marker.isAbsent
          ? 'remove this file'
          : suggestion(
              from,
              newer.keys(),
              'declare all of the API here, without @inherits',
              (guess) => `@inherits ${guess}`,
            ),
      );
    else if (marker.isAbsent && marker.absent.length > 0)
      mistake(`this names what is absent, but inherits nothing`, 'write @inherits above it');
    else if (marker.isAbsent) gone.add(name);
    else if (inherit && !marker.from && saysNothing(file, marker))
      mistake(
        `this says nothing that is not so without it`,
        'remove this file: with inherit: true, the API is inherited',
      );
    else {
      if (from !== name) gone.add(from);
      declarations.set(name, made({ file, inherited, marker, next, problems }));
    }
  }
  if (inherit) for (const [name, one] of newer) if (!files.has(name) && !gone.has(name)) declarations.set(name, one);
  return inOrder(declarations);
}

function saysNothing({ text }: Declaration, { end, absent }: Marker): boolean {
  return absent.length === 0 && text.slice(end).trim() === '';
}

interface Difference {
  file: Declaration;
  inherited: Declaration;
  marker: Marker;
  next: string;
  problems: Problem[];
}

const known = new Map<string, { key: string; declaration: Declaration }>();

/** Puts a declaration together. In `dev`, an edit changes one file, and the others are as they were. */
function made({ file, inherited, marker, next, problems }: Difference): Declaration {
  const path = file.origins[0]!.file;
  const key = JSON.stringify([file.text, inherited]);
  const found = known.get(path);
  if (found?.key === key) return found.declaration;
  const [own, whole] = [tracedOf(file), tracedOf(inherited)];
  const mistakes = [own, whole].flatMap((one) =>
    parsed(one).errors.length > 0 ? (syntaxError(one.text, one.lines[0]!.file) ?? []) : [],
  );
  const declaration = mistakes.length > 0 ? file : untraced(inheritFile(whole, own, marker, next, mistakes));
  if (mistakes.length === 0) known.set(path, { key, declaration });
  problems.push(...mistakes);
  return declaration;
}

function untraced({ text, lines }: Traced): Declaration {
  const origins: Declaration['origins'] = [];
  lines.forEach(({ file, line: from }, index) => {
    const last = origins.at(-1);
    const line = index + 1;
    if (last?.file !== file || last.from - last.line !== from - line) origins.push({ line, file, from });
  });
  return { text, origins };
}
