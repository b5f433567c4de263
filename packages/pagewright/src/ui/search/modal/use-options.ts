import { useEffect, useRef, useState } from 'react';

interface OptionsState {
  selected: number;
  select: (option: number) => void;
  /** For a new query: selects the first option and drops an Enter meant for the previous query. */
  startOver: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The selected option, and the keys in the field that select and open options. */
export function useOptions(
  id: string,
  count: number,
  /** The options match what is typed. */
  isSettled: boolean,
  onOpenTab: () => void,
): OptionsState {
  const [chosen, select] = useState(0);
  // Chosen in the previous answer's list, which may have been longer.
  const selected = Math.min(chosen, Math.max(count - 1, 0));
  const isHasty = useRef(false);
  const option = (number: number) => document.getElementById(`${id}-${number}`) as HTMLAnchorElement | null;

  // Enter came before the answer: the reader means the first result of what is typed, not of the previous answer.
  useEffect(() => {
    if (!isSettled || !isHasty.current) return;
    isHasty.current = false;
    document.getElementById(`${id}-0`)?.click();
  }, [isSettled, id]);

  const startOver = () => {
    select(0);
    document.getElementById(`${id}-list`)?.scrollTo(0, 0);
    isHasty.current = false;
  };
  const openTab = (address: string | undefined) => {
    if (!address) return;
    onOpenTab();
    open(address, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const next = (selected + step + count) % count;
      select(next);
      option(next)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      const inTab = event.ctrlKey || event.metaKey;
      // Browsers block tabs that open by themselves later.
      if (!isSettled) isHasty.current = !inTab;
      else if (inTab) openTab(option(selected)?.href);
      else option(selected)?.click();
    }
  };
  return { selected, select, startOver, onKeyDown };
}
