'use client';

import type { VersionEntry } from '../../contract/shell-data.ts';
import { useShownVersion } from './use-shown-version.ts';
import { useVersionLink } from './use-version-link.ts';

/** A link to the same page in each version. The boot script adds the hash and remembers the choice. */
export function VersionLinks({ versions, latest }: { versions: VersionEntry[]; latest: string }) {
  const shown = useShownVersion(versions, latest);
  return (
    <ul>
      {versions.map((version) => (
        <li key={version.name}>
          <VersionLink version={version} versions={versions} isShown={version.name === shown} />
        </li>
      ))}
    </ul>
  );
}

interface VersionLinkProps {
  version: VersionEntry;
  versions: VersionEntry[];
  isShown: boolean;
}

function VersionLink({ version, versions, isShown }: VersionLinkProps) {
  return (
    <a href={useVersionLink(version, versions)} data-version={version.name} aria-current={isShown ? 'true' : undefined}>
      {version.label} {version.note && <small>{version.note}</small>}
    </a>
  );
}
