import { t } from '../../contract/strings/t.ts';

/** Says above the text that a page is not like others. */
export function PageNotice({ kind }: { kind: 'draft' | 'unlisted' }) {
  const isDraft = kind === 'draft';
  return (
    <div className="admonition caution" role="note">
      <p className="admonition-title">{isDraft ? t('doc.draft') : t('doc.unlisted')}</p>
      <p>{isDraft ? t('doc.draftText') : t('doc.unlistedText')}</p>
    </div>
  );
}
