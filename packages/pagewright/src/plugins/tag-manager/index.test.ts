import { expect, it } from 'vitest';
import { tagManager } from './index.ts';

it('loads the container on every page, and says what a policy must allow', () => {
  const { head, csp } = tagManager('GTM-ABC1234');
  expect(head!({ path: '/', title: '' })).toMatchObject([
    { content: expect.stringContaining('dataLayer') },
    { attributes: { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234' } },
  ]);
  expect(csp!['script-src']).toEqual(['https://www.googletagmanager.com', expect.stringMatching(/^'sha256-.{44}'$/)]);
});

it('takes no other id', () => {
  expect(() => tagManager('UA-1234')).toThrow('expected the id of a container, such as "GTM-ABC1234"');
});
