// Any number of pages from the generator of bench/generate-site.mjs, as plain HTML.
import { createSampler } from '../../generate/code-samples.mjs';
import { writePage } from '../../generate/page.mjs';
import { capital, createRandom } from '../../generate/random.mjs';
import { actions, things, traits } from '../../generate/words.mjs';
import { toHtml } from './plain-html.mjs';
import { createVocabulary } from './vocabulary.mjs';

const pagesOfCategory = 12;

/** Titles and paths of that many pages; deterministic. */
export function planPages(count) {
  const random = createRandom(20_240_501);
  const taken = new Set();
  return Array.from({ length: count }, (_, number) => {
    let slug;
    do slug = `${random.pick(actions)}-${random.pick(traits)}-${random.pick(things)}`;
    while (taken.has(slug));
    taken.add(slug);
    const category = Math.floor(number / pagesOfCategory);
    return {
      id: `section-${category % 40}/topic-${category}/${slug}`,
      title: capital(slug.replaceAll('-', ' ')),
      trail: `Section ${category % 40} › Topic ${category}`,
    };
  });
}

/** Yields pages one by one: all at once would not fit into memory. */
export function* generatePages(plan) {
  const sample = createSampler();
  for (const [number, page] of plan.entries()) {
    const seed = 1_000_003 + number;
    // The real site's pages are about twice as long as generated ones.
    const sources = [writePage(page, plan, seed, sample), writePage(page, plan, seed + 500_000_000, sample)];
    const description = /^description: "(.*)"$/m.exec(sources[0] ?? '')?.[1];
    yield { ...page, description, html: toHtml(sources, page.title, createVocabulary(seed)) };
  }
}
