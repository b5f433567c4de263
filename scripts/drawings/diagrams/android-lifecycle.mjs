import { label } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';

const callbacks = ['onCreate', 'onStart', 'onResume', 'onPause', 'onStop', 'onDestroy'];
const hooks = ['load', 'handleOnStart', 'handleOnResume', 'handleOnPause', 'handleOnStop', 'handleOnDestroy'];
/** By the hook before them. @type {Record<string, string[]>} */
const events = {
  handleOnResume: ['appStateChange: true', 'resume'],
  handleOnPause: ['pause'],
  handleOnStop: ['appStateChange: false'],
};
const shown = Object.keys(events);

/** @type {[string, import('../boxes.mjs').Box][]} */
const boxes = [
  ...callbacks.map(
    (name) => /** @type {[string, import('../boxes.mjs').Box]} */ ([name, { text: [name], code: true }]),
  ),
  ...hooks.map(
    (name) => /** @type {[string, import('../boxes.mjs').Box]} */ ([name, { text: [name], code: true, tone: 'key' }]),
  ),
  ...shown.map(
    (name) =>
      /** @type {[string, import('../boxes.mjs').Box]} */ ([
        `page-${name}`,
        { text: events[name] ?? [], code: true, tone: 'question' },
      ]),
  ),
];

/** @param {number[]} tops @param {[number, number]} first @param {[number, number]} second @param {number} height */
const columns = (tops, first, second, height) =>
  /** @type {Record<string, import('../boxes.mjs').Place>} */ (
    Object.fromEntries([
      ...callbacks.map((name, index) => [name, [first[0], tops[index], first[1], height]]),
      ...hooks.map((name, index) => [name, [second[0], tops[index], second[1], height]]),
    ])
  );

const links = [
  ...callbacks.slice(1).map((name, index) => ({ from: `${callbacks[index]}.b`, to: `${name}.t` })),
  ...callbacks.map((name, index) => ({ from: `${name}.r`, to: `${hooks[index]}.l` })),
];

const wideTops = callbacks.map((_, index) => 50 + index * 66);
const narrowTops = [44, 98, 152, 256, 342, 428];

export default diagram(Object.fromEntries(boxes), {
  wide: {
    height: 446,
    places: {
      ...columns(wideTops, [112, 150], [320, 176], 44),
      ...Object.fromEntries(
        shown.map((name) => [
          `page-${name}`,
          [
            554,
            (wideTops[hooks.indexOf(name)] ?? 0) - (name === 'handleOnResume' ? 5 : 0),
            222,
            name === 'handleOnResume' ? 54 : 44,
          ],
        ]),
      ),
    },
    links: [
      ...links,
      ...shown.map((name) => ({ from: `${name}.r`, to: `page-${name}.l` })),
      { from: 'onPause.l@0.4', to: 'onResume.l', mid: 92 },
      { from: 'onStop.l', to: 'onStart.l', mid: 70 },
    ],
    above:
      label(187, 32, 'Activity', 'wide') +
      label(62, 358, 'onRestart', 'wide') +
      label(408, 32, 'Plugin', 'wide') +
      label(665, 32, 'Page', 'wide') +
      label(665, 396, 'the process may end', 'wide', { bold: false, color: 'm' }) +
      label(665, 414, 'any time after pause', 'wide', { bold: false, color: 'm' }),
  },
  narrow: {
    height: 514,
    places: {
      ...columns(narrowTops, [58, 100], [196, 150], 36),
      'page-handleOnResume': [180, 196, 166, 46],
      'page-handleOnPause': [216, 300, 130, 32],
      'page-handleOnStop': [180, 386, 166, 32],
    },
    links: [
      ...links,
      ...shown.map((name) => ({ from: `${name}.b`, to: `page-${name}.t`, level: true })),
      { from: 'onPause.l@0.4', to: 'onResume.l', mid: 40 },
      { from: 'onStop.l', to: 'onStart.l', mid: 22 },
    ],
    above:
      label(108, 30, 'Activity', 'narrow') +
      label(271, 30, 'Plugin, then page', 'narrow') +
      label(14, 396, 'onRestart', 'narrow', { anchor: 'start' }) +
      label(180, 492, 'The process may end any time after pause', 'narrow', { bold: false, color: 'm' }),
  },
});
