'use client';

import type { VersionPlace } from '../../contract/page-data.ts';
import { useShownLabel } from './use-shown-version.ts';

/** The version that the reader is in, as text. */
export function ShownVersion({ versions, latest }: { versions: VersionPlace[]; latest: string }) {
  return useShownLabel(versions, latest);
}
