import { forever } from './static-server.ts';

/** `_headers`, which several static hosts read: what is named by its content may be cached for ever. */
export function hostHeaders(assets: string[]): string {
  return assets.map((url) => `${url}\n  Cache-Control: ${forever}\n`).join('');
}
