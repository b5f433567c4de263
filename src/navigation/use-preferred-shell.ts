import { useEffect, useEffectEvent } from 'react';
import type { PagePayload, ShellPayload } from '../ui/page-data.ts';
import { loadShell } from './payload-store.ts';
import { shellOf } from './shell-of.ts';

/** Documents without a version are rendered in the latest version's shell; readers get that of their preferred version. */
export function usePreferredShell(page: PagePayload, change: (page: PagePayload, shell: ShellPayload) => void): void {
  const show = useEffectEvent(change);
  useEffect(() => {
    if (!page.meta.shells) return;
    loadShell(shellOf(page.meta)).then(
      (shell) => show(page, shell),
      (error: unknown) =>
        console.warn(
          'The links around this page lead to the latest version, because those of the preferred one could not be loaded.',
          error,
        ),
    );
  }, [page]);
}
