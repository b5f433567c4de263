import { expect, it } from 'vitest';
import { mapSrcset, srcsetAddresses } from './srcset.ts';

it.each([
  ['/a.png', ['/a.png']],
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 480w,/b.png 960w', ['/a.png', '/b.png']],
  ['\n  /a.png,\n  /b.png 2x,\n', ['/a.png', '/b.png']],
  ['/a,b.png 2x, data:image/png;base64,AAAA 3x', ['/a,b.png', 'data:image/png;base64,AAAA']],
  ['', []],
])('%j has the addresses %j', (srcset, addresses) => {
  expect(srcsetAddresses(srcset)).toEqual(addresses);
  expect(mapSrcset(srcset, (address) => address)).toBe(srcset);
});

it('mapSrcset changes addresses and nothing else', () => {
  expect(mapSrcset('/a.png 1x,  /b.png 2x', (address) => `/docs${address}`)).toBe('/docs/a.png 1x,  /docs/b.png 2x');
});
