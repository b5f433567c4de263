import type { DocView } from '../page-data.ts';

const states = { unmaintained: 'which is no longer maintained', unreleased: 'which is not released yet' };

export function VersionBanner({ banner: { kind, label, latest, samePage } }: { banner: NonNullable<DocView['banner']> }) {
  return (
    <div className="version-banner" role="note">
      <p>
        This is the documentation for {label}, {states[kind]}. <a href={latest.href}>{samePage ? `Read this page in ${latest.label}` : `Go to ${latest.label}`}</a>, the latest version.
      </p>
    </div>
  );
}
