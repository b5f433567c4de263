import type { HastNode } from 'satteri';

/**
 * The application draws diagrams (`client/diagrams`), so it starts as soon as the first one is near the screen, as if the reader had
 * turned the wheel; before the document is complete, that would be ignored. In pages that the application shows, scripts do not run, and need not.
 */
const startNearby =
  '<script>(d=>addEventListener("DOMContentLoaded",()=>new IntersectionObserver((e,o)=>{if(e.some(x=>x.isIntersecting)){o.disconnect();dispatchEvent(new Event("wheel"))}},{rootMargin:"50%"}).observe(d)))(document.currentScript.parentElement)</script>';

/** The code block of a diagram, which the picture takes the place of. */
export function drawnDiagram(block: HastNode): HastNode {
  if (block.type !== 'raw') return block;
  const html = block.value.replace('<div class="code">', '<div class="code diagram">');
  return { ...block, value: html.replace(/<\/div>$/, `${startNearby}</div>`) };
}
