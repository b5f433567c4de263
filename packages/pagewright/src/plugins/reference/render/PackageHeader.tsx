import { use } from 'react';
import { PackageName } from '../../parts/PackageName.tsx';
import { PartContext } from '../../parts/part-context.ts';
import { PartIcon } from '../../parts/PartIcon.tsx';
import { PlatformNames } from '../../parts/PlatformNames.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import type { Capability } from '../model.ts';
import { supportOn } from '../support.ts';

interface PackageHeaderProps {
  capability: Pick<Capability, 'name' | 'tags' | 'methods' | 'events'>;
  /** What its package works with: `@scope/core 4`. */
  needs?: string | undefined;
}

/** It stays with the fact before it where a line ends. */
const separator = (
  <>
    {'\u00a0'}
    <i>·</i>
  </>
);

/** Below the title of a page: which package it is about, and where that works. */
export function PackageHeader({ capability, needs }: PackageHeaderProps) {
  const { platforms = [] } = use(PartContext).platforms;
  const { rich, text } = useTexts();
  const { name, tags, methods, events } = capability;
  const having = platforms.filter((platform) =>
    [...methods, ...events].some((member) => !['no', undefined].includes(supportOn(member.tags, platform))),
  );
  // The guide to it comes first, and whoever comes back wants to skip that.
  const first = methods[0] ?? events[0];
  return (
    <>
      <PartIcon name={name} />
      {tags.package && <PackageName name={tags.package.name} version={tags.package.version} />}
      <p className="api-facts">
        {having.length > 0 && (
          <span>
            <PlatformNames
              states={having.map((platform) => ({ platform, state: 'yes' }))}
              only={having.length < platforms.length}
            />
            {(needs || first) && separator}
          </span>
        )}{' '}
        {needs && (
          <span>
            {rich('reference.needs', { package: <code>{needs}</code> })}
            {first && separator}
          </span>
        )}{' '}
        {first && <a href={`#${first.anchor}`}>{text('reference.jump')}</a>}
      </p>
    </>
  );
}
