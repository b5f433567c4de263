/** The lists, tables and code around the text that is being read. */
export class ElementContext {
  /** Of a table's row, from 1; outside tables 0. */
  private cell = 0;
  private isInCode = false;
  private item: 'none' | 'begun' | 'linked' = 'none';

  open(tag: string): void {
    if (tag === 'tr') this.cell = 0;
    else if (tag === 'td' || tag === 'th') this.cell++;
    else if (tag === 'code') this.isInCode = true;
    else if (tag === 'li') this.item = 'begun';
    else if (tag === 'a' && this.item === 'begun') this.item = 'linked';
  }

  close(tag: string): void {
    if (tag === 'table') this.cell = 0;
    else if (tag === 'code') this.isInCode = false;
    else if (tag === 'li') this.item = 'none';
  }

  /** What a table explains row by row, as it is shown: messages of errors, mostly. */
  get isMessage(): boolean {
    return this.isInCode && this.cell === 1;
  }

  /** In an item of a list that begins with a link. */
  get isSignpost(): boolean {
    return this.item === 'linked';
  }
}
