'use client';

import { useEffect, useState } from 'react';
import { payloadUrl, versionAt } from '../../navigation/paths.ts';
import { usePage } from '../app/page-context.ts';
import type { VersionPlace } from '../page-data.ts';

/** Where a version's entry leads. A page that did not load has not said it: then to the same address there, or, where no page is, to the landing page. */
export function useVersionLink({ name, base, landing }: VersionPlace, versions: VersionPlace[]): string {
  const { path, versionLinks } = usePage();
  const [missing, setMissing] = useState<string>();
  const above = versionAt(path, versions);
  const sameAddress = above ? base + path.slice(above.base.length) : landing;
  const isGuess = !versionLinks && sameAddress !== path;
  useEffect(() => {
    if (!isGuess) return;
    fetch(payloadUrl(sameAddress), { method: 'HEAD' }).then(
      ({ status }) => status === 404 && setMissing(sameAddress),
      // Nobody can tell yet whether there is one.
      () => {},
    );
  }, [isGuess, sameAddress]);
  return versionLinks?.[name] ?? (sameAddress === missing ? landing : sameAddress);
}
