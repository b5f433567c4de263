'use client';

import { usePage } from '../app/page-context.ts';

/** One link per version to the same page there. The boot script adds the hash and remembers the choice. */
export function VersionLinks({ versions, current }: { versions: { name: string; label: string }[]; current?: string }) {
  const page = usePage();
  return (
    <ul>
      {versions.map(({ name, label }) => (
        <li key={name}>
          <a
            href={page.versionLinks[name]}
            data-version={name}
            aria-current={name === (current ?? page.version) ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
