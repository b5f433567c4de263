import { useEffect, useEffectEvent } from 'react';
import * as keys from '../../contract/storage-keys.ts';
import { onStoredElsewhere } from '../preferences/storage.ts';
import type { PagePayload } from '../../contract/page-data.ts';
import type { ShellPayload } from '../../contract/shell-data.ts';
import { loadShell } from './payload-cache.ts';
import { shellOf } from './shell-of.ts';

/** Documents without a version are rendered in the latest version's shell; readers get that of their preferred version. */
export function usePreferredShell(page: PagePayload, change: (page: PagePayload, shell: ShellPayload) => void): void {
  const show = useEffectEvent(change);
  useEffect(() => {
    if (!page.meta.shells) return;
    const follow = async (): Promise<void> => {
      const preferred = shellOf(page.meta);
      try {
        const shell = await loadShell(preferred);
        // Another one may have been chosen meanwhile.
        if (preferred === shellOf(page.meta)) show(page, shell);
      } catch (error) {
        console.warn(
          'The links around this page lead to another version, because those of the preferred one could not be loaded.',
          error,
        );
      }
    };
    void follow();
    return onStoredElsewhere(keys.version, follow);
  }, [page]);
}
