import { join, relative } from 'node:path';
import { count } from '../kernel/text/count.ts';
import { migrateDocusaurus } from '../migrate/migrate.ts';
import { grouped } from '../migrate/report.ts';
import type { Options } from './options.ts';

/** Turns a Docusaurus site into a Pagewright site, and says what is left to do. */
export async function runMigrate({ siteDir, outDir, force }: Options): Promise<number> {
  const { figures, report, kept } = await migrateDocusaurus(siteDir, outDir, force);
  const hand = grouped(report.findings, 'hand');
  const folder = relative(process.cwd(), outDir) || '.';
  console.log(
    `${count(figures.pages, 'page')} in ${count(figures.versions, 'version')}, ${count(figures.staticFiles, 'static file')}: ${folder}`,
  );
  for (const { message, hint, places } of hand) {
    const [first] = places;
    const others = places.length > 1 ? ` (and ${count(places.length - 1, 'other place')})` : '';
    console.log(`to do: ${first ? `${first}: ` : ''}${message}${others}\n  hint: ${hint}`);
  }
  for (const path of kept) console.log(`kept: ${path}: it was edited after the last migration`);
  const todo = hand.length > 0 ? `${count(hand.length, 'thing')} to do by hand` : 'Nothing to do by hand';
  console.log(
    `\n${todo}. ${join(folder, 'MIGRATION.md')} lists that, and what has changed.\nNext: npx pagewright dev ${folder}`,
  );
  return 0;
}
