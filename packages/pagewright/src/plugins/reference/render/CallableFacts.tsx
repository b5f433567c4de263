import { createContext, use } from 'react';
import { PartContext } from '../../parts/part-context.ts';
import { PlatformNames } from '../../parts/PlatformNames.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import type { ApiEvent, Method } from '../model.ts';
import { supportOn } from '../support.ts';
import { Facts } from './Facts.tsx';
import { havingOf } from './SupportSummary.tsx';

/** The anchors of what this version added, and how the version is called. */
export const NewMembers = createContext<{ anchors: ReadonlySet<string>; version: string }>({
  anchors: new Set(),
  version: '',
});

/** On one line: the platforms that have a method or event, the version it is in since, and whether it is new. */
export function CallableFacts({ callable: { anchor, tags } }: { callable: Method | ApiEvent }) {
  const { platforms = [] } = use(PartContext).platforms;
  const { anchors, version } = use(NewMembers);
  const { text } = useTexts();
  const having = havingOf(
    platforms.map((platform) => supportOn(tags, platform)),
    platforms,
  );
  return (
    <Facts
      tags={tags}
      platforms={having.length > 0 && <PlatformNames states={having} only={having.length < platforms.length} />}
      badge={
        anchors.has(anchor) && (
          <b className="api-new" data-changes>
            {text('facts.new', { version })}
          </b>
        )
      }
    />
  );
}
