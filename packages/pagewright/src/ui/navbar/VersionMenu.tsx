'use client';

import { t } from '../../contract/strings/t.ts';
import type { VersionEntry } from '../../contract/shell-data.ts';
import { Menu } from './Menu.tsx';
import { VersionLinks } from './VersionLinks.tsx';
import { useShownLabel } from './use-shown-version.ts';

export function VersionMenu({ versions, latest }: { versions: VersionEntry[]; latest: string }) {
  const version = useShownLabel(versions, latest);
  return (
    <Menu id="menu-versions" name={t('navbar.version', { version })} label={version}>
      <VersionLinks versions={versions} latest={latest} />
    </Menu>
  );
}
