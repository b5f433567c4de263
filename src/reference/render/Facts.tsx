import { Fragment, type ReactNode } from 'react';
import { DocText } from './DocText.tsx';
import { type Platform, type Tags, platforms } from '../model.ts';

const platformLabels: Record<Platform, string> = { ios: 'iOS', android: 'Android', web: 'Web' };

export function platformLabel(platform: Platform): string {
  return platformLabels[platform];
}

/** `iOS and Android only` */
export function platformsOnly(list: readonly Platform[]): string {
  return `${new Intl.ListFormat('en').format(list.map(platformLabel))} only`;
}

/** The short facts about a member, on one line. */
export function Facts({ tags }: { tags: Tags }) {
  return <FactLine facts={collectFacts(tags)} />;
}

/** The spaces between the facts are for screen readers and for copying. */
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

function collectFacts(tags: Tags): ReactNode[] {
  const standard = tags.default === undefined ? undefined : <code>{tags.default}</code>;
  return [
    tags.deprecated === '' ? 'Deprecated' : labelled('Deprecated:', deprecation(tags.deprecated)),
    tags.platforms && tags.platforms.length < platforms.length ? platformsOnly(tags.platforms) : undefined,
    labelled(
      'From',
      tags.minOs
        ?.replace('androidApi', 'Android API')
        .replace(/\b(ios|android)\b/g, (platform) => platformLabel(platform as Platform)),
    ),
    labelled('Default', standard),
    labelled('Range', tags.range),
    labelled('Unit', tags.unit),
    labelled('Permissions', tags.permissions?.join(', ')),
    labelled('Since', tags.since),
  ].filter((fact) => fact !== undefined);
}

function labelled(label: string, value: ReactNode): ReactNode {
  return value === undefined ? undefined : (
    <>
      {label} {value}
    </>
  );
}

function deprecation(text: string | undefined): ReactNode {
  return text === undefined ? undefined : <DocText text={text} inline />;
}
