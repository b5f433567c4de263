import { lineAt } from '../../kernel/text/locate.ts';
import type { Problem } from '../../kernel/problems.ts';
import { parseDocComment } from './doc-comment.ts';
import type { ExampleKind } from './example-code.ts';
import type { Described } from './model.ts';
import type { Vocabulary } from './options.ts';

interface Comment {
  type: string;
  value: string;
  start: number;
  end: number;
}

/** The text of a declaration file: its nodes' source and their doc comments. */
export class DeclarationSource {
  /** Mistakes found so far, in comments or in what is declared. */
  readonly problems: Problem[] = [];
  private readonly source: string;
  private readonly file: string;
  private readonly vocabulary: Vocabulary;
  private readonly comments: Comment[];
  private readonly docs: Map<number, Comment>;

  constructor(source: string, file: string, comments: Comment[], vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.source = source;
    this.file = file;
    this.comments = comments;
    // A doc comment belongs to the node that starts at the next non-space character.
    this.docs = new Map(
      comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map((comment) => [comment.end + /^\s*/.exec(source.slice(comment.end))![0].length, comment]),
    );
  }

  /** The doc comment before a node, which may have examples of that kind. */
  describe({ start }: { start: number }, examples: ExampleKind): Described {
    const comment = this.docs.get(start);
    const content = comment ? comment.value.slice(1) : '';
    const { text, tags, mistakes } = parseDocComment(content, this.vocabulary, examples);
    for (const example of tags.examples) example.line += lineAt(this.source, comment!.start);
    for (const { line, ...mistake } of mistakes)
      this.problems.push({
        severity: 'error',
        file: this.file,
        line: lineAt(this.source, comment!.start) + line,
        ...mistake,
      });
    return { text, tags, line: lineAt(this.source, start) };
  }

  /** Reports what a page could not show. */
  reject({ start }: { start: number }, what: string, hint: string): void {
    this.rejectAt(lineAt(this.source, start), what, hint);
  }

  rejectAt(line: number, what: string, hint: string): void {
    this.problems.push({
      severity: 'error',
      file: this.file,
      line,
      message: `the reference cannot show ${what}`,
      hint,
    });
  }

  /** A node on one line, without comments. The parser tells them from strings that look like comments. */
  text({ start, end }: { start: number; end: number }): string {
    let text = '';
    let from = start;
    for (const comment of this.comments) {
      if (comment.start < from || comment.end > end) continue;
      text += this.source.slice(from, comment.start);
      from = comment.end;
    }
    return (text + this.source.slice(from, end)).replace(/\s+/g, ' ').replace(/;? \}/g, ' }').trim();
  }
}
