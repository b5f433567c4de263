import { t } from '../../contract/strings/t.ts';
import type { NavbarProps } from '../../contract/parts.ts';
import { MobileDrawer } from '../sidebar/MobileDrawer.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { NavbarItem } from './NavbarItem.tsx';

/** The bar at the top. Menus are popovers and work before any script has loaded. */
export function Navbar({ shell }: NavbarProps) {
  const side = (position: 'left' | 'right') =>
    shell.navbar
      .filter((entry) => entry.position === position)
      .map((entry, index) => <NavbarItem key={index} entry={entry} shell={shell} />);
  return (
    <header className="navbar" data-hide-on-scroll={shell.hideOnScroll || undefined}>
      <nav className="navbar-inner" aria-label={t('navbar.label')}>
        <MobileDrawer menu={<DrawerMenu shell={shell} />} sidebar={shell.sidebar} />
        <a
          className="logo"
          href={shell.home}
          aria-label={shell.logo.alt}
          dangerouslySetInnerHTML={{ __html: shell.logo.html }}
        />
        {/* On a phone the version menu is in the drawer, and a link to a section leads past the banner. */}
        {shell.label?.banner && <span className="badge">{shell.label.text}</span>}
        <div className="navbar-items navbar-left">{side('left')}</div>
        <div className="navbar-items navbar-right">{side('right')}</div>
      </nav>
    </header>
  );
}
