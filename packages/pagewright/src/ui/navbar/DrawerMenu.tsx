import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';
import type { ReactNode } from 'react';
import { LinkList } from '../links/LinkList.tsx';
import type { ShellInput } from '../../contract/shell-data.ts';
import { Languages } from './Languages.tsx';
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
              label={rich(t('navbar.version'), {
                version: <ShownVersion versions={entry.items} latest={shell.search.latest} />,
              })}
            >
              <VersionLinks versions={entry.items} latest={shell.search.latest} />
            </Group>
          );
        }
        if (entry.type !== 'dropdown' && entry.type !== 'locales') return null;
        return (
          <Group
            key={index}
            label={entry.type === 'locales' ? t('navbar.language', { language: entry.label }) : entry.label}
          >
            {entry.type === 'locales' ? <Languages entry={entry} /> : <LinkList items={entry.items} />}
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
