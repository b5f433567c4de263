import type { NewSite } from '../output/new-site.ts';
import { rewrite } from '../pages/rewrite.ts';
import type { Report } from '../report.ts';
import type { Addresses } from './addresses.ts';
import type { SourceDoc } from './source-docs.ts';
import { writeFrontMatter } from './write-front-matter.ts';

/** Rewrites every page; returns how many. */
export function convertPages(docs: SourceDoc[], addresses: Addresses, target: NewSite, report: Report): number {
  for (const doc of docs) {
    const { bodyStart } = doc.front;
    const linesBefore = doc.source.slice(0, bodyStart).split('\n').length - 1;
    const { text, title } = rewrite({
      ...addresses.of(doc),
      file: doc.file,
      source: doc.source.slice(bodyStart),
      linesBefore,
      report,
    });
    target.write(doc.target, `${writeFrontMatter(doc, title, report)}${text.startsWith('\n') ? '' : '\n'}${text}`);
  }
  return docs.length;
}
