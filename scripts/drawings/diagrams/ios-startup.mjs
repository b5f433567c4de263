import { label } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';
import { path, rect } from '../svg.mjs';

const steps = ['descriptor', 'defaults', 'router', 'configuration', 'webView', 'bridge', 'done', 'loaded'];

export default diagram(
  {
    descriptor: { text: ['instanceDescriptor', 'options are read'], code: true },
    defaults: { text: ['set…Defaults', 'status bar, rotation'], code: true },
    router: { text: ['router', 'path to file'], code: true },
    configuration: { text: ['webViewConfiguration', 'rules of the web view'], code: true },
    webView: { text: ['webView', 'the view itself'], code: true },
    bridge: { text: ['bridge', 'plugins are loaded'], code: true, tone: 'key' },
    done: { text: ['trispanDidLoad', 'all set, no page yet'], code: true },
    loaded: { text: ['viewDidLoad', 'the page loads'], code: true },
  },
  {
    wide: {
      height: 262,
      places: {
        descriptor: [30, 56, 168, 58],
        defaults: [222, 56, 160, 58],
        router: [406, 56, 150, 58],
        configuration: [580, 56, 190, 58],
        webView: [30, 168, 168, 58],
        bridge: [222, 168, 160, 58],
        done: [406, 168, 150, 58],
        loaded: [600, 168, 170, 58],
      },
      below:
        path(
          'M28 20h744a12 12 0 0 1 12 12v98a12 12 0 0 1-12 12H588a12 12 0 0 0-12 12v76a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z',
          {
            fill: 'f',
          },
        ) + label(34, 43, 'loadView', 'wide', { code: true, anchor: 'start' }),
      links: [
        ...[0, 1, 2, 4, 5, 6].map((index) => ({ from: `${steps[index]}.r`, to: `${steps[index + 1]}.l` })),
        { from: 'configuration.b', to: 'webView.t' },
      ],
    },
    narrow: {
      height: 606,
      places: Object.fromEntries(
        steps.map((name, index) => [name, [34, 42 + index * 70 + (index === 7 ? 8 : 0), 292, 46]]),
      ),
      below:
        rect(14, 12, 332, 522, { r: 12, fill: 'f' }) +
        label(34, 33, 'loadView', 'narrow', { code: true, anchor: 'start' }),
      links: steps.slice(1).map((name, index) => ({ from: `${steps[index]}.b`, to: `${name}.t` })),
    },
  },
);
