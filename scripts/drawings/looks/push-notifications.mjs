// On the lock screen, where most messages of a server are read first.
import { circle, group, rect, text } from '../svg.mjs';
import { landscape } from '../field-notes.mjs';
import { appIcon } from './local-notifications.mjs';

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  ios:
    rect(0, 0, 160, 332, { fill: 's' }) +
    group(landscape(160, 150), { y: 100 }) +
    text(80, 52, 'Tue, May 12', { anchor: 'middle' }) +
    text(80, 92, '9:41', { size: 40, bold: true, anchor: 'middle' }) +
    rect(8, 112, 144, 58, { r: 14, fill: 'r' }) +
    appIcon(17, 128) +
    text(51, 132, 'A new note', { bold: true, size: 11.5 }) +
    text(51, 148, 'Mia: Old oak', { size: 11.5 }) +
    text(51, 163, 'now', { color: 'm', size: 11.5 }),
  android:
    rect(0, 0, 160, 332, { fill: 's' }) +
    group(landscape(160, 150), { y: 100 }) +
    text(16, 70, '9:41', { size: 36 }) +
    text(16, 91, 'Tue, May 12') +
    rect(8, 116, 144, 72, { r: 16, fill: 'r' }) +
    circle(26, 136, 9, { fill: 'a' }) +
    text(42, 140, 'Field Notes · now', { color: 'm', size: 11.5 }) +
    text(18, 160, 'A new note', { bold: true }) +
    text(18, 176, 'Mia: Old oak'),
  absent: ['Not on the web', 'Web push is another API'],
};
