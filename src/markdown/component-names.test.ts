import { expect, it } from 'vitest';
import { mdxComponents } from '../ui/mdx/components.ts';
import { componentNames } from './component-names.ts';

it('lists the components that exist, except the one only the compiler uses', () => {
  const { Static: _, ...forWriters } = mdxComponents;
  expect([...componentNames].sort()).toEqual(Object.keys(forWriters).sort());
});
