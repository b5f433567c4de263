import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';
import type { TranslationNote } from '../../contract/page-data.ts';

/** Says that a page is not translated, or that its translation may be behind the original. */
export function TranslationBanner({ note: { href, label, lang, isMissing } }: { note: TranslationNote }) {
  const link = (
    <a href={href} hrefLang={lang}>
      {t('doc.original')}
    </a>
  );
  return (
    <div className="version-banner" role="note">
      <p>{isMissing ? t('doc.untranslated', { language: label }) : rich(t('doc.outdated'), { link })}</p>
    </div>
  );
}
