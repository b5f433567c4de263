import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExportError } from '../export-error.ts';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'chromium-headless-shell',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/snap/bin/chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** The browser that prints: the one that CHROMIUM_PATH names, or else one that is installed. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const { CHROMIUM_PATH: named, PATH = '' } = environment;
  if (named) {
    if (existsSync(named)) return named;
    throw new ExportError(
      `CHROMIUM_PATH names ${named}, where there is no file`,
      'set it to an installed Chromium, Chrome or Edge',
    );
  }
  const inPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const found = [...inPath, ...elsewhere].find((path) => existsSync(path));
  if (found) return found;
  throw new ExportError(
    'a PDF is printed by Chromium, and there is none on this computer',
    'install Chromium, Chrome or Edge, or set CHROMIUM_PATH to where it is; zip and epub need no browser',
  );
}

export interface Printing {
  /** The address of the document. */
  url: string;
  file: string;
  /** For what the browser keeps while it runs. */
  folder: string;
}

/** Prints a document as PDF. */
export async function printPdf(browser: string, { url, file, folder }: Printing): Promise<void> {
  const flags = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-extensions',
    `--user-data-dir=${join(folder, 'profile')}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${file}`,
    // The browser refuses to run as root with a sandbox. The document is our own, and runs no scripts.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const { code, errors } = await run(browser, [...flags, url], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (code === 0 && existsSync(file)) return;
  const last = errors.trim().split('\n').slice(-5).join('\n');
  throw new ExportError(
    `${browser} printed nothing (exit code ${code})${last && `:\n${last}`}`,
    'try another browser with CHROMIUM_PATH, or more memory',
  );
}

function run(command: string, args: string[], options: SpawnOptions): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let errors = '';
    const stop = (): void => void child.kill('SIGKILL');
    process.once('exit', stop);
    child.stderr!.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-10_000)));
    child.on('error', (error) => {
      process.removeListener('exit', stop);
      reject(
        new ExportError(`${command} could not be started: ${error.message}`, 'set CHROMIUM_PATH to another browser'),
      );
    });
    child.on('close', (code) => {
      process.removeListener('exit', stop);
      resolve({ code, errors });
    });
  });
}
