/** What the reader has asked for, and a reload would lose. The next document's application does it (`client/enhance/repeat-asked.ts`). */
export interface Asked {
  /** Places and looks of buttons, which the next document may have others of. */
  pressed: [place: number, html: string][];
  /** In the field of the search dialog, if that is open. */
  typed?: string | undefined;
}

/** Keeps it, if there is anything, in the entry of the history, which survives a reload and needs no storage. */
export function keepAsked(waiting: HTMLElement[]): void {
  const all: HTMLElement[] = [...document.querySelectorAll('button')];
  const pressed = waiting.map((button) => [all.indexOf(button), button.outerHTML]);
  const typed = document.querySelector<HTMLInputElement>('.search-modal[open] input')?.value;
  if (pressed[0] || typed !== undefined) history.replaceState({ pressed, typed }, '');
}

/** Whether the document before this one has left something to do. */
export function hasAsked(): boolean {
  return !!(history.state as Asked | null)?.pressed;
}
