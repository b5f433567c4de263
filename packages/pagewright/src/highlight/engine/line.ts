// A line of code in the form that either kind of search needs.
import type { RegexEngine } from 'shiki';

type OnigurumaString = ReturnType<RegexEngine['createString']>;

/** It is copied into Oniguruma's memory only if Oniguruma has to search it. */
export class Line {
  readonly content: string;
  readonly isAscii: boolean;
  private readonly oniguruma: RegexEngine;
  private copy: OnigurumaString | undefined;

  constructor(oniguruma: RegexEngine, content: string) {
    this.oniguruma = oniguruma;
    this.content = content;
    this.isAscii = /^[\t\x20-\x7e]*\n?$/.test(content);
  }

  get forOniguruma(): OnigurumaString {
    return (this.copy ??= this.oniguruma.createString(this.content));
  }

  /** Called by the tokenizer after each line; Shiki's types do not mention it. */
  dispose(): void {
    (this.copy as { dispose?(): void } | undefined)?.dispose?.();
  }
}
