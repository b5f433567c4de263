import { region } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';

export default diagram(
  {
    editor: { text: ['Editor', 'you save a file'] },
    server: { text: ['Development server', 'on your computer'], tone: 'key', icon: 'terminal' },
    view: { text: ['Web view', 'your page'] },
    build: { text: ['Web build', 'inside the package'] },
    native: { text: ['Plugins and native code', 'the same in both cases'] },
  },
  {
    wide: {
      height: 266,
      places: {
        server: [24, 62, 210, 62],
        editor: [24, 178, 210, 58],
        view: [370, 62, 150, 62],
        build: [590, 62, 166, 62],
        native: [370, 166, 386, 58],
      },
      below: region([344, 20, 436, 226], 'Installed app on the phone', 'wide'),
      links: [
        { from: 'editor.t', to: 'server.b', label: 'reloads' },
        { from: 'server.r', to: 'view.l', label: 'server.url' },
        { from: 'build.l', to: 'view.r', label: 'or' },
        { from: 'view.b', to: 'native.t', level: true, label: 'plugin calls' },
      ],
    },
    narrow: {
      height: 402,
      places: {
        editor: [14, 14, 332, 44],
        server: [14, 90, 332, 50],
        view: [204, 226, 130, 48],
        build: [28, 226, 140, 48],
        native: [28, 322, 306, 50],
      },
      below: region([10, 188, 340, 202], 'Installed app on the phone', 'narrow'),
      links: [
        { from: 'editor.b', to: 'server.t', label: 'reloads' },
        { from: 'server.b@0.77', to: 'view.t', level: true, label: 'server.url', shift: [-18, -18], anchor: 'end' },
        { from: 'build.r', to: 'view.l', label: 'or' },
        { from: 'view.b', to: 'native.t', level: true, label: 'plugin calls', shift: [-18, 0], anchor: 'end' },
      ],
    },
  },
);
