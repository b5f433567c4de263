import { expect, it } from 'vitest';
import { additionMistakes } from './check-additions.ts';

it.each([
  ['script-src', 'https://a.example'],
  ['script-src', 'https://a.example/lib/a.js'],
  ['script-src', "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  ['script-src', "'wasm-unsafe-eval'"],
  ['style-src', "'unsafe-inline'"],
  ['connect-src', 'wss://*.a.example:8443'],
  ['img-src', 'data:'],
  ['frame-ancestors', "'self'"],
  ['trusted-types', 'goog#html'],
])('%s may get %s', (directive, source) => {
  expect(additionMistakes({ [directive]: [source] })).toEqual([]);
});

it.each([
  ['img-src', 'a.example', 'write it with its protocol: "https://a.example"'],
  ['img-src', '*.a.example', 'write it with its protocol: "https://*.a.example"'],
  ['img-src', 'self', `put it in single quotes: "'self'"`],
  ['img-src', "'none'", 'remove it: to add nothing, leave the directive out'],
  ['img-src', 'https://a.example https://b.example', 'write every source as an entry of its own'],
  ['img-src', 'https://a.example; script-src *', 'write every source as an entry of its own'],
  ['img-src', '*', `write a host ("https://a.example"), a scheme ("data:") or "'self'"`],
  ['img-src', 1, 'write a source as text: "https://a.example"'],
  ['script-src', "'unsafe-inline'", "write the hash of the script: `'sha256-…'`"],
  ['trusted-types', 'a b', 'write the name of a policy, such as "my-policy"'],
])('%s may not get %j', (directive, source, hint) => {
  expect(
    additionMistakes({ [directive]: ['https://first.example', source].slice(directive === 'trusted-types' ? 1 : 0) }),
  ).toEqual([
    { path: [directive, directive === 'trusted-types' ? 0 : 1], message: `is ${JSON.stringify(source)}`, hint },
  ]);
});

it.each([
  [{ 'img-scr': [] }, 'is not a directive that can be added to', 'did you mean "img-src"?'],
  [{ 'img-src': 'data:' }, 'is not a list of sources', 'write a list: ["https://a.example"]'],
  [{ 'require-trusted-types-for': ["'script'"] }, 'is on anyway', 'remove it, or write false to turn it off'],
])('%j is wrong', (additions, message, hint) => {
  expect(additionMistakes(additions)).toEqual([{ path: Object.keys(additions), message, hint }]);
});
