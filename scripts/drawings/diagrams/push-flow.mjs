import { region } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';
import { circle, text } from '../svg.mjs';

/** @param {number} x @param {number} y @param {number} number */
const step = (x, y, number) =>
  circle(x, y, 10, { fill: 'a' }) + text(x, y + 4.5, String(number), { bold: true, color: 'o', anchor: 'middle' });

const legend = [
  'Your code calls register()',
  'Firebase issues a token: event registration',
  'Your code sends the token to your server',
  'The server sends a message for that token',
  'Firebase delivers it, to iOS through APNs',
  'Your code learns that it came or was tapped',
];

/** @param {number} x @param {number} y @param {number} rows @param {number} column @param {number} size */
const list = (x, y, rows, column, size) =>
  legend
    .map((line, index) => {
      const left = x + Math.floor(index / rows) * column;
      const top = y + (index % rows) * 27;
      return step(left, top, index + 1) + text(left + 20, top + 4.5, line, { size });
    })
    .join('');

export default diagram(
  {
    web: { text: ['Web code', 'listeners, router'] },
    native: { text: ['Native app', 'Push plugin'], tone: 'key' },
    server: { text: ['Your server', 'knows the tokens'] },
    firebase: { text: ['Firebase', 'Cloud Messaging'] },
    apns: { text: ['APNs'] },
  },
  {
    wide: {
      height: 434,
      places: {
        web: [44, 56, 190, 58],
        native: [44, 172, 190, 58],
        server: [580, 56, 196, 58],
        firebase: [580, 172, 196, 58],
        apns: [345, 264, 120, 44],
      },
      below: region([20, 20, 238, 230], 'Phone', 'wide'),
      links: [
        { from: 'web.b@0.25', to: 'native.t@0.25' },
        { from: 'native.t@0.75', to: 'web.b@0.75' },
        { from: 'web.r', to: 'server.l' },
        { from: 'server.b', to: 'firebase.t' },
        { from: 'firebase.l@0.22', to: 'native.r@0.22' },
        { from: 'firebase.l@0.78', to: 'native.r@0.78', label: 'Android', shift: [90, 26] },
        { from: 'firebase.b', to: 'apns.r', label: 'iOS' },
        { from: 'apns.l', to: 'native.b' },
      ],
      above:
        step(91.5, 143, 1) +
        step(186.5, 143, 6) +
        step(405, 85, 3) +
        step(678, 143, 4) +
        step(405, 184.8, 2) +
        step(405, 217.2, 5) +
        step(270, 286, 5) +
        list(44, 346, 3, 376, 13),
    },
    narrow: {
      height: 436,
      places: {
        web: [24, 42, 124, 48],
        native: [212, 42, 124, 48],
        server: [24, 196, 124, 48],
        firebase: [212, 196, 124, 48],
        apns: [276, 130, 70, 34],
      },
      below: region([10, 10, 340, 94], 'Phone', 'narrow'),
      links: [
        { from: 'web.r@0.25', to: 'native.l@0.25' },
        { from: 'native.l@0.75', to: 'web.r@0.75' },
        { from: 'web.b', to: 'server.t' },
        { from: 'server.r', to: 'firebase.l' },
        { from: 'firebase.t@0.12', to: 'native.b@0.12' },
        { from: 'firebase.t@0.4', to: 'native.b@0.4' },
        { from: 'firebase.t@0.8', to: 'apns.b', level: true },
        { from: 'apns.t', to: 'native.b@0.8', level: true },
      ],
      above:
        step(180, 54, 1) +
        step(180, 78, 6) +
        step(86, 143, 3) +
        step(180, 220, 4) +
        step(227, 147, 2) +
        step(261.5, 147, 5) +
        step(311, 180, 5) +
        list(24, 276, 6, 0, 13),
    },
  },
);
