import Icon from '../Icon.tsx';

interface ActionProps {
  href: string;
  label: string;
  kind?: 'main' | 'other';
}

/** What to do next, as a button. */
export default function Action({ href, label, kind = 'other' }: ActionProps) {
  return (
    <a className={`action action-${kind}`} href={href}>
      {label}
      {kind === 'main' && <Icon name="arrow" />}
    </a>
  );
}
