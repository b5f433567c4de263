import type { HeaderRule } from './site-headers.ts';

/** The rules as `_headers`, which several static hosts read, and `pagewright serve`. */
export function hostHeaders(rules: HeaderRule[]): string {
  return rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(line), ''].join('\n')).join('');
}

const line = ([name, value]: [string, string]): string => `  ${name}: ${value}`;
