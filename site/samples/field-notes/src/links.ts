// #region step-6
import { App } from '@trispan/app';

const HOST = 'links.example.com';

export function linkTo(id: string): string {
  return `https://${HOST}/notes/${id}`;
}

/** The note that a link is about, or undefined if it is not a link to a note. Anyone can write one. */
export function noteOf(link: string): string | undefined {
  const [, host, id] = /^https:\/\/([^/]+)\/notes\/([\w-]+)$/.exec(link) ?? [];
  return host === HOST ? id : undefined;
}

/** Call it once, when notes can be shown: a link that has started the app waits until then. */
export async function followLinks(open: (id: string) => void): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const id = noteOf(url);
    if (id !== undefined) {
      open(id);
    }
  });
}
// #endregion
