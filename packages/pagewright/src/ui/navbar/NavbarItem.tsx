import { t } from '../../contract/strings/t.ts';
import { Icon } from '../icons/Icon.tsx';
import { LinkList } from '../links/LinkList.tsx';
import { relOf } from '../links/rel-of.ts';
import type { NavbarEntry, ShellInput } from '../../contract/shell-data.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { Languages } from './Languages.tsx';
import { Menu } from './Menu.tsx';
import { SectionLink } from './SectionLink.tsx';
import { VersionMenu } from './VersionMenu.tsx';

export function NavbarItem({ entry, shell }: { entry: NavbarEntry; shell: ShellInput }) {
  switch (entry.type) {
    case 'link':
      return <SectionLink label={entry.label} href={entry.href} active={entry.active} className="navbar-link" />;
    case 'dropdown':
      return (
        <Menu id={entry.id} label={entry.label}>
          <LinkList items={entry.items} />
        </Menu>
      );
    case 'locales':
      return (
        <Menu
          id="menu-locales"
          name={t('navbar.language', { language: entry.label })}
          label={entry.label}
          icon="language"
        >
          <Languages entry={entry} />
        </Menu>
      );
    case 'versions':
      return <VersionMenu versions={entry.items} latest={shell.search.latest} />;
    case 'search':
      return (
        <SearchButton
          href={entry.href}
          site={shell.search}
          {...(shell.version && { version: shell.version })}
          {...(shell.sidebarName && { sidebar: shell.sidebarName })}
        />
      );
    case 'social':
      return (
        <a className="icon-button" rel={relOf(entry.href)} href={entry.href} aria-label={entry.label}>
          {typeof entry.icon === 'string' ? (
            <Icon name={entry.icon} />
          ) : (
            <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: entry.icon.html }} />
          )}
        </a>
      );
    case 'colorMode':
      return <ColorModeButton />;
  }
}
