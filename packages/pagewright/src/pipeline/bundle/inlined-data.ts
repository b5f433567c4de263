import type { PolicyAdditions } from '../../site/policy/directives.ts';

/** What of a policy is needed for the small files that the bundler has put into others, as `data:`. */
export function inlinedData(files: string[]): PolicyAdditions {
  const has = (type: RegExp): boolean => files.some((text) => type.test(text));
  return {
    ...(has(/\bdata:image\//) && { 'img-src': ['data:'] }),
    ...(has(/\bdata:(?:font|application\/(?:x-)?font)/) && { 'font-src': ['data:'] }),
  };
}
