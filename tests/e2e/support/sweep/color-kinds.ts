import type { Judged } from './judge-colors.ts';

/** How often axe may say that it cannot tell, before a kind of text is left alone. */
const tries = 3;

/** Which texts need not be judged again on the pages that follow. */
export class ColorKinds {
  private readonly doubts = new Map<number, number>();
  readonly settled = new Set<number>();
  /** Chains of texts at one size of the window whose kinds are all settled. */
  private readonly seenChains = new Map<string, Set<number>>();

  seenAt(size: string): Set<number> {
    if (!this.seenChains.has(size)) this.seenChains.set(size, new Set());
    return this.seenChains.get(size)!;
  }

  note({ judged, unclear, kinds }: Judged, size: string): void {
    for (const kind of judged) this.settled.add(kind);
    for (const kind of unclear) {
      const count = (this.doubts.get(kind) ?? 0) + 1;
      this.doubts.set(kind, count);
      if (count === tries) this.settled.add(kind);
    }
    const seen = this.seenAt(size);
    for (const [chain, own] of kinds) if (own.every((kind) => this.settled.has(kind))) seen.add(chain);
  }
}
