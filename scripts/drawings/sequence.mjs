// Who tells whom what, from top to bottom.
import { box, label, sizes } from './boxes.mjs';
import { framed } from './diagram.mjs';
import { arrow } from './links.mjs';
import { path, rect, text } from './svg.mjs';

/** @typedef {import('./boxes.mjs').Size} Size */
/**
 * @typedef {object} Message
 * @property {number} from The index of an actor.
 * @property {number} [to] Without it, this is something that the actor does.
 * @property {string} label
 * @property {string} [line] Below the arrow.
 */

/** @param {string[][]} actors @param {Message[]} messages @param {string[][]} short The actors on phones. */
export function sequence(actors, messages, short) {
  /** @param {Size} size */
  const draw = (size) => {
    const isWide = size === 'wide';
    const margin = isWide ? 24 : 10;
    const gap = isWide ? 40 : 8;
    const width = ((isWide ? 800 : 360) - 2 * margin - gap * (actors.length - 1)) / actors.length;
    const head = isWide ? 58 : 52;
    const step = isWide ? 56 : 54;
    const bottom = margin + head + messages.length * step + 10;
    /** @param {number} index */
    const center = (index) => margin + index * (width + gap) + width / 2;
    const feet = actors.map((_, index) =>
      path(`M${center(index)} ${margin + head}V${bottom}`, { stroke: 'l', width: 1.5, dash: '3 5' }),
    );
    const heads = (isWide ? actors : short).map((lines, index) =>
      box(
        [margin + index * (width + gap), margin, width, head],
        { text: lines, tone: index === 0 ? 'key' : 'plain' },
        size,
      ),
    );
    const arrows = messages.map(({ from, to, label: name, line }, index) => {
      const y = margin + head + 32 + index * step;
      const letters = sizes[size].line;
      if (to === undefined) {
        const room = Math.max(width, (name.length + 2) * letters * 0.62);
        const x = Math.max(margin, center(from) - room / 2);
        return (
          rect(x, y - 18, room, 30, { r: 8, fill: 's', stroke: 'a', width: 1.5 }) +
          label(x + room / 2, y + 1.5, name, size)
        );
      }
      const direction = Math.sign(to - from);
      const middle = (center(from) + center(to)) / 2;
      return (
        arrow([
          [center(from) + 3 * direction, y],
          [center(to) - 3 * direction, y],
        ]) +
        label(middle, y - 7, name, size) +
        (line ? text(middle, y + letters + 3, line, { size: letters, color: 'm', anchor: 'middle' }) : '')
      );
    });
    return framed(size, bottom + margin / 2 + 6, [...feet, ...heads, ...arrows].join(''));
  };
  return { wide: draw('wide'), narrow: draw('narrow') };
}
