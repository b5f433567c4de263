'use client';

import { versionAt } from '../../navigation/paths.ts';
import { usePreferredVersion } from '../../preferences/use-preferred-version.ts';
import { usePage } from '../app/page-context.ts';
import type { VersionPlace } from '../page-data.ts';

/** Name of the page's version; where it has none, the reader's preferred version stands in. */
export function useShownVersion(versions: VersionPlace[], latest: string): string {
  const { path, version, versionLinks } = usePage();
  const preferred = usePreferredVersion(versions, latest);
  // A page that did not load has said nothing: its address does.
  return (versionLinks ? version : versionAt(path, versions)?.name) ?? preferred;
}
