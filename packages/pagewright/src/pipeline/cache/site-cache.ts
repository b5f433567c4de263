import { join, resolve } from 'node:path';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Engine } from '../engine.ts';

/** Where builds of one site folder cache what they can reuse. Its name does not say where the checkout is: a cache may be restored elsewhere. */
export function siteCache({ cache, root }: Pick<Engine, 'cache' | 'root'>, siteDir: string): string {
  return join(cache, `site-${fingerprint(relativePath(root, resolve(siteDir)))}`);
}
