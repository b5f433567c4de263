import { expect, test } from 'vitest';
import { iconsIn } from './icons-in.ts';

test('symbols are taken out of a sprite with the look they have in it', () => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
<symbol viewBox="0 0 20 20" id="lamp" fill="none" stroke-width="1.5">
  <path d="M1 1h2"/><path d="M2 2h2"/>
</symbol>
<symbol id="web"><circle r="7"/></symbol><symbol viewBox="0 0 1 1"><path d="M0 0"/></symbol>
</svg>`;
  expect(iconsIn(sprite)).toEqual({
    lamp: {
      viewBox: '0 0 20 20',
      drawing: '<g fill="none" stroke-width="1.5"><path d="M1 1h2"/><path d="M2 2h2"/></g>',
    },
    web: { viewBox: undefined, drawing: '<g><circle r="7"/></g>' },
  });
});
