import type { DocHeaderProps } from 'pagewright';
import { DocHeader as Heading } from 'pagewright/ui';

/** The usual heading, with the page's description below it. */
export default function DocHeader({ description, ...heading }: DocHeaderProps) {
  return (
    <header className="kiln-header">
      <Heading {...heading} />
      {description && <p>{description}</p>}
    </header>
  );
}
