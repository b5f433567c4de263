import type { FooterProps } from 'pagewright';

export default function Footer({ footer }: FooterProps) {
  return (
    <footer className="lamp-footer">
      <p>Stay bright.</p>
      <small>{footer.copyright}</small>
    </footer>
  );
}
