import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../../contract/strings/parts/en.ts';
import type { Tags } from '../model.ts';
import { Default } from '../../parts/FactLine.tsx';
import { PartContext } from '../../parts/part-context.ts';
import { Facts } from './Facts.tsx';

const platforms = {
  platforms: ['ios', 'android', 'web'],
  labels: { ios: 'iOS', android: 'Android', androidApi: 'Android API' },
};

function facts(tags: Partial<Tags>, since?: string): string {
  const part = { headings: [], ids: [], platforms, strings: en, resolveLink: String };
  const line = <Facts tags={{ throws: [], see: [], examples: [], ...tags }} since={since} />;
  return renderToStaticMarkup(<PartContext value={part}>{line}</PartContext>).replaceAll(/<[^>]*>/g, '');
}

test('what is deprecated says what to use, if there is something to say', () => {
  expect(facts({ deprecated: 'Use `on()`.' })).toBe('Deprecated: Use on().');
  expect(facts({ deprecated: '' })).toBe('Deprecated ');
});

test('platforms are named when they are not all', () => {
  expect(facts({ platforms: ['ios'] })).toBe('iOS only');
  expect(facts({ platforms: ['ios', 'android'] })).toBe('iOS and Android only');
  expect(facts({ platforms: ['ios', 'android', 'web'] })).toBe('');
});

test('a system has its label, or else its name', () => {
  expect(facts({ minOs: 'androidApi 24' })).toBe('From Android API 24');
  expect(facts({ minOs: 'tizen 4' })).toBe('From tizen 4');
});

test('limits come before details', () => {
  expect(facts({ since: '1.0.0', default: '1', platforms: ['ios'], minOs: 'ios 14', permissions: ['a', 'b'] })).toBe(
    'iOS only\u00a0· From iOS 14\u00a0· Default 1\u00a0· Permissions: a, b\u00a0· Since 1.0.0',
  );
});

test('the version is named where it differs from that of the whole', () => {
  expect(facts({ since: '1.2.0' }, '1.0.0')).toBe('Since 1.2.0');
  expect(facts({ since: '1.0.0' }, '1.0.0')).toBe('');
});

test('a default that is written out is code, a description is text', () => {
  const html = (value: string) => renderToStaticMarkup(<Default value={value} />);
  expect(html('true')).toBe('Default <code>true</code>');
  expect(html('the app id')).toBe('Default the app id');
  expect(html("'From Photos'")).toBe('Default <code>&#x27;From Photos&#x27;</code>');
  expect(html('C:\\Program Files\\x.exe')).toBe('Default <code>C:\\Program Files\\x.exe</code>');
});

test('without facts there is no line for them', () => {
  expect(facts({})).toBe('');
});
