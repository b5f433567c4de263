import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface CompilerRun {
  /** The exit code, or the signal that ended it. */
  exit: number | NodeJS.Signals;
  stdout: string;
  stderr: string;
}

export interface Diagnostic {
  message: string;
  /** Absent if the error concerns the whole project. */
  location?: { path: string; line: number };
}

export function typescriptCompiler(): string {
  return join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
}

/** Runs the compiler on the project in a folder. A failing exit code is a result; failing to start is an error. */
export function runCompiler(compiler: string, dir: string): Promise<CompilerRun> {
  const options = { cwd: dir, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], options, (error, stdout, stderr) => {
      if (!error) return resolve({ exit: 0, stdout, stderr });
      const exit = typeof error.code === 'number' ? error.code : error.signal;
      if (exit) resolve({ exit, stdout, stderr });
      else reject(error);
    });
  });
}

export function readDiagnostics(stdout: string): Diagnostic[] {
  return [...stdout.matchAll(/^(?:(.+?)\((\d+),\d+\): )?error TS\d+: (.+)$/gm)].map(([, path, line, message]) => ({
    message: message!,
    ...(path && { location: { path, line: Number(line) } }),
  }));
}
