import { label, region } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';

const call = ['callbackId, pluginId,', 'methodName, options'];
const answer = ['callbackId, success,', 'data or error, save'];

/** @param {string[]} lines @param {number} x @param {number} y @param {import('../boxes.mjs').Size} size @param {import('../svg.mjs').Letters} [letters] */
const block = (lines, x, y, size, letters) =>
  lines.map((line, index) => label(x, y + index * 17, line, size, letters)).join('');

export default diagram(
  {
    code: { text: ['Your code', 'await Pressure.read()'] },
    object: { text: ['Plugin object', 'from registerPlugin'] },
    script: { text: ['Bridge script', 'keeps callbacks by id'] },
    bridge: { text: ['Bridge', 'finds plugin and method'] },
    queue: { text: ['Plugin queue', 'one call after another'] },
    plugin: { text: ['Your plugin', 'resolve, reject, notify'], tone: 'key' },
  },
  {
    wide: {
      height: 352,
      places: {
        code: [60, 58, 196, 58],
        object: [60, 150, 196, 58],
        script: [60, 242, 196, 58],
        plugin: [544, 58, 196, 58],
        queue: [544, 150, 196, 58],
        bridge: [544, 242, 196, 58],
      },
      below: region([20, 20, 264, 312], 'Web view', 'wide') + region([516, 20, 264, 312], 'Native app', 'wide'),
      links: [
        { from: 'code.b', to: 'object.t' },
        { from: 'object.b', to: 'script.t' },
        { from: 'script.r@0.3', to: 'bridge.l@0.3' },
        { from: 'bridge.t', to: 'queue.b' },
        { from: 'queue.t', to: 'plugin.b' },
        { from: 'plugin.r', to: 'bridge.r', mid: 762, dash: true },
        { from: 'bridge.l@0.7', to: 'script.r@0.7', dash: true },
        { from: 'script.l', to: 'code.l', mid: 38, dash: true },
      ],
      above:
        block(['iOS: script messages', 'Android: web messages'], 400, 70, 'wide', { bold: false, color: 'm' }) +
        block(['solid: the call', 'dashed: answers and events'], 400, 124, 'wide', { bold: false, color: 'm' }) +
        block(call, 400, 226, 'wide') +
        block(answer, 400, 304, 'wide'),
    },
    narrow: {
      height: 628,
      places: {
        code: [48, 44, 264, 48],
        object: [48, 116, 264, 48],
        script: [48, 188, 264, 48],
        bridge: [48, 368, 264, 48],
        queue: [48, 440, 264, 48],
        plugin: [48, 512, 264, 48],
      },
      below: region([10, 10, 340, 240], 'Web view', 'narrow') + region([10, 334, 340, 242], 'Native app', 'narrow'),
      links: [
        { from: 'code.b', to: 'object.t' },
        { from: 'object.b', to: 'script.t' },
        { from: 'script.b@0.47', to: 'bridge.t@0.47' },
        { from: 'bridge.b', to: 'queue.t' },
        { from: 'queue.b', to: 'plugin.t' },
        { from: 'plugin.r', to: 'bridge.r', mid: 332, dash: true },
        { from: 'bridge.t@0.53', to: 'script.b@0.53', dash: true },
        { from: 'script.l', to: 'code.l', mid: 28, dash: true },
      ],
      above:
        block(['callbackId,', 'pluginId,', 'methodName,', 'options'], 158, 272, 'narrow', { anchor: 'end' }) +
        block(['callbackId,', 'success,', 'data or error,', 'save'], 202, 272, 'narrow', { anchor: 'start' }) +
        block(
          ['solid: the call · dashed: answers, events', 'iOS: script messages · Android: web messages'],
          180,
          596,
          'narrow',
          {
            bold: false,
            color: 'm',
          },
        ),
    },
  },
);
