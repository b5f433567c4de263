import { expect, it } from 'vitest';
import { propertyAnchor } from './anchors.ts';

it.each([
  ['quality', 'imageoptions.quality'],
  ['[key: string]', 'imageoptions.[key:string]'],
  ["'two  words'", "imageoptions.'twowords'"],
])('the anchor of the property %s is %s, without spaces', (name, anchor) => {
  expect(propertyAnchor('ImageOptions.', name)).toBe(anchor);
});
