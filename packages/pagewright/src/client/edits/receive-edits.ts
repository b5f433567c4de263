import { type EditMessage, editsPath } from '../../contract/edit-events.ts';
import { normalizePath, payloadUrl } from '../../kernel/urls/paths.ts';
import { arrivalPath } from '../document/arrival.ts';
import { onNavigated } from '../document/navigated.ts';
import { isMissing } from '../router/fetch-bytes.ts';
import { type PageInShell, forgetPayloads, loadPageInShell } from '../router/payload-cache.ts';
import type { RouterOptions } from '../router/router.ts';
import { shellOf } from '../router/shell-of.ts';
import { showError } from './error-notice.ts';
import { keepPlace } from './keep-place.ts';
import { listProblems } from './page-problems.ts';

/**
 * Shows a writer's edits in the open page, and what is wrong with them above it: the previous content stays, because it often
 * helps to fix the mistake.
 *
 * @param arrivedWith URL of the payload the document was made from.
 */
export function receiveEdits({ base, build, show }: Omit<RouterOptions, 'fail'>, arrivedWith: string): void {
  const arrivedAt = normalizePath(arrivalPath(), base);
  const currentPath = (): string => normalizePath(location.pathname, base);
  let latest = 0;
  let documents: number | undefined;

  const load = (path: string): Promise<PageInShell> =>
    loadPageInShell(payloadUrl(path, base), shellOf).catch((error: unknown) => {
      // An address without a page: the document has the content of the not-found page.
      if (path === arrivedAt && isMissing(error)) return loadPageInShell(arrivedWith, shellOf);
      throw error;
    });

  const update = async (): Promise<void> => {
    const turn = ++latest;
    const path = currentPath();
    // There may be a newer edit by now, or the writer may have navigated away.
    const isStale = (): boolean => turn !== latest || path !== currentPath();
    try {
      forgetPayloads();
      const next = await load(path);
      if (isStale()) return;
      if (next.page.build !== build) return location.reload();
      await keepPlace(() => show(next));
      if (turn === latest) showError(undefined);
    } catch {
      const answer = await fetch(payloadUrl(path, base)).catch(() => undefined);
      // The server has stopped, and tells about itself once it is back.
      if (!answer || isStale()) return;
      // The page is gone, or was fixed meanwhile.
      if (answer.ok || answer.status === 404) return location.reload();
      showError(await answer.text());
    }
    await listProblems(path, base);
  };

  const receive = (message: EditMessage): void => {
    if (documents !== undefined && documents !== message.documents) return location.reload();
    documents = message.documents;
    if (message.wrong !== undefined) {
      latest++;
      return showError(message.wrong);
    }
    void update();
  };

  let feed: EventSource | undefined;
  // Browsers open few connections to one server: pages in the background have none, and catch up when they are seen.
  const connect = (): void => {
    feed?.close();
    feed = document.hidden ? undefined : new EventSource(editsPath);
    feed?.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as EditMessage));
  };
  connect();
  document.addEventListener('visibilitychange', connect);
  onNavigated(() => void listProblems(currentPath(), base));
}
