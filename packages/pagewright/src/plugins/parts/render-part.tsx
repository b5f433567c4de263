import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Part } from '../../site/plugins/plugin-markdown.ts';
import { type PartContent, PartContext, type Surroundings } from './part-context.ts';

type RenderedPart = Exclude<Part, { known: unknown }>;

/** HTML, its headings for the table of contents, and the anchors of its rows. */
export function renderPart(element: ReactNode, surroundings: Surroundings): RenderedPart {
  const content: PartContent = { headings: [], ids: [], ...surroundings };
  const html = renderToStaticMarkup(<PartContext value={content}>{element}</PartContext>);
  return { html, headings: content.headings, ids: content.ids };
}
