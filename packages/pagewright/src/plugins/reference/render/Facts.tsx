import { Fragment, type ReactNode } from 'react';
import { DocText } from './DocText.tsx';
import { type Platform, platformLabels, platforms } from '../../../site/config/platforms.ts';
import type { Tags } from '../model.ts';

/** `iOS and Android only` */
export function platformsOnly(list: readonly Platform[]): string {
  return `${new Intl.ListFormat('en').format(list.map((platform) => platformLabels[platform]))} only`;
}

interface FactsProps {
  tags: Tags;
  /** Of what this is a part of: the same version is not repeated for each part. */
  since?: string | undefined;
}

/** The short facts about a member on one line, limits first; what is deprecated says so on a line before. */
export function Facts({ tags, since }: FactsProps) {
  const { deprecated } = tags;
  return (
    <>
      {deprecated !== undefined && (
        <p className="api-facts">
          <strong className="deprecated">Deprecated{deprecated && ':'}</strong> <DocText text={deprecated} inline />
        </p>
      )}
      <FactLine facts={[...limits(tags), ...details(tags, since)]} />
    </>
  );
}

/** The spaces between the facts are for screen readers and for copying. */
export function FactLine({ facts }: { facts: ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="api-facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** Where it does not work. */
function limits({ platforms: supported, minOs }: Tags): ReactNode[] {
  const from = minOs
    ?.replace('androidApi', 'Android API')
    .replace(/\b(ios|android)\b/g, (platform) => platformLabels[platform as Platform]);
  return [
    ...(supported && supported.length < platforms.length ? [platformsOnly(supported)] : []),
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

/** Some defaults are described instead of written out. Text in quotes and paths are written out. */
export function Default({ value }: { value: string }) {
  return <>Default {/\s/.test(value) && !/^'|^\w:\\/.test(value) ? value : <code>{value}</code>}</>;
}
