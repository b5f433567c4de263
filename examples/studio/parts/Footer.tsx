import type { FooterProps } from 'pagewright';

export default function Footer({ footer }: FooterProps) {
  return (
    <footer className="kiln-footer">
      <p>Made slowly.</p>
      <small>{footer.copyright}</small>
    </footer>
  );
}
