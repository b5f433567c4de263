import type { HastNode } from 'satteri';
import { diagramScript } from '../../contract/diagram-script.ts';

/** The code block of a diagram, which the picture takes the place of. */
export function drawnDiagram(block: HastNode): HastNode {
  if (block.type !== 'raw') return block;
  const html = block.value.replace('<div class="code"', '<div class="code diagram"');
  return { ...block, value: html.replace(/<\/div>$/, `<script>${diagramScript}</script></div>`) };
}
