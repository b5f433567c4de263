import { expect, it } from 'vitest';
import { trailOf } from './searchable-docs.ts';

it('the place of a page in its sidebar is what stands between the landing page and its own title', () => {
  const breadcrumbs = ['Home', 'Guides', 'Security', 'Keys'].map((label) => ({ label }));
  expect(trailOf({ breadcrumbs })).toBe('Guides › Security');
  expect(trailOf({ breadcrumbs: [{ label: 'Home' }, { label: 'Keys' }] })).toBe('');
});
