import { diagram } from '../diagram.mjs';

/** The steps, in order: what the app learns, and by which plugins or files. */
const steps = [
  ['1. Take notes', 'TypeScript, HTML'],
  ['2. Keep them', 'Preferences'],
  ['3. Add a place', 'Geolocation'],
  ['4. Add a photo', 'Camera, files'],
  ['5. Fit screens', 'safe areas'],
  ['6. Open a link', 'App'],
  ['7. Send notes', 'Network, a queue'],
  ['8. Send photos', 'uploads'],
  ['9. Start well', 'Splash Screen'],
  ['10. Pass tests', 'mocks'],
];

/** @type {Record<string, import('../boxes.mjs').Box>} */
const boxes = Object.fromEntries(
  steps.map((text, index) => [`s${index + 1}`, { text, ...((index === 0 || index === 9) && { tone: 'key' }) }]),
);

/**
 * Rows run to and fro, so that each step is next to the one before.
 * @param {number} columns
 * @param {(column: number, row: number) => [number, number, number, number]} place
 */
const inRows = (columns, place) => ({
  places: Object.fromEntries(
    steps.map((_, index) => {
      const row = Math.floor(index / columns);
      const inRow = index % columns;
      return [`s${index + 1}`, place(row % 2 === 0 ? inRow : columns - 1 - inRow, row)];
    }),
  ),
  links: steps.slice(1).map((_, index) => {
    const row = Math.floor(index / columns);
    const isTurn = (index + 1) % columns === 0;
    const [out, into] = isTurn ? ['b', 't'] : row % 2 === 0 ? ['r', 'l'] : ['l', 'r'];
    return { from: `s${index + 1}.${out}`, to: `s${index + 2}.${into}` };
  }),
});

export default diagram(boxes, {
  wide: { height: 214, ...inRows(5, (column, row) => [16 + column * 157, 28 + row * 100, 140, 58]) },
  narrow: { height: 424, ...inRows(2, (column, row) => [14 + column * 176, 20 + row * 80, 156, 56]) },
});
