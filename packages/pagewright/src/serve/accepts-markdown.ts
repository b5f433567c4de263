import { headerWeights } from './header-weights.ts';

/**
 * Whether a client would rather have Markdown than HTML, by its header `accept`. It has to name Markdown: whoever accepts anything, as browsers
 * do, gets the page.
 */
export function acceptsMarkdown(header: string | undefined): boolean {
  const weights = headerWeights(header ?? '');
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
