import { en } from '../../contract/strings/en.ts';
import type { Strings } from '../../contract/strings/strings.ts';
import type { Site } from '../../site/model.ts';

/**
 * The texts that pages bring along: those of the interface, on a site with several languages, where the application has only the
 * English ones.
 */
export function spokenStrings({ languages, strings }: Pick<Site, 'languages' | 'strings'>): Strings | undefined {
  if (!languages) return undefined;
  const spoken = Object.fromEntries(Object.keys(en).map((key) => [key, strings[key as keyof Strings]]));
  return JSON.stringify(spoken) === JSON.stringify(en) ? undefined : (spoken as Strings);
}
