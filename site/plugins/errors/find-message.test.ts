import { expect, it } from 'vitest';
import { messageFinder } from './find-message.ts';

const entry = (id: string, text: string, also: string[] = []) => ({ id, text, also, cause: '', mend: '', more: [] });
const find = messageFinder({
  groups: {
    gradle: {
      route: '/errors/gradle',
      entries: [
        entry('sdk', 'SDK location not found. Define a valid SDK location'),
        entry('package', 'error: package … does not exist', ['UNAVAILABLE', 'ERR_PACKAGE']),
        entry('group', 'Could not find com.example:library (1)'),
        entry('other', 'Could not find com.example:library (2)'),
      ],
    },
  } as never,
});

it('finds the entry of a message by its text, or another one of the same', () => {
  expect(find('SDK location not found. Define a valid SDK location')).toBe('/errors/gradle#sdk');
  expect(find('ERR_PACKAGE')).toBe('/errors/gradle#package');
});

it('finds it by what stands in place of the dots', () => {
  expect(find('error: package android.support.v4 does not exist')).toBe('/errors/gradle#package');
  expect(find('warning: package a does not exist')).toBeUndefined();
});

it('finds it by a part that is long enough', () => {
  expect(find('Define a valid\nSDK location')).toBe('/errors/gradle#sdk');
  expect(find('SDK location')).toBeUndefined();
});

it('finds nothing for what several messages have in common', () => {
  expect(find('Could not find com.example:library')).toBeUndefined();
});

it('finds nothing for a code that is a plain word', () => {
  expect(find('UNAVAILABLE')).toBeUndefined();
});
