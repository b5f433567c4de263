import { payloadUrl } from './paths.ts';

type Hot = NonNullable<ImportMeta['hot']>;

/**
 * Shows a writer's edits in the open page, and what is wrong with them above it: what was there before stays, for it is
 * often needed to mend the mistake.
 *
 * @param refresh Fetches the page again and shows it.
 */
export function receiveEdits(hot: Hot, currentPath: () => string, refresh: () => Promise<void>): void {
  const update = async (): Promise<void> => {
    try {
      await refresh();
      notice()?.remove();
      // The page is well; whether the site is, the server knows.
      hot.send('docs:listening');
    } catch {
      const answer = await fetch(payloadUrl(currentPath()));
      // The page has gone, or was mended meanwhile.
      if (answer.ok || answer.status === 404) return location.reload();
      show(await answer.text());
    }
  };
  // An edit may have come while the application was on its way.
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
  // The browser's own looks will do, and a popover is above all else.
  box.popover = 'manual';
  box.textContent = text;
  document.body.append(box);
  box.showPopover();
}
