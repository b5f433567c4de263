import { versionAt } from '../../kernel/urls/paths.ts';
import { usePreferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { usePage } from '../app/page-context.ts';
import type { VersionEntry } from '../../contract/shell-data.ts';

/** The label of the version that the reader is in. */
export function useShownLabel(versions: VersionEntry[], latest: string): string {
  const shown = useShownVersion(versions, latest);
  return versions.find(({ name }) => name === shown)?.label ?? shown;
}

/** Name of the page's version, or of the reader's preferred one if the page has none. */
export function useShownVersion(versions: VersionEntry[], latest: string): string {
  const { path, version, versionLinks } = usePage();
  const preferred = usePreferredVersion(versions, latest);
  // A page that failed to load has no metadata: its URL tells the version.
  return (versionLinks ? version : versionAt(path, versions)?.name) ?? preferred;
}
