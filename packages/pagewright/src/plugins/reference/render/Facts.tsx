import { type ReactNode, use } from 'react';
import { DocText } from '../../parts/DocText.tsx';
import { Default, FactLine } from '../../parts/FactLine.tsx';
import { PartContext } from '../../parts/part-context.ts';
import { type Platforms, labelOf, platformsOnly } from '../../parts/platforms.ts';
import type { Text } from '../../parts/text.ts';
import { useTexts } from '../../parts/use-texts.ts';
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
  const { text } = useTexts();
  return (
    <>
      {deprecated !== undefined && (
        <p className="api-facts">
          <strong className="deprecated">{text(deprecated ? 'facts.deprecatedBefore' : 'facts.deprecated')}</strong>{' '}
          <DocText text={deprecated} inline />
        </p>
      )}
      <FactLine facts={[...limits(tags, platforms, text), ...details(tags, since, text)]} />
    </>
  );
}

/** Where it does not work. */
function limits({ platforms: supported, minOs }: Tags, platforms: Platforms, text: Text): ReactNode[] {
  const from = minOs?.replace(/^\w+/, (system) => labelOf(platforms, system));
  return [
    ...(supported && supported.length < (platforms.platforms ?? []).length
      ? [platformsOnly(platforms, supported, text)]
      : []),
    ...(from ? [text('facts.from', { system: from })] : []),
  ].map((limit) => <strong key={limit}>{limit}</strong>);
}

function details(
  { permissions, range, since, unit, ...tags }: Tags,
  known: string | undefined,
  text: Text,
): ReactNode[] {
  return [
    ...(tags.default === undefined ? [] : [<Default key="default" value={tags.default} />]),
    ...(range ? [text('facts.range', { range })] : []),
    ...(unit ? [text('facts.unit', { unit })] : []),
    ...(permissions ? [permissionFact(permissions, text)] : []),
    ...(since && since !== known ? [text('facts.since', { version: since })] : []),
  ];
}

function permissionFact(permissions: string[], text: Text): string {
  return permissions.length > 1
    ? text('facts.permissions', { names: permissions.join(text('list.separator')) })
    : text('facts.permission', { name: permissions.join('') });
}
