import { LinkList } from '../links/LinkList.tsx';
import type { FooterProps } from '../../contract/parts.ts';

export function Footer({ footer, logo }: FooterProps) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-site">
          <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo.html }} />
          <p>{footer.copyright}</p>
        </div>
        {footer.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList items={links} />
          </nav>
        ))}
      </div>
    </footer>
  );
}
