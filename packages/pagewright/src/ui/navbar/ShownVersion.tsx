'use client';

import type { VersionEntry } from '../../contract/shell-data.ts';
import { useShownLabel } from './use-shown-version.ts';

/** The version that the reader is in, as text. */
export function ShownVersion({ versions, latest }: { versions: VersionEntry[]; latest: string }) {
  return useShownLabel(versions, latest);
}
