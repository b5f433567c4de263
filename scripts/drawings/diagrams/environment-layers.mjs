import { diagram } from '../diagram.mjs';
import { arrow } from '../links.mjs';

/** @type {import('../links.mjs').Link[]} */
const links = [
  { from: 'web.r', to: 'end.l', label: 'mode of the build', level: true, plain: true },
  { from: 'config.r', to: 'end.l', label: 'APP_ENV', level: true, plain: true },
  { from: 'native.r', to: 'end.l', label: 'flavor, target', level: true, plain: true },
];

export default diagram(
  {
    web: { text: ['Web code', 'URLs, keys, feature switches'] },
    config: { text: ['trispan.config.ts', 'logging, scheme, flavor, plugins'], code: true },
    native: { text: ['Native projects', 'identifier, name, icon'] },
    app: { text: ['Field Notes', 'production'], tone: 'key', icon: 'app' },
    staging: { text: ['Field Notes Staging', 'on the same phone'], tone: 'question', icon: 'app' },
    end: { text: [] },
  },
  {
    wide: {
      height: 272,
      places: {
        web: [24, 24, 262, 58],
        config: [24, 107, 262, 58],
        native: [24, 190, 262, 58],
        app: [540, 56, 236, 62],
        staging: [540, 154, 236, 62],
        end: [470, 136, 0, 0],
      },
      links,
      below:
        arrow(
          [
            [470, 53],
            [470, 219],
          ],
          { plain: true },
        ) +
        arrow([
          [470, 87],
          [540, 87],
        ]) +
        arrow([
          [470, 185],
          [540, 185],
        ]),
    },
    narrow: {
      height: 394,
      places: {
        web: [14, 14, 184, 48],
        config: [14, 86, 184, 48],
        native: [14, 158, 184, 48],
        app: [14, 252, 290, 52],
        staging: [14, 322, 290, 52],
        end: [332, 100, 0, 0],
      },
      texts: { web: ['Web code', 'URLs, keys, switches'], config: ['trispan.config.ts', 'scheme, flavor, plugins'] },
      links,
      below:
        arrow([
          [332, 38],
          [332, 278],
          [304, 278],
        ]) +
        arrow([
          [332, 200],
          [332, 348],
          [304, 348],
        ]),
    },
  },
);
