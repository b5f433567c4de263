import { type ReactNode, use } from 'react';
import { DocText } from '../../parts/DocText.tsx';
import { Default, FactLine } from '../../parts/FactLine.tsx';
import { PartContext } from '../../parts/part-context.ts';
import { type Platforms, labelOf, platformsOnly } from '../../parts/platforms.ts';
import type { Tags } from '../model.ts';

interface FactsProps {
  tags: Tags;
  /** Of what this is a part of: the same version is not repeated for each part. */
  since?: string | undefined;
}

/** The short facts about a member on one line, limits first; what is deprecated says so on a line before. */
export function Facts({ tags, since }: FactsProps) {
  const { deprecated } = tags;
  const { platforms } = use(PartContext);
  return (
    <>
      {deprecated !== undefined && (
        <p className="api-facts">
          <strong className="deprecated">Deprecated{deprecated && ':'}</strong> <DocText text={deprecated} inline />
        </p>
      )}
      <FactLine facts={[...limits(tags, platforms), ...details(tags, since)]} />
    </>
  );
}

/** Where it does not work. */
function limits({ platforms: supported, minOs }: Tags, platforms: Platforms): ReactNode[] {
  const from = minOs?.replace(/^\w+/, (system) => labelOf(platforms, system));
  return [
    ...(supported && supported.length < (platforms.platforms ?? []).length
      ? [platformsOnly(platforms, supported)]
      : []),
    ...(from ? [`From ${from}`] : []),
  ].map((limit) => <strong key={limit}>{limit}</strong>);
}

function details({ permissions, range, since, unit, ...tags }: Tags, known: string | undefined): ReactNode[] {
  return [
    ...(tags.default === undefined ? [] : [<Default key="default" value={tags.default} />]),
    ...(range ? [`Range ${range}`] : []),
    ...(unit ? [`Unit ${unit}`] : []),
    ...(permissions ? [`Permission${permissions.length > 1 ? 's' : ''}: ${permissions.join(', ')}`] : []),
    ...(since && since !== known ? [`Since ${since}`] : []),
  ];
}
