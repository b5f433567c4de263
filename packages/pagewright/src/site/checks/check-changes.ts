import type { Problem } from '../../kernel/problems.ts';
import type { Site } from '../model.ts';
import { versionPairs } from '../versions/changes.ts';
import { checkFreeAddresses } from './check-free-addresses.ts';

/** The pages that say what has changed need addresses that nothing else has. */
export function checkChanges(site: Site, source: string, problems: Problem[]): void {
  for (const { route, pages } of versionPairs(site))
    checkFreeAddresses(site, [route, ...pages.map((page) => page.route)], source, problems, {
      what: 'a page about changes',
      hint: 'change this address, or set versionChanges to false',
    });
}
