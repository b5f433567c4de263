import { expect, expectTypeOf, it } from 'vitest';
import { mdxComponents } from '../ui/mdx/components.ts';
import { componentAttributes, componentsOf, rewrittenComponents } from './component-names.ts';

it('lists the components that exist', () => {
  // `Static` and `CodeTabs` are the compiler's output; rewritten components are replaced at compile time.
  const forWriters = [
    ...Object.keys(mdxComponents).filter((name) => name !== 'Static' && name !== 'CodeTabs'),
    ...Object.keys(rewrittenComponents),
  ];
  expect(componentsOf({}).sort()).toEqual(forWriters.sort());
});

type Components = Omit<typeof mdxComponents, 'Static' | 'CodeTabs'>;
type Written<Props> = Omit<Props, 'children'>;
type AttributesOf<Props> = {
  [Name in keyof Props]-?: Props extends Record<Name, unknown> ? 'required' : 'optional';
};

it('lists the attributes they have: `npm run types` checks that', () => {
  expectTypeOf<Omit<typeof componentAttributes, keyof typeof rewrittenComponents>>().toEqualTypeOf<{
    readonly [Name in keyof Components]: Readonly<AttributesOf<Written<Parameters<Components[Name]>[0]>>>;
  }>();
});
