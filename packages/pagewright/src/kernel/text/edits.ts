interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Changes to a text by position: everything else stays as it is, byte for byte. */
export class Edits {
  private readonly list: Edit[] = [];

  replace(start: number, end: number, text: string): void {
    this.list.push({ start, end, text });
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The changed text. Of two edits of which one is inside the other, the outer one counts. */
  apply(source: string): string {
    const sorted = this.list
      .map((edit, index) => ({ ...edit, index }))
      .sort(
        (a, b) =>
          a.start - b.start || Number(b.end > b.start) * b.end - Number(a.end > a.start) * a.end || a.index - b.index,
      );
    let text = '';
    let at = 0;
    for (const edit of sorted) {
      if (edit.start < at) continue;
      text += source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + source.slice(at);
  }
}
