import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { barColors } from './document.ts';

it.each(['light', 'dark'] as const)("the browser's own UI has the background of the %s page", (theme) => {
  const tokens = readFileSync(join(import.meta.dirname, '../../ui/styles/tokens.css'), 'utf8');
  const [, background] = new RegExp(`data-theme='${theme}'\\] \\{[^}]*--background: (.*?);`).exec(tokens)!;
  expect(barColors[theme]).toBe(background);
});
