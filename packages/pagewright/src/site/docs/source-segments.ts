/** From line `start`, the lines of an expanded page come from `file`, beginning at its line `line`. */
export interface Stretch {
  start: number;
  file: string;
  line: number;
}

/** The source file and line of a line of an expanded page. */
export function placeOf(stretches: Stretch[], line: number): { file: string; line: number } {
  const { start, file, line: first } = stretches.findLast((stretch) => stretch.start <= line) ?? stretches[0]!;
  return { file, line: first + line - start };
}
