/** How often axe may say that it cannot tell, before a kind of text is left alone. */
const tries = 3;

/** Which kinds of text need not be judged again on the pages that follow. */
export class ColorKinds {
  private readonly doubts = new Map<number, number>();
  readonly settled: number[] = [];

  note({ judged, unclear }: { judged: number[]; unclear: number[] }): void {
    this.settled.push(...judged);
    for (const kind of unclear) {
      const count = (this.doubts.get(kind) ?? 0) + 1;
      this.doubts.set(kind, count);
      if (count === tries) this.settled.push(kind);
    }
  }
}
