import { LinkList } from '../links/LinkList.tsx';
import type { ShellInput } from '../../contract/page-data.ts';

export function Footer({ footer }: { footer: ShellInput['footer'] }) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList items={links} />
          </nav>
        ))}
        <p>{footer.copyright}</p>
      </div>
    </footer>
  );
}
