import type { VersionErrors } from './read-errors.ts';

/** The address of the entry that describes a message; nothing if none does, or if it may be one of several. */
export type FindMessage = (message: string) => string | undefined;

/** Shorter parts of a message are words that stand in many. */
const shortestPart = 20;

/** Words such as `UNAVAILABLE` are a code that many methods reject with. */
const bareWord = /^(?:[a-z]+|[A-Z]+)$/;

export function messageFinder({ groups }: Pick<VersionErrors, 'groups'>): FindMessage {
  const entries = Object.values(groups).flatMap(({ entries: own, route }) =>
    own.flatMap(({ id, text, also = [] }) =>
      [text, ...also].map((message) => ({ address: `${route}#${id}`, message, pattern: patternOf(message) })),
    ),
  );
  return (text) => {
    const wanted = text.replace(/\s+/g, ' ').trim();
    if (bareWord.test(wanted)) return;
    const only = (isMeant: (entry: (typeof entries)[number]) => boolean): string | undefined => {
      const found = new Set(entries.filter(isMeant).map(({ address }) => address));
      return found.size === 1 ? [...found][0] : undefined;
    };
    return (
      only(({ message }) => message === wanted) ??
      only(({ pattern }) => pattern?.test(wanted) ?? false) ??
      (wanted.length >= shortestPart && wanted.includes(' ')
        ? only(({ message }) => message.includes(wanted))
        : undefined)
    );
  };
}

/** The dots stand for what differs, such as a name. */
function patternOf(message: string): RegExp | undefined {
  if (!message.includes('…')) return;
  const parts = message.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}
