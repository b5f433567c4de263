// On iOS the page lies behind the bar and gives it its colour; on Android the bar has one of its own.
import { group, path, rect } from '../svg.mjs';
import { landscape, rows } from '../field-notes.mjs';

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  bar: 'z',
  ios: group(landscape(160, 150)) + rect(0, 0, 160, 32, { fill: 'k' }) + rows(16, 166, 128, 3),
  android:
    rect(0, 0, 160, 28, { fill: 'n' }) +
    rect(0, 28, 160, 40, { fill: 's' }) +
    path('M16 48h62', { stroke: 't', width: 6 }) +
    group(landscape(128, 80), { x: 16, y: 80 }) +
    rows(16, 176, 128, 3),
  absent: ['Not on the web', 'Installed apps have theme-color'],
};
