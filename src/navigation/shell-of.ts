import * as keys from '../preferences/keys.ts';
import { readStored } from '../preferences/storage.ts';
import type { PageMeta } from '../ui/page-data.ts';

/** Address of the shell around a page. A page without a version stands in that of the version the reader prefers. */
export function shellOf({ shell, shells = {} }: PageMeta): string {
  const preferred = readStored(keys.version) ?? '';
  return Object.hasOwn(shells, preferred) ? shells[preferred]! : shell;
}
