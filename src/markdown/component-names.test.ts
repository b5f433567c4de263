import { expect, it } from 'vitest';
import { generatedComponents } from '../reference/generated-components.ts';
import { mdxComponents } from '../ui/mdx/components.ts';
import { componentNames } from './component-names.ts';

it('lists the components that exist', () => {
  // `Static` is what the compiler makes of plain markup; generated components it replaces, so that nothing is left of them.
  const forWriters = [...Object.keys(mdxComponents).filter((name) => name !== 'Static'), ...generatedComponents];
  expect([...componentNames].sort()).toEqual(forWriters.sort());
});
