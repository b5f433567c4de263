import { label } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';
import { arrow } from '../links.mjs';

export default diagram(
  {
    ci: { text: ['npm ci', 'as locked'], code: true },
    test: { text: ['npm test', 'pull requests'], code: true },
    build: { text: ['npm run build', 'web app'], code: true },
    sync: { text: ['trispan sync', 'native projects'], code: true },
    debug: { text: ['Debug builds', 'no secrets'] },
    result: { text: ['Result', 'in the pull request'] },
    release: { text: ['Release builds', 'signed'], tone: 'key' },
    play: { text: ['Google Play', 'internal track'] },
    testFlight: { text: ['TestFlight', 'internal testers'] },
  },
  {
    wide: {
      height: 318,
      places: {
        ci: [24, 24, 152, 58],
        test: [224, 24, 152, 58],
        build: [424, 24, 152, 58],
        sync: [624, 24, 152, 58],
        debug: [224, 132, 152, 58],
        result: [424, 132, 152, 58],
        release: [224, 216, 152, 58],
        play: [424, 216, 152, 58],
        testFlight: [624, 216, 152, 58],
      },
      links: [
        { from: 'ci.r', to: 'test.l' },
        { from: 'test.r', to: 'build.l' },
        { from: 'build.r', to: 'sync.l' },
        { from: 'debug.r', to: 'result.l' },
        { from: 'release.r', to: 'play.l' },
        { from: 'release.b', to: 'testFlight.b', mid: 296 },
      ],
      below:
        arrow([
          [700, 82],
          [700, 107],
          [190, 107],
          [190, 161],
          [224, 161],
        ]) +
        arrow([
          [190, 120],
          [190, 245],
          [224, 245],
        ]),
      above:
        label(24, 165, 'Pull request', 'wide', { anchor: 'start' }) +
        label(24, 249, 'Tag v2.3.0', 'wide', { anchor: 'start' }),
    },
    narrow: {
      height: 430,
      places: {
        ci: [14, 14, 154, 48],
        test: [192, 14, 154, 48],
        build: [14, 98, 154, 48],
        sync: [192, 98, 154, 48],
        debug: [14, 216, 154, 48],
        release: [192, 216, 154, 48],
        result: [14, 292, 154, 48],
        play: [192, 292, 130, 48],
        testFlight: [192, 368, 130, 48],
      },
      links: [
        { from: 'ci.r', to: 'test.l' },
        { from: 'test.b', to: 'build.t' },
        { from: 'build.r', to: 'sync.l' },
        { from: 'sync.b', to: 'debug.t', mid: 170 },
        { from: 'sync.b', to: 'release.t' },
        { from: 'debug.b', to: 'result.t' },
        { from: 'release.b@0.42', to: 'play.t', level: true },
        { from: 'release.b@0.93', to: 'testFlight.r' },
      ],
      above:
        label(100, 200, 'Pull request', 'narrow', { anchor: 'start' }) +
        label(278, 200, 'Tag v2.3.0', 'narrow', { anchor: 'start' }),
    },
  },
);
