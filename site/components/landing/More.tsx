import Icon from '../Icon.tsx';

/** A link that goes on from a section. */
export default function More({ href, label }: { href: string; label: string }) {
  return (
    <a className="more" href={href}>
      {`${label} `}
      <Icon name="arrow" />
    </a>
  );
}
