import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Part } from '../../site/plugins/plugin.ts';
import { type PartContent, PartContext, type Surroundings } from './part-context.ts';

/** HTML, its headings for the table of contents, and the anchors of its rows. */
export function renderPart(element: ReactNode, surroundings: Surroundings): Part {
  const content: PartContent = { headings: [], ids: [], ...surroundings };
  const html = renderToStaticMarkup(<PartContext value={content}>{element}</PartContext>);
  return { html, headings: content.headings, ids: content.ids };
}
