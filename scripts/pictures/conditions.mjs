// What a picture of a page depends on besides the page: the system, the browser and its fonts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Conditions
 * @property {string} system
 * @property {string} browser
 * @property {Record<string, number>} widths Of a text in each font, in pixels.
 * @property {string} drawing The hash of how these texts are drawn.
 */

/** Where the conditions under which the pictures were made are kept, beside them. */
export const conditionsFile = new URL('../../tests/e2e/pictures/made-with.json', import.meta.url);

/** The stacks of fonts that the pages in the pictures use, and two weights: each may be another file. */
const fonts = {
  text: '16px system-ui, sans-serif',
  strong: '600 16px system-ui, sans-serif',
  code: '14px ui-monospace, Menlo, Consolas, monospace',
  serif: "16px 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
};
const sample = 'Quick wizards jump: fjord (WAVE) 0123456789 → ✓ …';

/** @returns {Conditions} */
export function readConditions() {
  return JSON.parse(readFileSync(conditionsFile, 'utf8'));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} executable
 * @returns {Promise<Conditions>}
 */
export async function measureConditions(browser, executable) {
  // All of these are said here, as the browser of a test has the test's own as defaults.
  const page = await browser.newPage({ viewport: { width: 800, height: 200 }, isMobile: false, hasTouch: false });
  const lines = Object.entries(fonts).map(
    ([name, font]) => `<p><span id="${name}" style="font: ${font.replaceAll('"', "'")}">${sample}</span></p>`,
  );
  await page.setContent(`<!doctype html><meta charset="utf-8">${lines.join('')}`);
  const widths = await page
    .locator('span')
    .evaluateAll((list) =>
      Object.fromEntries(list.map((span) => [span.id, Math.round(span.getBoundingClientRect().width * 100) / 100])),
    );
  const drawing = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16);
  await page.close();
  // A whole browser lays out some controls differently.
  const kind = /headless[-_]shell/.test(executable) ? 'headless shell' : 'Chromium';
  return {
    system: `${process.platform} ${process.arch}`,
    browser: `${kind} ${browser.version()}`,
    widths,
    drawing,
  };
}

/**
 * Why pictures made here cannot be compared with those made there.
 *
 * @param {Conditions} made
 * @param {Conditions} here
 * @returns {string | undefined}
 */
export function findDifference(made, here) {
  if (made.system !== here.system) return `they were made on ${made.system}, this is ${here.system}`;
  if (made.browser !== here.browser) return `they were made with ${made.browser}, this is ${here.browser}`;
  const other = Object.keys(made.widths).filter((name) => made.widths[name] !== here.widths[name]);
  if (other.length > 0) return `the fonts of this computer differ (${other.join(', ')})`;
  if (made.drawing !== here.drawing) return 'this computer has the same fonts, but draws them differently';
  return undefined;
}
