import { describe, expect, it } from 'vitest';
import { type SearchRecord, findPages } from './match.ts';

const records: SearchRecord[] = [
  { path: '/docs/splash', title: 'Splash Screen', headings: [['Show the camera', 'show']] },
  {
    path: '/docs/camera',
    title: 'Camera',
    headings: [
      ['Take a photo', 'take-a-photo'],
      ['Permissions', 'permissions'],
    ],
  },
  { path: '/docs/webcamera', title: 'Webcamera', headings: [] },
  { path: '/docs/use-camera', title: 'Use the camera', headings: [['Permissions', 'permissions']] },
];
const paths = (query: string): string[] => findPages(records, query).map(({ path }) => path);

describe('findPages', () => {
  it('puts titles before headings, and beginnings before middles', () => {
    expect(paths('camera')).toEqual(['/docs/camera', '/docs/use-camera', '/docs/webcamera', '/docs/splash#show']);
  });

  it('leads to the heading that matched', () => {
    expect(findPages(records, 'Take photo')).toEqual([
      { path: '/docs/camera#take-a-photo', title: 'Camera', section: 'Take a photo' },
    ]);
    expect(findPages(records, 'splash')[0]).toEqual({ path: '/docs/splash', title: 'Splash Screen' });
  });

  it('wants every word, in title and heading together, whatever the case', () => {
    expect(paths('CAMERA permissions').sort()).toEqual(['/docs/camera#permissions', '/docs/use-camera#permissions']);
    expect(paths('camera nowhere')).toEqual([]);
  });

  it('finds nothing for nothing, and takes signs literally', () => {
    expect(paths('  ')).toEqual([]);
    expect(paths('.*')).toEqual([]);
  });
});
