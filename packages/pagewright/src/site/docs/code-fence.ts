/** What may be before a fence: indentation, quotes, and the beginning of a list item or a footnote. */
const opening = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t]|\[\^[^\]]+\]:)*(`{3,}(?=[^`]*$)|~{3,})/;
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/** Knows, line by line, whether a page is in a code block. In MDX only fences make one, at any indentation. */
export class CodeFence {
  private fence: string | undefined;

  get isOpen(): boolean {
    return this.fence !== undefined;
  }

  read(line: string): void {
    if (this.fence === undefined) this.fence = opening.exec(line)?.[1];
    // A longer fence of the same character closes as well; a shorter one is part of the code.
    else if (closing.exec(line)?.[1]?.startsWith(this.fence)) this.fence = undefined;
  }
}

/** A page's lines that are not part of code blocks. */
export function withoutFences(source: string): string {
  const fence = new CodeFence();
  const isOutside = (line: string): boolean => {
    const wasOpen = fence.isOpen;
    fence.read(line);
    return !wasOpen && !fence.isOpen;
  };
  return source.split(/\r?\n/).filter(isOutside).join('\n');
}
