import type { ShellInput } from '../page-data.ts';
import { MenuLinks } from '../navbar/NavbarItem.tsx';

export function Footer({ footer }: { footer: ShellInput['footer'] }) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <MenuLinks items={links} />
          </nav>
        ))}
        <p>{footer.copyright}</p>
      </div>
    </footer>
  );
}
