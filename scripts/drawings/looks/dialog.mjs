// A confirmation: an alert of iOS, a Material dialog, and the browser's own box, whose buttons cannot be renamed.
import { app, scrim, website } from '../field-notes.mjs';
import { path, rect, text } from '../svg.mjs';

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  ios:
    app +
    scrim +
    rect(14, 92, 132, 108, { r: 14, fill: 'r' }) +
    text(80, 116, 'Delete note', { size: 13, bold: true, anchor: 'middle' }) +
    text(80, 135, '“Oak at the', { anchor: 'middle' }) +
    text(80, 151, 'river” is deleted.', { anchor: 'middle' }) +
    path('M14 164h132M80 164v36', { stroke: 'l' }) +
    text(47, 187, 'Keep', { size: 13, color: 'a', anchor: 'middle' }) +
    text(113, 187, 'Delete', { size: 13, bold: true, color: 'a', anchor: 'middle' }),
  android:
    app +
    scrim +
    rect(12, 86, 136, 118, { r: 4, fill: 'r' }) +
    text(26, 112, 'Delete note', { size: 14, bold: true }) +
    text(26, 136, '“Oak at the', { color: 'm' }) +
    text(26, 152, 'river” is deleted.', { color: 'm' }) +
    text(78, 188, 'KEEP', { bold: true, color: 'a', anchor: 'end' }) +
    text(138, 188, 'DELETE', { bold: true, color: 'a', anchor: 'end' }),
  web:
    website +
    scrim +
    rect(45, 8, 220, 110, { r: 10, fill: 'r' }) +
    text(61, 32, 'notes.example says', { size: 13, bold: true }) +
    text(61, 56, '“Oak at the river” is deleted.', {}) +
    rect(112, 80, 62, 24, { r: 12, fill: 'a' }) +
    text(143, 96, 'OK', { bold: true, color: 'o', anchor: 'middle' }) +
    rect(182, 80, 68, 24, { r: 12, stroke: 'm' }) +
    text(216, 96, 'Cancel', { bold: true, color: 'a', anchor: 'middle' }),
};
