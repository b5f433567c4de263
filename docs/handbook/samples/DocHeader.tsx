import type { DocHeaderProps } from 'pagewright';
import { DocHeader as Heading } from 'pagewright/ui';

export default function DocHeader({ description, ...heading }: DocHeaderProps) {
  return (
    <header>
      <Heading {...heading} />
      {description && <p>{description}</p>}
    </header>
  );
}
