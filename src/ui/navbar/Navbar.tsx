import type { ShellInput } from '../page-data.ts';
import { MobileDrawer } from '../sidebar/MobileDrawer.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { NavbarItem } from './NavbarItem.tsx';

/** The bar at the top. Menus are popovers and work before any script has arrived. */
export function Navbar({ shell }: { shell: ShellInput }) {
  const side = (position: 'left' | 'right') =>
    shell.navbar
      .filter((entry) => entry.position === position)
      .map((entry, index) => <NavbarItem key={index} entry={entry} shell={shell} />);
  return (
    <header className="navbar" data-hide-on-scroll={shell.hideOnScroll || undefined}>
      <nav className="navbar-inner" aria-label="Main">
        <MobileDrawer menu={<DrawerMenu shell={shell} />} sidebar={shell.sidebar} />
        <a className="logo" href={shell.home}>
          <Logo logo={shell.logo} />
        </a>
        <div className="navbar-items navbar-left">{side('left')}</div>
        <div className="navbar-items navbar-right">{side('right')}</div>
      </nav>
    </header>
  );
}

/** Both variants stand in the page; the stylesheet shows one, and a lazy image that is not shown is not fetched. */
function Logo({ logo }: { logo: ShellInput['logo'] }) {
  return (
    <>
      <img className="only-light" src={logo.src} alt={logo.alt} width={200} height={24} loading="lazy" />
      <img className="only-dark" src={logo.srcDark} alt={logo.alt} width={200} height={24} loading="lazy" />
    </>
  );
}
