import { lineAt } from '../site/locate.ts';
import type { Problem } from '../site/problems.ts';
import { parseDocComment } from './doc-comment.ts';
import type { Described } from './model.ts';

interface Comment {
  type: string;
  value: string;
  start: number;
  end: number;
}

/** The text of a declaration file: what its nodes say and how their comments describe them. */
export class DeclarationSource {
  /** Mistakes in the comments read so far. */
  readonly problems: Problem[] = [];
  private readonly source: string;
  private readonly file: string;
  private readonly comments: Comment[];
  private readonly docs: Map<number, Comment>;

  constructor(source: string, file: string, comments: Comment[]) {
    this.source = source;
    this.file = file;
    this.comments = comments;
    // A comment belongs to what begins at the next character that is no white space.
    this.docs = new Map(
      comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map((comment) => [comment.end + /^\s*/.exec(source.slice(comment.end))![0].length, comment]),
    );
  }

  /** What the comment before a node says. */
  describe({ start }: { start: number }): Described {
    const comment = this.docs.get(start);
    const { text, tags, mistakes } = parseDocComment(comment ? comment.value.slice(1) : '');
    for (const { line, ...mistake } of mistakes)
      this.problems.push({
        severity: 'error',
        file: this.file,
        line: lineAt(this.source, comment!.start) + line,
        ...mistake,
      });
    return { text, tags, line: lineAt(this.source, start) };
  }

  /** A node on one line, without the comments inside it. The parser knows them from strings that look like one. */
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
