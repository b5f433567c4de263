import { useEffect, useEffectEvent, useState } from 'react';
import { Loader } from './Loader.tsx';
import { takeTyped } from './take-typed.ts';

/** Milliseconds after which screen readers know the region; code that is there sooner needs no loader. */
const pause = 100;

/** Until the code of the search modal is there. Escape cancels, like it closes the modal. */
export function ModalLoader({ onCancel }: { onCancel: () => void }) {
  const [isSlow, setSlow] = useState(false);
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    takeTyped();
    onCancel();
  });
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), pause);
    addEventListener('keydown', cancel);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', cancel);
    };
  }, []);
  return <div role="status">{isSlow && <Loader />}</div>;
}
