import { expect, it } from 'vitest';
import { inlinedData } from './inlined-data.ts';

it('finds pictures and fonts within files, and nothing else', () => {
  const css = `.a{mask:url("data:image/svg+xml,%3Csvg/%3E")}@font-face{src:url(data:font/woff2;base64,AA==)}`;
  expect(inlinedData([css])).toEqual({ 'img-src': ['data:'], 'font-src': ['data:'] });
  expect(inlinedData(['x', 'const a="data:image/png;base64,AA=="'])).toEqual({ 'img-src': ['data:'] });
  expect(inlinedData(['.a{color:red}', 'const data = image'])).toEqual({});
});
