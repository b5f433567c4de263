import { label, region } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';
import { arrow } from '../links.mjs';
import { rect } from '../svg.mjs';

export default diagram(
  {
    native: { text: ['Native storage', 'Preferences,', 'files in Directory.Data'], icon: 'filesystem' },
    keychain: { text: ['Keychain, Keystore', 'tokens and keys,', 'through a plugin'], icon: 'permissions' },
    web: { text: ['Web storage', 'localStorage,', 'IndexedDB'], icon: 'web' },
    cache: { text: ['Cache', 'Directory.Cache, can', 'be loaded again'], icon: 'http' },
    server: { text: ['Your server', 'a copy of what', 'users would miss'], tone: 'key', icon: 'storage' },
  },
  {
    wide: {
      height: 330,
      places: {
        native: [44, 88, 236, 76],
        keychain: [296, 88, 228, 76],
        web: [44, 214, 236, 76],
        cache: [296, 214, 228, 76],
        server: [592, 126, 184, 76],
      },
      below:
        region([20, 20, 528, 290], 'Your app on the phone', 'wide') +
        rect(32, 58, 504, 116, { r: 10, fill: 's' }) +
        rect(32, 184, 504, 116, { r: 10, stroke: 'm', width: 1.5, dash: '5 5' }) +
        arrow([
          [548, 164],
          [592, 164],
        ]),
      links: [],
      above:
        label(46, 78, 'Stays when space is low', 'wide', { anchor: 'start' }) +
        label(46, 204, 'May be cleared when space is low', 'wide', { anchor: 'start' }),
    },
    narrow: {
      height: 532,
      places: {
        native: [30, 72, 300, 64],
        keychain: [30, 144, 300, 64],
        web: [30, 256, 300, 64],
        cache: [30, 328, 300, 64],
        server: [20, 450, 320, 66],
      },
      below:
        region([10, 10, 340, 404], 'Your app on the phone', 'narrow') +
        rect(20, 42, 320, 176, { r: 10, fill: 's' }) +
        rect(20, 226, 320, 178, { r: 10, stroke: 'm', width: 1.5, dash: '5 5' }) +
        arrow([
          [180, 414],
          [180, 450],
        ]),
      links: [],
      above:
        label(30, 62, 'Stays when space is low', 'narrow', { anchor: 'start' }) +
        label(30, 246, 'May be cleared when space is low', 'narrow', { anchor: 'start' }),
    },
  },
);
