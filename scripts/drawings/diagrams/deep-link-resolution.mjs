import { diagram } from '../diagram.mjs';

/** @type {import('../links.mjs').Link[]} */
const links = [
  { from: 'url.b', to: 'installed.t', level: true },
  { from: 'installed.b', to: 'domain.t', label: 'yes' },
  { from: 'domain.b', to: 'path.t', label: 'yes' },
  { from: 'path.b', to: 'app.t', label: 'yes', level: true },
  { from: 'installed.r', to: 'browser.l', label: 'no', level: true },
  { from: 'domain.r', to: 'browser.l', label: 'no', level: true },
  { from: 'path.r', to: 'browser.l', label: 'no', level: true },
];

export default diagram(
  {
    url: { text: ['https://links.example.com/notes/42'], code: true },
    installed: { text: ['Is the app installed?', 'if not, the system knows nothing of it'], tone: 'question' },
    domain: { text: ['Does the domain name it?', 'association file, read at installation'], tone: 'question' },
    path: { text: ['Is the path listed?', 'components, pathPrefix'], tone: 'question' },
    browser: { text: ['Browser', 'shows the page', 'of your website'] },
    app: { text: ['The app opens'], tone: 'key' },
    event: { text: ['appUrlOpen', 'your code checks the host'], code: true },
    router: { text: ['Your router', 'shows note 42'] },
  },
  {
    wide: {
      height: 440,
      places: {
        url: [24, 20, 320, 44],
        installed: [24, 92, 320, 58],
        domain: [24, 182, 320, 58],
        path: [24, 272, 320, 58],
        browser: [576, 92, 200, 238],
        app: [99, 362, 170, 58],
        event: [312, 362, 220, 58],
        router: [576, 362, 200, 58],
      },
      links: [...links, { from: 'app.r', to: 'event.l' }, { from: 'event.r', to: 'router.l' }],
    },
    narrow: {
      height: 540,
      places: {
        url: [14, 14, 332, 40],
        installed: [14, 80, 206, 48],
        domain: [14, 162, 206, 48],
        path: [14, 244, 206, 48],
        browser: [258, 80, 88, 212],
        app: [14, 326, 332, 40],
        event: [14, 396, 332, 48],
        router: [14, 474, 332, 48],
      },
      texts: {
        installed: ['Is the app installed?', 'else it is unknown'],
        domain: ['Does the domain name it?', 'association file'],
        browser: ['Browser', 'your', 'website’s', 'page'],
      },
      links: [
        ...links.map((each) => (each.to === 'installed.t' ? { ...each, from: 'url.b@0.31' } : each)),
        { from: 'app.b', to: 'event.t' },
        { from: 'event.b', to: 'router.t' },
      ],
    },
  },
);
