import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';
import { usePage } from '../app/page-context.ts';
import type { VersionLabel } from '../../contract/shell-data.ts';

interface VersionBannerProps {
  version: string;
  banner: NonNullable<VersionLabel['banner']>;
  samePage: boolean;
}

export function VersionBanner({ version, banner: { kind, latest }, samePage }: VersionBannerProps) {
  const { versionLinks } = usePage();
  const link = (
    <a href={versionLinks?.[latest.name]} data-version={latest.name}>
      {samePage ? t('doc.readInLatest', { version: latest.label }) : t('doc.goToLatest', { version: latest.label })}
    </a>
  );
  return (
    <div className="version-banner" role="note">
      <p>{rich(kind === 'unreleased' ? t('doc.unreleased') : t('doc.unmaintained'), { version, link })}</p>
    </div>
  );
}
