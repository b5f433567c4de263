'use client';

import type { VersionPlace } from '../page-data.ts';
import { Menu } from './Menu.tsx';
import { VersionLinks } from './VersionLinks.tsx';
import { useShownVersion } from './use-shown-version.ts';

export function VersionMenu({ versions, latest }: { versions: VersionPlace[]; latest: string }) {
  const shown = useShownVersion(versions, latest);
  return (
    <Menu id="menu-versions" label={versions.find(({ name }) => name === shown)?.label ?? shown}>
      <VersionLinks versions={versions} latest={latest} />
    </Menu>
  );
}
