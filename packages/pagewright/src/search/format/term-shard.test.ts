import { expect, it } from 'vitest';
import { encodeDeltas, encodeSorted } from './codec.ts';
import { omittedMark } from './index-format.ts';
import { TermShard } from './term-shard.ts';

it('finds the terms of one family, without others that begin alike', () => {
  const terms = ['cream', 'creat', 'creation', 'creator', 'creatur', 'crew'];
  const shard = new TermShard(encodeSorted(terms), async () => '');
  expect(shard.familyOf('creating').map((at) => shard.terms[at])).toEqual(['creat', 'creation', 'creator']);
});

it('tells records with a term in the title from those about it and those that contain it', async () => {
  const records = [[7], [2, 5], [1]].map(encodeDeltas).join(';');
  const shard = new TermShard(encodeSorted(['camera', 'the']), async () => `${records}\n${omittedMark};;B`);
  expect(await shard.postings(0)).toEqual({ bodies: [7], topics: [2, 5], titles: [1], bodiesOmitted: false });
  expect(await shard.postings(1)).toEqual({ bodies: [], topics: [], titles: [1], bodiesOmitted: true });
});
