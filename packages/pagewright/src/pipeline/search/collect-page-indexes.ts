import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageIndex } from '../../search/index/index-page.ts';
import type { Doc, Version } from '../../site/model.ts';
import { build } from '../build.ts';
import type { Engine } from '../engine.ts';
import { readTerms, searchableDocs, textSuffix } from './searchable-docs.ts';

/** Everything search knows about a site, in all its languages, for a service that builds its own index. */
export async function collectPageIndexes(
  engine: Engine,
  siteDir: string,
): Promise<{ version: Version; doc: Doc; trail: string; language: string; index: PageIndex }[]> {
  const { site, tasks, cacheDir } = await build(engine, { siteDir });
  return [site, ...site.translations].flatMap((one) =>
    searchableDocs(one, tasks).map((page) => {
      const texts = JSON.parse(readFileSync(join(cacheDir, page.key + textSuffix), 'utf8')) as string[];
      const language = one.config.i18n.defaultLocale;
      return { ...page, language, index: { ...readTerms(cacheDir, page), texts } };
    }),
  );
}
