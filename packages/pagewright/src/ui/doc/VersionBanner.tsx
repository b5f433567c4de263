import { usePage } from '../app/page-context.ts';
import type { VersionLabel } from '../../contract/page-data.ts';

const states = { unmaintained: 'which is no longer maintained', unreleased: 'which is not released yet' };

interface VersionBannerProps {
  version: string;
  banner: NonNullable<VersionLabel['banner']>;
  samePage: boolean;
}

export function VersionBanner({ version, banner: { kind, latest }, samePage }: VersionBannerProps) {
  const { versionLinks } = usePage();
  return (
    <div className="version-banner" role="note">
      <p>
        This is the documentation for {version}, {states[kind]}.{' '}
        <a href={versionLinks?.[latest.name]} data-version={latest.name}>
          {samePage ? `Read this page in ${latest.label}` : `Go to ${latest.label}`}
        </a>
        , the latest version.
      </p>
    </div>
  );
}
