import * as keys from '../../contract/storage-keys.ts';
import { readStored } from '../preferences/storage.ts';
import type { PageMeta } from '../../contract/page-data.ts';

/** URL of the shell around a page. A page without a version uses that of the reader's preferred version. */
export function shellOf({ shell, shells = {} }: PageMeta): string {
  const preferred = readStored(keys.version) ?? '';
  return Object.hasOwn(shells, preferred) ? shells[preferred]! : shell;
}
