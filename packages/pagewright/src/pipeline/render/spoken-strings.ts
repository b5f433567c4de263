import { en } from '../../contract/strings/en.ts';
import type { Strings } from '../../contract/strings/strings.ts';
import type { Site } from '../../site/model.ts';

/** The texts that pages bring along: on a site with several languages, where the application has only the English ones. */
export function spokenStrings({ languages, strings }: Pick<Site, 'languages' | 'strings'>): Strings | undefined {
  return languages && JSON.stringify(strings) !== JSON.stringify(en) ? strings : undefined;
}
