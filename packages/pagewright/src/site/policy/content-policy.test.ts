import { expect, it } from 'vitest';
import { contentPolicy, hashSource, policyHeader, policyMeta } from './content-policy.ts';

it('is strict by default', () => {
  expect(policyHeader(contentPolicy([])).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'trusted-types default',
    "require-trusted-types-for 'script'",
  ]);
});

it('leaves out of the tag what only a header can say', () => {
  expect(policyMeta(contentPolicy([]))).not.toMatch(/frame-ancestors|; /);
});

it('adds what is needed, each source once, in the place of none', () => {
  const added = { 'img-src': ['https://a.example', 'data:'], 'frame-ancestors': ['https://b.example'] };
  const policy = contentPolicy([added, { 'img-src': ['data:'], 'frame-src': ['https://c.example'] }]);
  expect(policy.get('img-src')).toEqual(["'self'", 'https://a.example', 'data:']);
  expect(policy.get('frame-ancestors')).toEqual(['https://b.example']);
  expect(policy.get('frame-src')).toEqual(['https://c.example']);
  expect(contentPolicy([]).get('img-src')).toEqual(["'self'"]);
});

it('goes on allowing the own workers when others are added', () => {
  expect(contentPolicy([{ 'worker-src': ['blob:'] }]).get('worker-src')).toEqual(["'self'", 'blob:']);
});

it('lets scripts make HTML of any text only where that is wanted', () => {
  expect(policyHeader(contentPolicy([{ 'require-trusted-types-for': false }]))).not.toContain('require-trusted');
});

it('names inline scripts by their hash', () => {
  // From the specification: the hash of nothing.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
