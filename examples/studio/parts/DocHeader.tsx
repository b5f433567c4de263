import type { DocHeaderProps } from 'pagewright';

export default function DocHeader({ title, description }: DocHeaderProps) {
  return (
    <header className="kiln-header">
      <h1>{title}</h1>
      {description && <p>{description}</p>}
    </header>
  );
}
