import { expect, it } from 'vitest';
import { likeliestLink } from './likeliest-link.ts';

function link(place: 'next' | 'article' | 'sidebar', left = 0, top = 0): HTMLAnchorElement {
  const part: Partial<HTMLAnchorElement> = {
    rel: place === 'next' ? 'next' : '',
    closest: () => (place === 'article' ? {} : null),
    getBoundingClientRect: () => ({ left, top, width: 40, height: 20 }) as DOMRect,
  };
  return part as HTMLAnchorElement;
}

it('takes the next page first, then links of the text in their order, then the others', () => {
  const order = [link('sidebar'), link('article'), link('article'), link('next')];
  const taken: number[] = [];
  for (let left = order; left.length > 0;) {
    const { link: found } = likeliestLink(left, undefined)!;
    taken.push(order.indexOf(found));
    left = left.filter((one) => one !== found);
  }
  expect(taken).toEqual([3, 1, 2, 0]);
});

it('prefers the nearest link that the pointer heads for', () => {
  const course = { x: 400, y: 300, dx: -20, dy: 0 };
  const [near, far, above, behind] = [
    link('sidebar', 100, 290),
    link('sidebar', 10, 290),
    link('article', 380, 10),
    link('next', 700, 290),
  ];
  expect(likeliestLink([behind!, far!, above!, near!], course)).toEqual({ link: near, isAhead: true });
  expect(likeliestLink([behind!, above!], course)).toEqual({ link: behind, isAhead: false });
});

it('a pointer that does not move heads for nothing', () => {
  expect(likeliestLink([link('article', 10, 10)], { x: 0, y: 0, dx: 0, dy: 0 })).toMatchObject({ isAhead: false });
});

it('finds nothing where there is nothing', () => {
  expect(likeliestLink([], undefined)).toBeUndefined();
});
