import { payloadUrl } from './paths.ts';

type Hot = NonNullable<ImportMeta['hot']>;

/**
 * Shows a writer's edits in the open page, and their errors above it: the previous content stays, because it often
 * helps to fix the mistake.
 *
 * @param refresh Fetches the page again and shows it.
 */
export function receiveEdits(hot: Hot, currentPath: () => string, refresh: () => Promise<void>): void {
  const update = async (): Promise<void> => {
    try {
      await refresh();
      notice()?.remove();
      // The page is fine; only the server knows whether the rest of the site is.
      hot.send('docs:listening');
    } catch {
      const answer = await fetch(payloadUrl(currentPath())).catch(() => undefined);
      // The server has stopped. Vite's client reloads the page once it is back.
      if (!answer) return;
      // The page is gone, or was fixed meanwhile.
      if (answer.ok || answer.status === 404) return location.reload();
      show(await answer.text());
    }
  };
  // An edit may have been made while the application was loading.
  void update();
  hot.on('docs:update', update);
  hot.on('rsc:update', update);
  hot.on('docs:problems', ({ text }: { text: string }) => show(text));
}

const id = 'edit-problems';
const notice = (): HTMLElement | null => document.getElementById(id);

function show(text: string): void {
  notice()?.remove();
  const box = document.createElement('pre');
  box.id = id;
  box.role = 'alert';
  // The browser's default styling will do, and a popover is above everything else.
  box.popover = 'manual';
  box.textContent = text;
  document.body.append(box);
  box.showPopover();
}
