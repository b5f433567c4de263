import * as keys from '../../contract/storage-keys.ts';
import { useStored } from './use-stored.ts';

/** The chosen tab of all groups with this name, and a setter that keeps the page from jumping under the reader. */
export function useTabChoice(group: string): [string | null, (value: string, anchor: Element | null) => void] {
  const [choice, choose] = useStored(keys.tab(group));
  const chooseInPlace = (value: string, anchor: Element | null) => {
    const before = anchor?.getBoundingClientRect().top ?? 0;
    choose(value);
    // Groups above may have changed height: keep the clicked one in place.
    requestAnimationFrame(
      () => anchor && scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' }),
    );
  };
  return [choice, chooseInPlace];
}
