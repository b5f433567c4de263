import { expect, it } from 'vitest';
import { PageShard } from './page-shard.ts';

const shard = new PageShard({
  paths: 'apis/camera\nguides/lamp',
  titles: 'Camera\nOil lamps',
  trails: 'APIs\nGuides › Light',
  sidebars: 'api\ndocs',
  recordTitles: '\ngetPhotos()\n\nAt night',
  anchors: '\n~\n\n=',
  kinds: 'pmps',
  messages: '',
});

it('gives each page its own records, the first with the title of the page', () => {
  const recordsOf = (first: number, title: string) =>
    shard.records(first, first + 2, title).map(({ kind, title: own, anchor }) => [kind, own, anchor]);
  expect(recordsOf(0, 'Camera')).toEqual([
    ['page', 'Camera', ''],
    ['member', 'getPhotos()', 'getphotos'],
  ]);
  expect(recordsOf(2, 'Oil lamps')).toEqual([
    ['page', 'Oil lamps', ''],
    ['section', 'At night', 'at-night'],
  ]);
});
