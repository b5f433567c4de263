import type { Course } from './pointer-course.ts';

/** The cosine of the angle by which a link may be off the pointer's course: 20°. */
const straight = 0.94;

/** Which of these links the reader is most likely to follow: the nearest one ahead of the pointer, or else the one in the best place. */
export function likeliestLink(
  links: HTMLAnchorElement[],
  course: Course | undefined,
): { link: HTMLAnchorElement; isAhead: boolean } | undefined {
  const nearest = lowest(links, (link) => (course ? distanceAhead(link, course) : Infinity));
  if (nearest) return { link: nearest, isAhead: true };
  const first = lowest(links, placeOf);
  return first && { link: first, isAhead: false };
}

/** The next page comes first, then what the text leads to, then what is around it. */
function placeOf(link: HTMLAnchorElement): number {
  if (link.rel === 'next') return 0;
  return link.closest('article') ? 1 : 2;
}

/** Infinity for links that are not ahead. */
function distanceAhead(link: HTMLAnchorElement, { x, y, dx, dy }: Course): number {
  const { left, top, width, height } = link.getBoundingClientRect();
  const toX = left + width / 2 - x;
  const toY = top + height / 2 - y;
  const distance = Math.hypot(toX, toY);
  return (toX * dx + toY * dy) / (distance * Math.hypot(dx, dy)) > straight ? distance : Infinity;
}

/** The first of those with the lowest number; none if that is infinite. */
function lowest<Item>(items: Item[], numberOf: (item: Item) => number): Item | undefined {
  let found: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const number = numberOf(item);
    if (number < least) [found, least] = [item, number];
  }
  return found;
}
