// The three sizes of an adaptive icon, one in the other.
import { framed } from '../diagram.mjs';
import { circle, group, path, rect, text } from '../svg.mjs';

const logo = group(
  [4.5, 9.5, 14.5].map((r) => path(`M1.5 19v-1a${r} ${r} 0 0 1 ${2 * r} 0v1`, { stroke: 'a', width: 3 })).join(''),
  { x: 84, y: 86, scale: 1.7 },
);

/** 2 px for each dp. */
const icon =
  rect(0, 0, 216, 216, { fill: 'h' }) +
  rect(36, 36, 144, 144, { r: 34, fill: 's', stroke: 't', width: 2.5 }) +
  circle(108, 108, 66, { fill: 'b', stroke: 'w', width: 2.5, dash: '6 6' }) +
  group(logo, { x: -3, y: 2 }) +
  rect(0, 0, 216, 216, { stroke: 'm', width: 1.5 });

const rows = [
  ['108 × 108 dp', 'Each layer: background and foreground'],
  ['72 × 72 dp', 'What a phone shows, as a circle, square or drop'],
  ['66 dp circle', 'Never cut off: the logo belongs here'],
];

/** A sample of each line. */
const samples = [
  rect(0, -12, 18, 18, { fill: 'h', stroke: 'm', width: 1.5 }),
  rect(0, -12, 18, 18, { r: 5, fill: 's', stroke: 't', width: 2.5 }),
  circle(9, -3, 9, { fill: 'b', stroke: 'w', width: 2.5, dash: '4 4' }),
];

const legend = (/** @type {number} */ step, /** @type {number} */ size) =>
  rows
    .map(([name = '', line = ''], index) =>
      group(
        (samples[index] ?? '') +
          text(32, 0, name, { size: size + 1.5, bold: true }) +
          text(32, 20, line, { size, color: 'm' }),
        {
          y: index * step,
        },
      ),
    )
    .join('');

export default {
  wide: framed(
    'wide',
    276,
    group(icon, { x: 60, y: 30 }) +
      group(legend(66, 13), { x: 350, y: 66 }) +
      text(382, 252, 'The rest of the layers is for effects, such as a slight shift.', { size: 13, color: 'm' }),
  ),
  narrow: framed(
    'narrow',
    458,
    group(icon, { x: 72, y: 24 }) +
      group(legend(52, 12), { x: 16, y: 276 }) +
      text(16, 428, 'The rest is for effects, such as a slight shift.', { color: 'm' }),
  ),
};
