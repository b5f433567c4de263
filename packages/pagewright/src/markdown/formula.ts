import type { Mistake } from '../kernel/problems.ts';

/** A formula in TeX as MathML, or what is wrong with it, and on which of its lines, from 0. */
export type RenderFormula = (tex: string, isBlock: boolean) => { html: string } | (Mistake & { line: number });

const hint = 'correct it; what can be written is listed at https://temml.org/docs/en/supported';

/** Loaded only if a site has formulas. */
export async function prepareFormulas(): Promise<RenderFormula> {
  const { default: temml } = await import('temml');
  return (tex, isBlock) => {
    try {
      const math = temml.renderToString(tex, { displayMode: isBlock, annotate: true, throwOnError: true });
      return { html: isBlock ? `<div class="formula" tabindex="0">${tidy(math)}</div>` : tidy(math) };
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ParseError') throw error;
      const { position = 0 } = error as { position?: number };
      const line = tex.slice(0, position).split('\n').length - 1;
      const [message = ''] = error.message.trim().split(/:? at (?:position|end of input)/);
      return { line, message, hint };
    }
  };
}

/** The element says by itself that it is a block, and the alignment of cells must not need a stylesheet of Temml's. */
function tidy(math: string): string {
  return math
    .replace(' class="tml-display" style="display:block math;"', '')
    .replace(/ class="tml-(right|left|center)" style="/g, ' style="text-align:$1;')
    .replace(/ class="tml-[^"]*"/g, '');
}
