import type { Sidebars } from '../../site/model.ts';
import { SiteComponents } from '../components/site-components.ts';
import type { NewSite } from '../output/new-site.ts';
import { rewrite } from '../pages/rewrite.ts';
import type { Report } from '../report.ts';
import { cardsOf } from '../sidebars/cards.ts';
import type { Addresses } from './addresses.ts';
import { PartFiles } from './fragments.ts';
import type { SourceDoc } from './source-docs.ts';
import { writeFrontMatter } from './write-front-matter.ts';

interface Context {
  siteDir: string;
  addresses: Addresses;
  /** Of each version, by its folder. */
  sidebars: Map<string, Sidebars>;
  target: NewSite;
  report: Report;
}

/** Rewrites every page. */
export function convertPages(docs: SourceDoc[], { addresses, sidebars, target, report, siteDir }: Context): void {
  const components = new SiteComponents(siteDir, target);
  const parts = new PartFiles({ siteDir, addresses, target, report, components });
  for (const doc of docs) {
    const own = docs.filter(({ version }) => version.folder === doc.version.folder);
    const targets = {
      ...addresses.of(doc),
      newId: (oldId: string) => own.find((other) => other.oldId === oldId)?.id,
    };
    const { bodyStart } = doc.front;
    const { text, title } = rewrite({
      ...targets,
      fragment: parts.of(doc.path, doc.version),
      component: components.of(doc.path),
      cards: () => cardsOf(doc, sidebars.get(doc.version.folder) ?? {}, own),
      file: doc.file,
      source: doc.source.slice(bodyStart),
      linesBefore: doc.source.slice(0, bodyStart).split('\n').length - 1,
      report,
    });
    target.write(
      doc.target,
      `${writeFrontMatter(doc, title, targets, report)}${text.startsWith('\n') ? '' : '\n'}${text}`,
    );
  }
}
