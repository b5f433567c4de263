import { t } from '../../contract/strings/t.ts';
import type { DocHeaderProps } from '../../contract/parts.ts';

export function DocHeader({ title, version }: DocHeaderProps) {
  return (
    <>
      {version && <span className="badge">{t('doc.version', { version })}</span>}
      <h1>{title}</h1>
    </>
  );
}
