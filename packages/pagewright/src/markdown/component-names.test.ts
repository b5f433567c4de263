import { expect, expectTypeOf, it } from 'vitest';
import { generatedComponents } from './reference.ts';
import { mdxComponents } from '../ui/mdx/components.ts';
import { componentAttributes, componentNames, rewrittenComponents } from './component-names.ts';

it('lists the components that exist', () => {
  // `Static` is the compiler's output for plain markup; generated and rewritten components are replaced at compile time.
  const forWriters = [
    ...Object.keys(mdxComponents).filter((name) => name !== 'Static'),
    ...generatedComponents,
    ...Object.keys(rewrittenComponents),
  ];
  expect([...componentNames].sort()).toEqual(forWriters.sort());
});

type Components = Omit<typeof mdxComponents, 'Static'>;
type Written<Props> = Omit<Props, 'children'>;
type AttributesOf<Props> = {
  [Name in keyof Props]-?: Props extends Record<Name, unknown> ? 'required' : 'optional';
};

it('lists the attributes they have: `npm run types` checks that', () => {
  type Replaced = (typeof generatedComponents)[number] | keyof typeof rewrittenComponents;
  expectTypeOf<Omit<typeof componentAttributes, Replaced>>().toEqualTypeOf<{
    readonly [Name in keyof Components]: Readonly<AttributesOf<Written<Parameters<Components[Name]>[0]>>>;
  }>();
});
