// Puts the three devices side by side or, for phones, parts of two phones, on a panel with the arcs of the logo.
import { androidPhone, browser, browserWindow, iPhone, phone, screens } from './devices.mjs';
import { clip, drawing, group, path, rect, text } from './svg.mjs';

/**
 * How a plugin looks. A screen is the content of a device; `absent` says why there is none.
 *
 * @typedef {object} Look
 * @property {'top' | 'all'} shows Whole phones, with their names below them, or only the upper part: then the names are above.
 * @property {string} ios
 * @property {string} android
 * @property {string} [web]
 * @property {[string, string]} [absent]
 * @property {string} [tabs] In the browser's bar, instead of an address.
 * @property {import('./palette.mjs').Color} [bar] The colour of the status bars' text.
 */

const label = 46;
/** Above whole phones. */
const margin = 24;
/** The height of what is shown of the phones, and the space above them. */
const heights = { top: 240, all: margin + phone.height };
/** The same on a phone, where the commands below should not be screens away: only the lower part of what is whole elsewhere. */
const seen = 220;

/** The logo's arcs with their common foot, faint. @param {number} x @param {number} y @param {number} unit */
export const arcs = (x, y, unit) =>
  group(
    [4.5, 9.5, 14.5].map((r) => path(`M1.5 60V18a${r} ${r} 0 0 1 ${2 * r} 0v42`, { stroke: 'g', width: 3 })).join(''),
    { x, y, scale: unit },
  );

/** @param {string} id @param {number} y @param {number} width @param {number} height @param {string} body */
export const panel = (id, y, width, height, body) =>
  clip(id, rect(0, y, width, height, { r: 12 })) + group(rect(0, y, width, height, { fill: 'p' }) + body, { clip: id });

/** Of the names. The wide drawing is shown at 60 % beside the text; the one for phones as it is. */
const sizes = { wide: 21, narrow: 14 };

/** @param {string} device @param {string} name @param {number} x @param {number} width @param {Look['shows']} shows @param {number} height @param {number} end @param {number} [size] */
function placed(device, name, x, width, shows, height, end, size = sizes.wide) {
  const [titleAt, at] = shows === 'top' ? [30, label] : [end + 30, end - height];
  return group(device, { x, y: at }) + text(x + width / 2, titleAt, name, { size, bold: true, anchor: 'middle' });
}

/** @param {[string, string]} lines */
const missing = ([first, second]) =>
  rect(0, 0, browser.width, browser.height, { r: 10, stroke: 'm', width: 2, dash: '6 6' }) +
  text(browser.width / 2, 100, first, { size: 13, bold: true, color: 'm', anchor: 'middle' }) +
  text(browser.width / 2, 121, second, { size: 13, color: 'm', anchor: 'middle' });

/** @param {[string, string]} lines */
const note = ([first, second]) =>
  text(180, 23, first, { size: 13, bold: true, anchor: 'middle' }) +
  text(180, 41, second, { size: 13, color: 'm', anchor: 'middle' });

/** @param {Look} look @returns {{ wide: string, narrow: string }} */
export function arrange({ shows, ios, android, web, absent, tabs, bar }) {
  const window = web ? browserWindow(web, tabs) : missing(absent ?? ['', '']);
  const height = heights[shows] + label;
  /** @param {number} x @param {number} gap @param {number} end @param {number} [size] */
  const phones = (x, gap, end, size) =>
    placed(iPhone(ios, bar), 'iOS', x, phone.width, shows, phone.height, end, size) +
    placed(androidPhone(android, bar), 'Android', x + phone.width + gap, phone.width, shows, phone.height, end, size);
  const site = placed(window, 'Web', 450, browser.width, shows, browser.height, heights.all);
  const below = absent ? group(panel('q', 0, 360, 52, note(absent)), { y: seen + label + 8 }) : '';
  return {
    wide: drawing(
      800,
      height,
      screens + panel('p', 0, 800, height, arcs(14, 40, 15) + phones(50, 40, heights.all) + site),
    ),
    narrow: drawing(
      360,
      seen + label + (absent ? 60 : 0),
      screens + panel('p', 0, 360, seen + label, arcs(-20, 60, 12) + phones(14, 12, seen, sizes.narrow)) + below,
    ),
  };
}
