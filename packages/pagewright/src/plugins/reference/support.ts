import type { Capability, Support, Tags } from './model.ts';
import { overloads } from './overloads.ts';

/** What a declaration says about a platform; nothing if it says nothing. */
export function supportOn({ support, platforms }: Tags, platform: string): Support | undefined {
  return support?.[platform] ?? (platforms ? (platforms.includes(platform) ? 'yes' : 'no') : undefined);
}

/** Methods and events that the same platforms support. */
export interface SupportGroup {
  states: (Support | undefined)[];
  members: { label: string; anchor: string }[];
}

/** Methods and events by what supports them, the largest group first. Those that nothing is said about belong to none. */
export function supportGroups(
  { methods, events }: Pick<Capability, 'methods' | 'events'>,
  platforms: string[],
): SupportGroup[] {
  const groups = new Map<string, SupportGroup>();
  const add = (label: string, { anchor, tags }: { anchor: string; tags: Tags }): void => {
    const states = platforms.map((platform) => supportOn(tags, platform));
    if (states.every((state) => state === undefined)) return;
    const group = groups.get(states.join()) ?? { states, members: [] };
    groups.set(states.join(), group);
    group.members.push({ label, anchor });
  };
  for (const [method] of overloads(methods)) add(`${method.name}()`, method);
  for (const event of events) add(event.name, event);
  return [...groups.values()].toSorted((a, b) => b.members.length - a.members.length);
}
