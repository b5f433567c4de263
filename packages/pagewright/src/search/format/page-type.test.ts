import { expect, test } from 'vitest';
import type { RecordKind } from '../../contract/search-provider.ts';
import { typeOfPage } from './page-type.ts';

const page = (...records: [kind: RecordKind, title: string][]) =>
  typeOfPage([['page', 'Title (new)'] as const, ...records].map(([kind, title]) => ({ kind, title })));

test.each([
  ['guide', page(['section', 'Call it (once)'])],
  ['api', page(['section', 'Install'], ['member', 'open(…)'], ['key', 'OpenOptions.id'])],
  ['command', page(['section', 'Options'], ['option', '--verbose'], ['key', 'TOKEN'])],
  ['configuration', page(['member', 'ios'], ['key', 'ios.scheme'])],
  ['configuration', page(['key', 'TOKEN'])],
])('%s', (type, found) => {
  expect(found).toBe(type);
});
