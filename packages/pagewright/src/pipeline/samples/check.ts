import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Site } from '../../site/model.ts';
import { type Problem, distinct, ruleProblem } from '../../kernel/problems.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { PluginSample } from '../../site/plugins/plugin.ts';
import type { DeclaredTypes, VersionTypes } from '../plugins/declared-types.ts';
import { type Sample, collectSamples } from './collect.ts';
import { type CompilerRun, type Diagnostic, readDiagnostics, runCompiler, typescriptCompiler } from './compiler.ts';
import { type Project, writeProject } from './project.ts';

/** The samples of one version, and the folder they are compiled in. */
interface VersionSamples {
  site: Site;
  folder: string;
  types: VersionTypes;
  samples: Sample[];
  dir: string;
}

interface SampleOptions {
  compiler?: string;
  /** Samples besides those in pages, by the name of their version. */
  more?: Record<string, PluginSample[]>;
}

/**
 * Type-checks every TypeScript sample of the site in strict mode, against the declarations that plugins have for its
 * version, and parses every JSON sample. Also reports errors in the declarations.
 */
export async function checkSamples(
  site: Site,
  types: DeclaredTypes,
  workDir: string,
  { compiler = typescriptCompiler(), more = {} }: SampleOptions = {},
): Promise<{ count: number; problems: Problem[] }> {
  const all: Sample[] = site.versions.flatMap(({ name, docs }) => [
    ...[...docs.values()].flatMap((doc) => collectSamples(doc, name, site.dir)),
    ...(more[name] ?? []).map((sample) => ({ ...sample, version: name })),
  ]);
  const samples = all.filter(({ unchecked }) => !unchecked);
  const problems = samples.filter(({ language }) => language === 'json').flatMap(checkJson);
  for (const version of site.versions) {
    const own = samples.filter((sample) => sample.version === version.name && sample.language !== 'json');
    const { folder } = version;
    const declared = types[folder] ?? {};
    if (own.length === 0 && Object.keys(declared).length === 0) continue;
    const dir = join(workDir, `${version.name}-${process.pid}`);
    problems.push(...(await checkTypes({ site, folder, types: declared, samples: own, dir }, compiler)));
  }
  return { count: samples.length, problems: distinct(problems) };
}

function checkJson({ code, file, line }: Sample): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [
      ruleProblem('broken-sample', {
        file,
        line,
        message: `the sample is not valid JSON: ${(error as Error).message}`,
        hint: 'fix it, or give the code block a different language',
      }),
    ];
  }
}

async function checkTypes(version: VersionSamples, compiler: string): Promise<Problem[]> {
  const { folder, types, samples, dir } = version;
  const project = writeProject(types, samples, dir);
  const run = await runCompiler(compiler, dir).finally(() => rmSync(dir, { recursive: true, force: true }));
  const problems = readDiagnostics(run.stdout).map((diagnostic) => toProblem(diagnostic, version, project));
  // Errors in samples also give an exit code; a signal always means that the compiler did not finish.
  if (typeof run.exit === 'string' || (run.exit !== 0 && problems.length === 0)) problems.push(crash(run, folder));
  return problems;
}

function toProblem(
  { location, message }: Diagnostic,
  { site, folder, dir }: VersionSamples,
  { samples, declared }: Project,
): Problem {
  if (!location)
    return {
      severity: 'error',
      message: `cannot check the samples of ${folder}: ${message}`,
      hint: `the compiler gave no location; check that the declarations of ${folder} are readable and the engine's packages are installed`,
    };
  // Of a file on another drive, the compiler names the whole path.
  const path = resolve(dir, location.path);
  const sample = samples.get(path);
  if (sample)
    return ruleProblem('broken-sample', {
      file: sample.file,
      line: sample.numbers?.[location.line - 1] ?? sample.line + location.line - 1,
      message: `the sample does not compile${sample.inheritedBy ? ` in ${folder}` : ''}: ${message}`,
      hint: hintFor(sample),
    });
  const origin = declared.get(path)?.lines[location.line - 1];
  return {
    severity: 'error',
    ...(origin ?? { file: relativePath(site.dir, path), line: location.line }),
    message: origin ? `in ${folder}: ${message}` : message,
    hint: origin ? `fix the declaration, or state what differs in ${folder}` : 'fix the declaration',
  };
}

function hintFor({ implied, inheritedBy }: Sample): string {
  if (inheritedBy) return `give what it belongs to another sample in ${inheritedBy}, or fix this one`;
  if (implied !== undefined) return 'fix it; only what its own package exports needs no import';
  return 'fix it, or say on the code block why it cannot be checked: nocheck="reason"';
}

function crash({ exit, stdout, stderr }: CompilerRun, folder: string): Problem {
  const end = typeof exit === 'string' ? `was terminated by ${exit}` : `exited with code ${exit}`;
  const said = [stderr, stdout].map((text) => text.trim()).filter(Boolean);
  return {
    severity: 'error',
    message: `the samples of ${folder} were not checked: the compiler ${end}${said.length > 0 ? `:\n${said.join('\n')}` : ' without any output'}`,
    hint: 'run the check again; if it keeps failing, reinstall the packages (npm install) or give the machine more memory',
  };
}
