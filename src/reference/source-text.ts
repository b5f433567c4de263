export interface Comment {
  type: string;
  value: string;
  start: number;
  end: number;
}

/** Source text of a node on one line, without the comments inside it. The parser knows them from strings that look like one. */
export function textWithoutComments(
  source: string,
  { start, end }: { start: number; end: number },
  comments: Comment[],
): string {
  let text = '';
  let from = start;
  for (const comment of comments) {
    if (comment.start < from || comment.end > end) continue;
    text += source.slice(from, comment.start);
    from = comment.end;
  }
  return (text + source.slice(from, end)).replace(/\s+/g, ' ').replace(/;? \}/g, ' }').trim();
}
