import { Fragment, type ReactNode, use } from 'react';
import { PartIcon } from './PartIcon.tsx';
import { PartContext } from './part-context.ts';
import { labelOf } from './platforms.ts';
import { useTexts } from './use-texts.ts';

/** How far one of the platforms has something. */
export interface PlatformState {
  platform: string;
  state: 'yes' | 'conditional' | 'no-op';
}

interface PlatformNamesProps {
  states: PlatformState[];
  /** Whether there are platforms that do not have it. */
  only: boolean;
  /** Whether the names are part of a sentence; alone, icons are enough between them. */
  inSentence?: boolean;
}

/** The platforms that have something, each with its icon if the site has icons. */
export function PlatformNames({ states, only, inSentence = only }: PlatformNamesProps) {
  const { iconOf } = use(PartContext);
  const { text, rich } = useTexts();
  const names = states.map((state) => <Name key={state.platform} {...state} />);
  const separated = (list: ReactNode[], separator: string) =>
    list.map((name, index) => (
      <Fragment key={index}>
        {index > 0 && separator}
        {name}
      </Fragment>
    ));
  const listed = () => {
    if (!inSentence && states.every(({ platform }) => iconOf?.(platform))) return separated(names, ' ');
    if (names.length < 2) return names;
    const first = separated(names.slice(0, -1), text('list.separator'));
    return rich(names.length > 2 ? 'list.end' : 'list.pair', { first, last: names.at(-1) });
  };
  return <span className="api-platforms">{only ? rich('facts.only', { platforms: listed() }) : listed()}</span>;
}

function Name({ platform, state }: PlatformState) {
  const { platforms } = use(PartContext);
  const { text } = useTexts();
  const label = labelOf(platforms, platform);
  return (
    <span className="api-platform">
      <PartIcon name={platform} />
      {state === 'yes'
        ? label
        : text(state === 'conditional' ? 'reference.conditional' : 'reference.noEffect', { platform: label })}
    </span>
  );
}
