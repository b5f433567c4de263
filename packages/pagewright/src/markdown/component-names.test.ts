import { expect, expectTypeOf, it } from 'vitest';
import { mdxComponents } from '../ui/mdx/components.ts';
import { componentAttributes, componentsOf } from './component-names.ts';

it('lists the components that exist', () => {
  // `Static` is the compiler's output for plain markup.
  const forWriters = Object.keys(mdxComponents).filter((name) => name !== 'Static');
  expect(componentsOf({}).sort()).toEqual(forWriters.sort());
});

type Components = Omit<typeof mdxComponents, 'Static'>;
type Written<Props> = Omit<Props, 'children'>;
type AttributesOf<Props> = {
  [Name in keyof Props]-?: Props extends Record<Name, unknown> ? 'required' : 'optional';
};

it('lists the attributes they have: `npm run types` checks that', () => {
  expectTypeOf<typeof componentAttributes>().toEqualTypeOf<{
    readonly [Name in keyof Components]: Readonly<AttributesOf<Written<Parameters<Components[Name]>[0]>>>;
  }>();
});
