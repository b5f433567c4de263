import type { Asked } from '../boot/asked.ts';

/** Does, once, what the reader had asked for before the document was loaded again. */
export function repeatAsked(): void {
  const { pressed, typed } = (history.state ?? {}) as Partial<Asked>;
  if (!pressed) return;
  history.replaceState(null, '');
  const buttons = [...document.querySelectorAll('button')];
  for (const [place, look] of pressed) if (buttons[place]?.outerHTML === look) buttons[place].click();
  if (typed === undefined) return;
  document.querySelector<HTMLElement>('[data-search]')!.click();
  const field = document.querySelector<HTMLInputElement>('.search-modal input')!;
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
