import { expect, it } from 'vitest';
import { pageIcon } from './page-icon.ts';

const site = { versions: [], latest: 'v2', locale: 'en' };
const icons = { file: '/docs/img/icons.svg', names: ['camera'] };

it.each([
  ['/docs/apis/camera', '/docs/img/icons.svg#camera'],
  ['/docs/v1/apis/camera#take?', '/docs/img/icons.svg#camera'],
  ['/docs/camera/setup', undefined],
  ['/docs/', undefined],
])('of %s is %s', (href, icon) => expect(pageIcon({ ...site, icons }, href)).toBe(icon));

it('a site without icons has none', () => expect(pageIcon(site, '/docs/apis/camera')).toBeUndefined());
