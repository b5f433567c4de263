import { Fragment, use } from 'react';
import { breakableCode } from '../../../markdown/code/inline-code.ts';
import { PartContext } from '../../parts/part-context.ts';
import { PlatformNames, type PlatformState } from '../../parts/PlatformNames.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import type { Capability, Support } from '../model.ts';
import { supportGroups } from '../support.ts';

/** The platforms that most methods and events work on, and those that are exceptions. */
export function SupportSummary({ methods, events }: Pick<Capability, 'methods' | 'events'>) {
  const { platforms = [] } = use(PartContext).platforms;
  const { rich, text } = useTexts();
  const [most, ...exceptions] = supportGroups({ methods, events }, platforms);
  if (!most) return null;
  const names = <Names states={most.states} platforms={platforms} />;
  return (
    <>
      <p>{rich(exceptions.length > 0 ? 'reference.exceptions' : 'reference.worksOn', { platforms: names })}</p>
      {exceptions.length > 0 && (
        <ul className="api-support">
          {exceptions.map(({ states, members }) => (
            <li key={states.join()}>
              <span>
                {members.map(({ label, anchor }, index) => (
                  <Fragment key={anchor}>
                    {index > 0 && text('list.separator')}
                    <a href={`#${anchor}`}>
                      <code dangerouslySetInnerHTML={{ __html: breakableCode(label, 'table') }} />
                    </a>
                  </Fragment>
                ))}
              </span>
              <span className="visually-hidden">: </span>
              <span>
                <Names states={states} platforms={platforms} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Names({ states, platforms }: { states: (Support | undefined)[]; platforms: string[] }) {
  const having = havingOf(states, platforms);
  return <PlatformNames states={having} only={having.length < platforms.length} inSentence />;
}

/** The platforms that have something. */
export function havingOf(states: (Support | undefined)[], platforms: string[]): PlatformState[] {
  return platforms.flatMap((platform, index) => {
    const state = states[index];
    return state === undefined || state === 'no' ? [] : [{ platform, state }];
  });
}
