import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { count } from '../kernel/text/count.ts';
import { plainSlug } from '../kernel/text/slug.ts';
import { formatProblem } from '../kernel/problems.ts';
import { writeAtomic } from '../kernel/files/write-atomic.ts';
import { buildVersion } from '../offline/built-version.ts';
import { ExportError } from '../offline/export-error.ts';
import { findChromium } from '../offline/pdf/chromium.ts';
import { type Format, formats } from '../offline/formats.ts';
import { withTemporaryFolder } from '../offline/temporary-folder.ts';
import { siteCache } from '../pipeline/cache/site-cache.ts';
import type { Engine } from '../pipeline/engine.ts';
import { loadConfig } from '../site/config/load-config.ts';
import type { ResolvedConfig } from '../site/config/schema.ts';
import { chosenVersion } from './chosen-version.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { checkWritable, explain } from './output-error.ts';

/** Writes one version of a site as one file, for reading without a connection. */
export async function runExport(engine: Engine, options: Options, format: Format): Promise<number> {
  const { siteDir } = options;
  const config = await loadConfig(siteDir, siteCache(engine, siteDir));
  // Fails early: building the site takes a while.
  const version = chosenVersion(config.versions, options.version, 'export');
  const locale = chosenLocale(config, options.locale);
  const name = fileName(config, version.label, locale);
  const out = resolve(options.file ?? `${name}.${format}`);
  checkFile(out);
  checkWritable(out, 'the export');
  if (format === 'pdf') checkBrowser();
  const { content, pages } = await withTemporaryFolder(async (folder) => {
    const built = await buildVersion(engine, { siteDir, version: version.name, locale }, join(folder, 'site'));
    for (const problem of built.problems) console.error(formatProblem(problem));
    return {
      content: await formats[format](built, { name, folder }).catch(throwExportError),
      pages: built.version.docs.size,
    };
  });
  write(out, content);
  const size = content.byteLength < 1_000_000 ? kilobytes(content.byteLength) : megabytes(content.byteLength);
  console.log(`Exported ${count(pages, 'page')} of ${version.label} into ${relative(process.cwd(), out)} (${size})`);
  return 0;
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function checkBrowser(): void {
  try {
    findChromium();
  } catch (error) {
    throwExportError(error);
  }
}

function throwExportError(error: unknown): never {
  throw error instanceof ExportError ? new CommandError(error.message, error.hint, { cause: error }) : error;
}

/** All at once, so that there is never half a file: neither on a full disk nor when somebody stops the command. */
function write(out: string, content: Uint8Array): void {
  try {
    mkdirSync(dirname(out), { recursive: true });
    writeAtomic(out, content);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, out, 'the export');
  }
}

function chosenLocale({ i18n }: ResolvedConfig, wanted = i18n.defaultLocale): string {
  const locales = Object.keys(i18n.locales);
  if (locales.includes(wanted)) return wanted;
  throw new CommandError(`there is no language "${wanted}" to export`, `the site has ${locales.join(', ')}`);
}

/** `greenhouse-docs-v3`; the language is part of it if it is not the first. */
function fileName({ title, i18n }: ResolvedConfig, label: string, locale: string): string {
  const parts = [title, label, locale === i18n.defaultLocale ? '' : locale];
  return parts.map(plainSlug).filter(Boolean).join('-') || 'docs';
}

function checkFile(out: string): void {
  if (isFolder(out))
    throw new CommandError(`cannot write the export to ${out}: it is a folder`, 'name a file in it with --out');
}

function isFolder(out: string): boolean {
  try {
    return statSync(out, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, out, 'the export');
  }
}
