import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Tags } from '../model.ts';
import { Facts } from './Facts.tsx';

function facts(tags: Partial<Tags>): string {
  return renderToStaticMarkup(<Facts tags={{ throws: [], see: [], ...tags }} />).replaceAll(/<[^>]*>/g, '');
}

test('what is deprecated says what to use, if there is something to say', () => {
  expect(facts({ deprecated: 'Use `on()`.', since: '1.0.0' })).toBe('Deprecated: Use on(). Since 1.0.0');
  expect(facts({ deprecated: '', since: '1.0.0' })).toBe('Deprecated Since 1.0.0');
});

test('platforms are named when they are not all', () => {
  expect(facts({ platforms: ['ios'] })).toBe('iOS only');
  expect(facts({ platforms: ['ios', 'android'] })).toBe('iOS and Android only');
  expect(facts({ platforms: ['ios', 'android', 'web'] })).toBe('');
});

test('without facts there is no line for them', () => {
  expect(facts({})).toBe('');
});
