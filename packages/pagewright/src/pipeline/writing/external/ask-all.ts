import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';

/** One server is asked for one thing at a time, with a pause; several servers at once, but few. */
const pause = 1000;
const mostHosts = 6;

/** What servers say about addresses, in their order per server. */
export async function askAll(
  urls: string[],
  { between = pause, onAnswer = () => {} }: { between?: number; onAnswer?: (asked: number) => void } = {},
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const hosts = [...byHost.values()];
  const next = async (): Promise<void> => {
    const own = hosts.shift();
    if (!own) return;
    for (const [index, url] of own.entries()) {
      if (index > 0) await wait(between);
      answers.set(url, await ask(url));
      onAnswer(answers.size);
    }
    return next();
  };
  await Promise.all(Array.from({ length: mostHosts }, next));
  return answers;
}
