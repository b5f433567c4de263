import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Part } from '../../site/plugins/plugin.ts';
import { type PartContent, PartContext } from './part-context.ts';

/** HTML, its headings for the table of contents, and the anchors of its rows. */
export function renderPart(
  element: ReactNode,
  { platforms, resolveLink }: Pick<PartContent, 'platforms' | 'resolveLink'>,
): Part {
  const content: PartContent = { headings: [], ids: [], platforms, resolveLink };
  const html = renderToStaticMarkup(<PartContext value={content}>{element}</PartContext>);
  return { html, headings: content.headings, ids: content.ids };
}
