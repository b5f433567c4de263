import { type ReactNode, use } from 'react';
import { DocText } from '../../parts/DocText.tsx';
import { Default, FactLine } from '../../parts/FactLine.tsx';
import { PartContext } from '../../parts/part-context.ts';
import { type Platforms, labelOf, platformsOnly } from '../../parts/platforms.ts';
import { PartIcon } from '../../parts/PartIcon.tsx';
import type { Text } from '../../parts/text.ts';
import { useTexts } from '../../parts/use-texts.ts';
import type { Tags } from '../model.ts';

/** The platforms to which something is limited, after its name: icons, if the site has some, with the words for those who do not see them. */
export function Limits({ tags: { platforms: supported } }: { tags: Tags }) {
  const { platforms, iconOf } = use(PartContext);
  const { text } = useTexts();
  if (!supported || supported.length >= (platforms.platforms ?? []).length) return null;
  const words = platformsOnly(platforms, supported, text);
  const icons = supported.every((platform) => iconOf?.(platform)) && supported;
  return (
    <>
      {' '}
      <span className="api-only" title={icons ? words : undefined}>
        {icons && icons.map((platform) => <PartIcon key={platform} name={platform} />)}
        {icons ? <span className="visually-hidden">{words}</span> : words}
      </span>
    </>
  );
}

interface FactsProps {
  tags: Tags;
  /** Of what this is a part of: the same version is not repeated for each part. */
  since?: string | undefined;
  /** All platforms that have it, instead of only those that limit it. */
  platforms?: ReactNode;
  /** Whether its limits follow its name already. */
  isLimited?: boolean;
  badge?: ReactNode;
}

/** The short facts about a member on one line, limits first; what is deprecated says so on a line before. */
export function Facts({ tags, since, platforms: named, isLimited, badge }: FactsProps) {
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
      <FactLine
        badge={badge}
        facts={[
          ...(named ? [named] : []),
          ...limits(named || isLimited ? { ...tags, platforms: undefined } : tags, platforms, text),
          ...details(tags, since, text),
        ]}
      />
    </>
  );
}

type Limiting = { platforms?: string[] | undefined; minOs?: string | undefined };

/** Where it does not work. */
function limits({ platforms: supported, minOs }: Limiting, platforms: Platforms, text: Text): string[] {
  const from = minOs?.replace(/^\w+/, (system) => labelOf(platforms, system));
  return [
    ...(supported && supported.length < (platforms.platforms ?? []).length
      ? [platformsOnly(platforms, supported, text)]
      : []),
    ...(from ? [text('facts.from', { system: from })] : []),
  ];
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
