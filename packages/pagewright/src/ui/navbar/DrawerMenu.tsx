import type { ReactNode } from 'react';
import { LinkList } from '../links/LinkList.tsx';
import type { ShellInput } from '../../contract/page-data.ts';
import { SectionLink } from './SectionLink.tsx';
import { ShownVersion } from './ShownVersion.tsx';
import { VersionLinks } from './VersionLinks.tsx';

/** The contents of the navbar as a list for the mobile drawer. */
export function DrawerMenu({ shell }: { shell: ShellInput }) {
  return (
    <>
      <ul>
        {shell.navbar
          .filter((entry) => entry.type === 'link')
          .map(({ label, href, active }, index) => (
            <li key={index}>
              <SectionLink label={label} href={href} active={active} />
            </li>
          ))}
      </ul>
      {shell.navbar.map((entry, index) => {
        if (entry.type === 'versions') {
          return (
            <Group
              key={index}
              topic="Version"
              label={<ShownVersion versions={entry.items} latest={shell.search.latest} />}
            >
              <VersionLinks versions={entry.items} latest={shell.search.latest} />
            </Group>
          );
        }
        if (entry.type !== 'dropdown' && entry.type !== 'locales') return null;
        return (
          <Group key={index} topic={entry.type === 'locales' ? 'Language' : undefined} label={entry.label}>
            <LinkList items={entry.items} />
          </Group>
        );
      })}
      <LinkList items={shell.navbar.filter((entry) => entry.type === 'social')} />
    </>
  );
}

function Group({ topic, label, children }: { topic: string | undefined; label: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary>
        {topic && `${topic}: `}
        {label}
      </summary>
      {children}
    </details>
  );
}
