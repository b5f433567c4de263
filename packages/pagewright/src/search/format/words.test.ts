import { describe, expect, it } from 'vitest';
import { compoundsOf, familyName, isStopTerm, stem, termsOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['getCurrentPosition', [['getcurrentposition', 'get', 'current', 'position']]],
    ['server.androidScheme', [['server'], ['androidscheme', 'android', 'scheme']]],
    ['--inline', [['inline']]],
    ['READ_MEDIA', [['read_media', 'read', 'media']]],
    ['HTTPServer2', [['httpserver2', 'http', 'server', '2']]],
    ['@scope/camera', [['scope'], ['camera']]],
    ['Größe naïve', [['grosse'], ['naive']]],
    ['日本語', [['日本'], ['本語']]],
    ['.*<script>', [['script']]],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text).map(({ whole, parts }) => [whole, ...parts])).toEqual(words);
  });
});

describe('stem', () => {
  it.each([
    [['plugin', 'plugins']],
    [['capability', 'capabilities']],
    [['store', 'stores', 'stored', 'storing']],
    [['stop', 'stopped', 'stopping']],
    [['push', 'pushes', 'pushed']],
    [['class']],
    [['status']],
    [['ios']],
  ])('%s', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('leaves names and numbers alone', () => {
    expect(['v2s', 'a1b2', 'red'].map(stem)).toEqual(['v2s', 'a1b2', 'red']);
  });
});

it('termsOf keeps whole names beside their parts', () => {
  expect(termsOf('getPhotos of cameras')).toEqual(['getphotos', 'get', 'photo', 'of', 'camera']);
});

it('familyName is the same for related verbs and nouns', () => {
  expect(familyName('creation')).toBe(familyName('creating'));
  expect(familyName('configuration')).toBe(familyName('configure'));
  expect(familyName('deployment')).toBe(familyName('deploy'));
});

it('compoundsOf joins a word with its number or ending', () => {
  expect(compoundsOf('Java 11, iOS 13.0 and Node.js.')).toEqual(['java11', 'ios13', 'nodej']);
  // Neither a number of its own, nor a release, nor a path.
  expect(compoundsOf('after 5000 ms, since 4.0.1, up to 90%, or 7, src/app.js')).toEqual([]);
});

it('isStopTerm knows the stems of common words', () => {
  expect(['where', 'does', 'because'].map(stem).every(isStopTerm)).toBe(true);
  expect(isStopTerm('lamp')).toBe(false);
});
