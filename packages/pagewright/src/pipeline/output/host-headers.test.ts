import { expect, it } from 'vitest';
import { hostHeaders } from './host-headers.ts';

it('hostHeaders lists what is named by its content, search indexes and copies of pictures as folders, after rules for all', () => {
  const paths = [
    'search-index/current/index.json',
    'search-index/current/bb14e14c60aad8ab/text/0.json',
    'search-index/current/bb14e14c60aad8ab/text/1.json',
    'assets/index-DFfwdIgU.js',
    'assets/notes.css',
    'assets/image-copies/bb14e14c60aad8ab.avif',
    'assets/image-copies/bb14e14c60aad8ac.avif',
  ];
  expect(hostHeaders(paths, '/docs/', [])).toBe(`/*
  X-Content-Type-Options: nosniff
/docs/*.md
  X-Robots-Tag: noindex
/docs/assets/image-copies/*
  Cache-Control: public, max-age=31536000, immutable
/docs/assets/index-DFfwdIgU.js
  Cache-Control: public, max-age=31536000, immutable
/docs/search-index/current/bb14e14c60aad8ab/*
  Cache-Control: public, max-age=31536000, immutable
`);
});

it('hostHeaders notes what plugins need of a policy', () => {
  const csp = { 'script-src': ['https://a.example', "'sha256-x'"] };
  expect(hostHeaders([], '/', [{ name: 'a', csp }, { name: 'b' }])).toMatch(
    /^# a needs script-src https:\/\/a\.example 'sha256-x'\n\/\*\n/,
  );
});
