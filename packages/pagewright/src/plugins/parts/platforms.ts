import type { Text } from './text.ts';

/** What is documented per platform, and what readers see of each. */
export interface Platforms {
  /** Their names in declarations and commands: `['ios', 'android']`. Without any, nothing is said about platforms. */
  platforms?: string[];
  /** What readers see instead of a name: `{ ios: 'iOS' }`. */
  labels?: Record<string, string>;
}

export function labelOf({ labels = {} }: Platforms, platform: string): string {
  return Object.hasOwn(labels, platform) ? labels[platform]! : platform;
}

/** `iOS and Android only` */
export function platformsOnly(platforms: Platforms, list: readonly string[], text: Text): string {
  const labels = list.map((platform) => labelOf(platforms, platform));
  const [last = '', first] = [labels.at(-1), labels.slice(0, -1).join(text('list.separator'))];
  const key = labels.length > 2 ? 'list.end' : 'list.pair';
  return text('facts.only', { platforms: first ? text(key, { first, last }) : last });
}
