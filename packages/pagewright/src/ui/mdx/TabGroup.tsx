'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTabChoice } from '../../client/preferences/use-tab-choice.ts';

interface TabGroupProps {
  group: string;
  choices: { value: string; label: string }[];
  /** `code`: each panel is one code block, with the tabs in its bar. */
  look?: 'code';
  children: ReactNode[];
}

/**
 * The boot script applies the stored choice to the markup before hydration, hence the suppressed warnings: the first
 * render shows the default, and the stored choice follows immediately.
 */
export function TabGroup({ group, choices, look, children }: TabGroupProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [choice, choose] = useTabChoice(group);
  const chosen = choices.some(({ value }) => value === choice) ? choice : choices[0]?.value;

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow goes back or forward; other combinations are the browser's, too.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = choices.findIndex(({ value }) => value === chosen);
    const right = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = { ArrowRight: index + right, ArrowLeft: index - right, Home: 0, End: choices.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = (next + choices.length) % choices.length;
    choose(choices[target]!.value, list.current);
    (list.current?.children[target] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className={look ? `tabs ${look}-tabs` : 'tabs'} data-tabs={group}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it have the focus */}
      <div role="tablist" ref={list} onKeyDown={onKeyDown} aria-label={group.replaceAll('-', ' ')}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            data-value={value}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => choose(value, list.current)}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {choices.map(({ value, label }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          data-value={value}
          data-label={label}
          aria-labelledby={`${id}-${value}`}
          hidden={value !== chosen}
          suppressHydrationWarning
        >
          {children[index]}
        </div>
      ))}
    </div>
  );
}
