import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../kernel/files/relative-path.ts';
import { SiteError } from '../kernel/problems.ts';
import { findConfig, readSourceSite } from './config/source-site.ts';
import { NewSite } from './output/new-site.ts';
import { writeReport } from './output/write-report.ts';
import { Report } from './report.ts';
import { convertSite } from './convert-site.ts';
import type { Figures } from './site-parts.ts';

export interface MigrationResult {
  figures: Figures;
  report: Report;
  /** Files that somebody has edited since the last migration, and that stayed as they were. */
  kept: string[];
}

/** Reads a Docusaurus site and writes a Pagewright site. Nothing in the folder that is read is touched. */
export async function migrateDocusaurus(dir: string, out: string, force: boolean): Promise<MigrationResult> {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw refuse(`there is no folder ${dir}`, 'pass the folder of a Docusaurus site');
  const configFile = findConfig(dir);
  if (!configFile)
    throw refuse(
      `${dir} has no docusaurus.config.js or .ts`,
      'pass the folder of a Docusaurus site; it may be website/',
    );
  if (isWithin(dir, out))
    throw refuse(`${out} is in the folder that is read`, 'pass a folder outside of it with --out');
  if (existsSync(out) && !statSync(out).isDirectory()) throw refuse(`${out} is a file`, 'pass a folder with --out');
  const report = new Report();
  const site = await readSourceSite(dir, configFile, report);
  if (site.docs.length === 0)
    throw refuse(`no docs were found in ${dir}`, `check the paths of docs in ${join(dir, configFile)}`);
  const target = new NewSite();
  const figures = await convertSite(site, target, report);
  target.write('MIGRATION.md', writeReport(report, figures));
  return { figures, report, kept: target.save(out, force) };
}

function refuse(message: string, hint: string): SiteError {
  return new SiteError({ severity: 'error', message, hint });
}
