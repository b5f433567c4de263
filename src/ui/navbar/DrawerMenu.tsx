import type { ReactNode } from 'react';
import { LinkList } from '../links/LinkList.tsx';
import type { ShellInput } from '../page-data.ts';
import { ShownVersion } from './ShownVersion.tsx';
import { VersionLinks } from './VersionLinks.tsx';

/** The contents of the navbar as a list for the mobile drawer. */
export function DrawerMenu({ shell }: { shell: ShellInput }) {
  return (
    <>
      <LinkList items={shell.navbar.filter((entry) => entry.type === 'link')} />
      {shell.navbar.map((entry, index) => {
        if (entry.type === 'versions') {
          return (
            <Group
              key={index}
              label={
                <>
                  Version: <ShownVersion versions={entry.items} latest={shell.search.latest} />
                </>
              }
            >
              <VersionLinks versions={entry.items} latest={shell.search.latest} />
            </Group>
          );
        }
        if (entry.type !== 'dropdown' && entry.type !== 'locales') return null;
        return (
          <Group key={index} label={entry.label}>
            <LinkList items={entry.items} />
          </Group>
        );
      })}
      <LinkList items={shell.navbar.filter((entry) => entry.type === 'social')} />
    </>
  );
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
