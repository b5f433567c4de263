// A label of the app on iOS, the system's own message on Android, and the bar of PWA Elements.
import { app, website } from '../field-notes.mjs';
import { circle, rect, text } from '../svg.mjs';

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'all',
  ios:
    app +
    rect(24, 262, 112, 38, { r: 10, fill: 't' }) +
    text(80, 285, 'Link copied', { size: 13, color: 'b', anchor: 'middle' }),
  android:
    app +
    rect(15, 264, 130, 36, { r: 18, fill: 'r', stroke: 'l', width: 1.5 }) +
    circle(36, 282, 10, { fill: 'a' }) +
    text(54, 286.5, 'Link copied', { size: 13 }),
  web: website + rect(0, 142, 310, 42, { fill: 't' }) + text(20, 167, 'Link copied', { size: 13, color: 'b' }),
};
