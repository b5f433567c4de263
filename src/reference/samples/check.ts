import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '../../site/model.ts';
import type { Problem } from '../../site/problems.ts';
import { type Sample, collectSamples } from './collect.ts';
import { writeProject } from './project.ts';

/**
 * Type-checks every TypeScript sample of the site, in strict mode, against the declarations of its version, and
 * parses every JSON sample. Errors in the declarations themselves are reported, too.
 */
export async function checkSamples(site: Site, workDir: string): Promise<{ count: number; problems: Problem[] }> {
  const samples = site.versions
    .flatMap((version) => [...version.docs.values()].flatMap((doc) => collectSamples(doc, version.name)))
    .filter(({ unchecked }) => !unchecked);
  const problems = samples.filter(({ language }) => language === 'json').flatMap(checkJson);
  if (site.config.reference) {
    for (const version of site.versions) {
      const own = samples.filter((sample) => sample.version === version.name && sample.language !== 'json');
      problems.push(...(await checkTypes(site, version.folder, own, join(workDir, `${version.name}-${process.pid}`))));
    }
  }
  return { count: samples.length, problems };
}

function checkJson({ code, file, line }: Sample): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [
      {
        severity: 'error',
        file,
        line,
        message: `the JSON sample does not parse: ${(error as Error).message}`,
        hint: 'complete it, or give the fence another language',
      },
    ];
  }
}

async function checkTypes(site: Site, folder: string, samples: Sample[], dir: string): Promise<Problem[]> {
  const places = writeProject(site, folder, samples, dir);
  const output = await runCompiler(dir).finally(() => rmSync(dir, { recursive: true, force: true }));
  const problems: Problem[] = [];
  for (const [, path, line, message] of output.matchAll(/^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/gm)) {
    const full = join(dir, path!);
    const sample = places.get(full);
    const file = sample?.file ?? relative(site.dir, full);
    problems.push({
      severity: 'error',
      file,
      line: sample ? sample.line + Number(line) - 1 : Number(line),
      message: sample ? `the sample does not compile: ${message}` : message!,
      hint: sample
        ? 'correct it, or say on the fence why it cannot be checked: nocheck="reason"'
        : 'correct the declaration',
    });
  }
  if (problems.length === 0 && output.includes('error TS')) throw new Error(`The compiler failed:\n${output}`);
  return problems;
}

async function runCompiler(dir: string): Promise<string> {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], {
      cwd: dir,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    // The compiler's exit code says that there are errors; they are in its output.
    const { stdout, code } = error as { stdout?: string; code?: number };
    if (stdout === undefined || typeof code !== 'number') throw error;
    return stdout;
  }
}
