/** Of the directives of a content security policy, those that a site or a plugin can add to. */
export const openDirectives = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'media-src',
  'frame-src',
  'worker-src',
  'form-action',
  'frame-ancestors',
  'trusted-types',
] as const;

type OpenDirective = (typeof openDirectives)[number];

/**
 * What a site or a plugin needs of the policy besides what all sites have: sources by directive, such as
 * `{ 'img-src': ['https://pictures.example'] }`. With `'require-trusted-types-for': false`, scripts may turn any text into HTML.
 */
export type PolicyAdditions = { [Directive in OpenDirective]?: readonly string[] } & {
  'require-trusted-types-for'?: false;
};

/** Directives and the sources of each. */
export type ContentPolicy = Map<string, string[]>;

/** The policy of a site that needs nothing special, in an order that compresses well: each document has it. */
export const strictPolicy: Record<string, string[]> = {
  'default-src': ["'none'"],
  // Workers as well.
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  // The policy of client/document/trusted-types.ts.
  'trusted-types': ['default'],
  'require-trusted-types-for': ["'script'"],
};
