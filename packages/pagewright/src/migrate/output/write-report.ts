import type { Figures } from '../site-parts.ts';
import { count } from '../../kernel/text/count.ts';
import { type Group, type Report, grouped } from '../report.ts';

/** At most as many places of one finding are listed. */
const mostPlaces = 20;

/** MIGRATION.md: what is left to do, and what has changed. Paths are those of the Docusaurus site. */
export function writeReport(report: Report, { pages, versions, staticFiles }: Figures): string {
  const hand = grouped(report.findings, 'hand');
  const notes = grouped(report.findings, 'note');
  return `# Migrated from Docusaurus

${count(pages, 'page')} in ${count(versions, 'version')}, ${count(staticFiles, 'static file')}. Paths below are those of the old site.
This file can be deleted once nothing is left to do.

## To do by hand

${hand.length > 0 ? hand.map(entry).join('\n') : 'Nothing.'}

## Changed on the way

${notes.length > 0 ? notes.map(entry).join('\n') : 'Nothing.'}
`;
}

function entry({ message, hint, places }: Group): string {
  const shown = places.slice(0, mostPlaces).map((place) => `  - \`${place}\``);
  if (places.length > mostPlaces) shown.push(`  - and ${count(places.length - mostPlaces, 'more place')}`);
  return [`- ${escaped(message)}${hint ? `. ${escaped(hint[0]!.toUpperCase() + hint.slice(1))}` : ''}`, ...shown].join(
    '\n',
  );
}

function escaped(text: string): string {
  return text.replace(/[<>{}*_]/g, String.raw`\$&`);
}
