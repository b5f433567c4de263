import { LinkList } from '../links/LinkList.tsx';
import type { FooterProps } from '../../contract/parts.ts';

export function Footer({ footer }: FooterProps) {
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
