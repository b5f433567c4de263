import { Fragment, type ReactNode } from 'react';
import { DocText } from './DocText.tsx';
import { type Platform, type Tags, platforms } from '../model.ts';

const platformLabels: Record<Platform, string> = { ios: 'iOS', android: 'Android', web: 'Web' };

export function platformLabel(platform: Platform): string {
  return platformLabels[platform];
}

/** The short facts of a member, one after another on a line of their own. */
export function Facts({ tags }: { tags: Tags }) {
  return (
    <FactLine
      facts={collectFacts(tags).map(([label, value]) => (
        <>
          {label} {value}
        </>
      ))}
    />
  );
}

/** The blanks between the facts are for those who hear or copy them. */
export function FactLine({ facts }: { facts: ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="api-facts">
      {facts.map((fact, place) => (
        <Fragment key={place}>
          {place > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

function collectFacts(tags: Tags): [label: string, value: ReactNode][] {
  const only =
    tags.platforms && tags.platforms.length < platforms.length
      ? tags.platforms.map(platformLabel).join(', ')
      : undefined;
  const standard = tags.default === undefined ? undefined : <code>{tags.default}</code>;
  const deprecated = tags.deprecated === undefined ? undefined : <DocText text={tags.deprecated} inline />;
  const facts: [string, ReactNode | undefined][] = [
    ['Deprecated:', deprecated],
    ['Only', only],
    [
      'From',
      tags.minOs
        ?.replace('androidApi', 'Android API')
        .replace(/\b(ios|android)\b/g, (platform) => platformLabel(platform as Platform)),
    ],
    ['Default', standard],
    ['Range', tags.range],
    ['Unit', tags.unit],
    ['Permissions', tags.permissions?.join(', ')],
    ['Since', tags.since],
  ];
  return facts.filter((fact): fact is [string, ReactNode] => fact[1] !== undefined);
}
