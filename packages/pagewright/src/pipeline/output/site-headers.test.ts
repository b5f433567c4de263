import { expect, it } from 'vitest';
import { contentPolicy } from '../../site/policy/content-policy.ts';
import { hostHeaders } from './host-headers.ts';
import { siteHeaders } from './site-headers.ts';

it('lists what is named by its content, search indexes and copies of pictures as folders, after rules for all', () => {
  const paths = [
    'search-index/current/index.json',
    'search-index/current/bb14e14c60aad8ab/text/0.json',
    'search-index/current/bb14e14c60aad8ab/text/1.json',
    'assets/index-DFfwdIgU.js',
    'assets/notes.css',
    'assets/image-copies/bb14e14c60aad8ab.avif',
    'assets/image-copies/bb14e14c60aad8ac.avif',
  ];
  expect(hostHeaders(siteHeaders(undefined, paths, '/docs/'))).toBe(`/*
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
/docs/*.md
  X-Robots-Tag: noindex
/docs/*.rsc.txt
  X-Robots-Tag: noindex
/docs/assets/image-copies/*
  Cache-Control: public, max-age=31536000, immutable
/docs/assets/index-DFfwdIgU.js
  Cache-Control: public, max-age=31536000, immutable
/docs/search-index/current/bb14e14c60aad8ab/*
  Cache-Control: public, max-age=31536000, immutable
`);
});

it('sends the policy with everything', () => {
  const [all] = siteHeaders(contentPolicy([{ 'img-src': ['https://a.example'] }]), [], '/');
  expect([all!.path, all!.headers['Content-Security-Policy']]).toEqual([
    '/*',
    expect.stringContaining("img-src 'self' https://a.example; font-src 'self'"),
  ]);
});
