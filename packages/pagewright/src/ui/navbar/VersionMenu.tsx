'use client';

import type { VersionPlace } from '../../contract/page-data.ts';
import { Menu } from './Menu.tsx';
import { VersionLinks } from './VersionLinks.tsx';
import { useShownLabel } from './use-shown-version.ts';

export function VersionMenu({ versions, latest }: { versions: VersionPlace[]; latest: string }) {
  return (
    <Menu id="menu-versions" topic="Version" label={useShownLabel(versions, latest)}>
      <VersionLinks versions={versions} latest={latest} />
    </Menu>
  );
}
