'use client';

import type { VersionEntry } from '../../contract/page-data.ts';
import { Menu } from './Menu.tsx';
import { VersionLinks } from './VersionLinks.tsx';
import { useShownLabel } from './use-shown-version.ts';

export function VersionMenu({ versions, latest }: { versions: VersionEntry[]; latest: string }) {
  return (
    <Menu id="menu-versions" topic="Version" label={useShownLabel(versions, latest)}>
      <VersionLinks versions={versions} latest={latest} />
    </Menu>
  );
}
