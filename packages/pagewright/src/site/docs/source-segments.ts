/** From line `start`, the lines of an expanded page come from `file`, beginning at its line `line`. */
export interface SourceSegment {
  start: number;
  file: string;
  line: number;
}

/** The source file and line of a line of an expanded page. */
export function sourceLocation(segments: SourceSegment[], line: number): { file: string; line: number } {
  const { start, file, line: first } = segments.findLast((segment) => segment.start <= line) ?? segments[0]!;
  return { file, line: first + line - start };
}
