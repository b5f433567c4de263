import { arrivalPath } from '../document/arrival.ts';
import { editEvents } from '../../contract/edit-events.ts';
import { normalizePath, payloadUrl } from '../../kernel/urls/paths.ts';
import { isMissing } from './fetch-bytes.ts';
import { forgetPayloads, loadPageInShell } from './payload-cache.ts';
import type { RouterOptions } from './router.ts';
import { shellOf } from './shell-of.ts';

type Hot = NonNullable<ImportMeta['hot']>;

/**
 * Shows a writer's edits in the open page, and their errors above it: the previous content stays, because it often
 * helps to fix the mistake.
 *
 * @param arrivedWith URL of the payload the document was made from.
 */
export function receiveEdits(
  hot: Hot,
  { base, show }: Pick<RouterOptions, 'base' | 'show'>,
  arrivedWith: string,
): void {
  const arrivedAt = normalizePath(arrivalPath(), base);
  const currentPath = (): string => normalizePath(location.pathname, base);
  let latest = 0;

  const refresh = async (): Promise<void> => {
    const path = currentPath();
    const turn = ++latest;
    forgetPayloads();
    const next = await loadPageInShell(payloadUrl(path), shellOf).catch((error: unknown) => {
      // An address without a page: the document has the content of the not-found page.
      if (path === arrivedAt && isMissing(error)) return loadPageInShell(arrivedWith, shellOf);
      throw error;
    });
    // There may be a newer edit by now, or the writer may have navigated away.
    if (turn === latest && path === currentPath()) await show(next);
  };

  const update = async (): Promise<void> => {
    try {
      await refresh();
      notice?.remove();
      // The page is fine; only the server knows whether the rest of the site is.
      hot.send(editEvents.listening);
    } catch {
      const answer = await fetch(payloadUrl(currentPath())).catch(() => undefined);
      // The server has stopped. Vite's client reloads the page once it is back.
      if (!answer) return;
      // The page is gone, or was fixed meanwhile.
      if (answer.ok || answer.status === 404) return location.reload();
      showProblems(await answer.text());
    }
  };
  // An edit may have been made while the application was loading.
  void update();
  hot.on(editEvents.update, update);
  hot.on('rsc:update', update);
  hot.on(editEvents.problems, ({ text }: { text: string }) => showProblems(text));
}

/** What is wrong with the site, while anything is. */
let notice: HTMLElement | undefined;

function showProblems(text: string): void {
  notice?.remove();
  const box = (notice = document.createElement('pre'));
  box.role = 'alert';
  // The browser's default styling will do, and a popover is above everything else.
  box.popover = 'manual';
  box.textContent = text;
  document.body.append(box);
  box.showPopover();
}
