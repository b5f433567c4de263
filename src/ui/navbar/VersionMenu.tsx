'use client';

import { usePreferredVersion } from '../../preferences/use-preferred-version.ts';
import { Menu } from './Menu.tsx';
import { VersionLinks } from './VersionLinks.tsx';

interface VersionMenuProps {
  versions: { name: string; label: string }[];
  /** The version of the pages in this shell; where there is none, the reader's preferred version stands in. */
  current?: string;
  latest: string;
}

export function VersionMenu({ versions, current, latest }: VersionMenuProps) {
  const preferred = usePreferredVersion(versions, latest);
  const shown = current ?? preferred;
  return (
    <Menu id="menu-versions" label={versions.find(({ name }) => name === shown)?.label ?? shown}>
      <VersionLinks versions={versions} current={shown} />
    </Menu>
  );
}
