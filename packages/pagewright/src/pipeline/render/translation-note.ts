import type { DocView } from '../../contract/page-data.ts';
import type { Doc, Site } from '../../site/model.ts';

/** What a page says about its translation, if that is missing or older than the original. */
export function translationNote(
  { languages }: Pick<Site, 'languages'>,
  { translation }: Pick<Doc, 'translation'>,
): DocView['translation'] {
  const [first] = languages ?? [];
  if (!first || !translation || !(translation.isMissing || translation.isOutdated)) return undefined;
  const { original, isMissing } = translation;
  const { locale, label, direction } = first;
  return { href: original, label, lang: locale, dir: direction, ...(isMissing && { isMissing }) };
}
