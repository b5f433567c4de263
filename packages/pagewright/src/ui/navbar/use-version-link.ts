import { useEffect, useState } from 'react';
import { isSamePage, payloadUrl, versionAt } from '../../kernel/urls/paths.ts';
import { usePage } from '../app/page-context.ts';
import type { VersionEntry } from '../../contract/shell-data.ts';

/** The target of a version's entry. A page that failed to load does not know it: then the same path there or, if that is missing, the landing page. */
export function useVersionLink({ name, base, landing }: VersionEntry, versions: VersionEntry[]): string {
  const { path, versionLinks } = usePage();
  const [missing, setMissing] = useState<string>();
  const above = versionAt(path, versions);
  const rest = path.slice(above?.base.length);
  const sameAddress = above && rest !== '' ? base + rest : landing;
  const isGuess = !versionLinks && !isSamePage(sameAddress, path);
  useEffect(() => {
    if (!isGuess) return;
    fetch(payloadUrl(sameAddress, base), { method: 'HEAD' }).then(
      ({ status }) => status === 404 && setMissing(sameAddress),
      // Offline: whether the page exists is unknown.
      () => {},
    );
  }, [isGuess, sameAddress, base]);
  return versionLinks?.[name] ?? (sameAddress === missing ? landing : sameAddress);
}
