import { expect, it } from 'vitest';
import { readChangelog } from './read-changelog.ts';

it('reads the sections with a date', () => {
  const source = [
    '---',
    'title: Changelog',
    '---',
    '',
    'What has changed.',
    '## Unreleased',
    'Not yet.',
    '## [4.2.0](https://a.example) - 2026-01-31',
    '### Added',
    '- `photo()` of **the** [camera](./camera.mdx), <Badge text="new" /> and 1 < 2',
    '```md',
    '## 1.0.0 (2020-01-01)',
    '```',
    '## 4.1.0 (2026-01-01) {#old}',
    '## 2025-12-24',
    '## No day: 2025-13-45',
  ].join('\n');
  expect(readChangelog(source)).toEqual([
    {
      id: '420---2026-01-31',
      title: '4.2.0',
      day: '2026-01-31',
      summary: 'photo() of the camera, and 1 < 2',
    },
    { id: 'old', title: '4.1.0', day: '2026-01-01', summary: '' },
    { id: '2025-12-24', title: '2025-12-24', day: '2025-12-24', summary: '' },
  ]);
});

it('shortens what is long, at the end of a word', () => {
  const [release] = readChangelog(`## 1.0.0 (2026-01-01)\n${'word '.repeat(200)}`);
  expect(release!.summary).toMatch(/^(?:word )+…$/);
  expect(release!.summary.length).toBeLessThan(410);
});
