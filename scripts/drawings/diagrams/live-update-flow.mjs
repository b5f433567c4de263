import { label } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';

export default diagram(
  {
    bundled: { text: ['Bundled build', 'the app starts here'], tone: 'key' },
    stored: { text: ['Update stored?', 'for this native build'], tone: 'question' },
    use: { text: ['Use the update', 'page loads again'] },
    confirm: { text: ['Confirm', 'first screen is up'] },
    server: { text: ['Server', 'manifest, files'], tone: 'open' },
    download: { text: ['Download', 'if the id is newer'] },
    verify: { text: ['Verify', 'hash of each file'] },
    store: { text: ['Store', 'on the device'] },
  },
  {
    wide: {
      height: 330,
      places: {
        bundled: [24, 66, 152, 58],
        stored: [224, 66, 152, 58],
        use: [424, 66, 152, 58],
        confirm: [624, 66, 152, 58],
        store: [24, 248, 152, 58],
        verify: [224, 248, 152, 58],
        download: [424, 248, 152, 58],
        server: [624, 248, 152, 58],
      },
      links: [
        { from: 'bundled.r', to: 'stored.l' },
        { from: 'stored.r', to: 'use.l', label: 'yes' },
        { from: 'use.r', to: 'confirm.l' },
        { from: 'use.t', to: 'bundled.t', mid: 36, label: 'two failed starts' },
        { from: 'stored.b', to: 'server.t@0.15', mid: 170, label: 'no: go on with the bundled build' },
        { from: 'confirm.b@0.35', to: 'server.t@0.35', label: 'look for a|newer build', shift: [0, 20] },
        { from: 'server.l', to: 'download.r' },
        { from: 'download.l', to: 'verify.r' },
        { from: 'verify.l', to: 'store.r' },
        { from: 'store.t', to: 'bundled.b', label: 'next start' },
      ],
    },
    narrow: {
      height: 398,
      places: {
        bundled: [62, 34, 128, 48],
        stored: [62, 116, 128, 48],
        use: [62, 216, 128, 48],
        confirm: [62, 316, 128, 48],
        store: [232, 34, 114, 48],
        verify: [232, 116, 114, 48],
        download: [232, 216, 114, 48],
        server: [232, 316, 114, 48],
      },
      texts: {
        bundled: ['Bundled build', 'the app starts'],
        stored: ['Update stored?', 'for this build'],
      },
      links: [
        { from: 'bundled.b', to: 'stored.t' },
        { from: 'stored.b', to: 'use.t', label: 'yes' },
        { from: 'use.b', to: 'confirm.t' },
        { from: 'use.l', to: 'bundled.l', mid: 50 },
        { from: 'stored.r', to: 'server.l@0.25', mid: 210 },
        { from: 'confirm.r@0.7', to: 'server.l@0.7' },
        { from: 'server.t', to: 'download.b' },
        { from: 'download.t', to: 'verify.b' },
        { from: 'verify.t', to: 'store.b' },
        { from: 'store.l', to: 'bundled.r' },
      ],
      above:
        label(201, 132, 'no', 'narrow') +
        label(211, 26, 'next start', 'narrow') +
        label(211, 384, 'look for a newer build', 'narrow') +
        ['two', 'failed', 'starts']
          .map((line, index) => label(8, 138 + index * 16, line, 'narrow', { anchor: 'start' }))
          .join(''),
    },
  },
);
