import { distance } from './text/distance.ts';

/** A mistake in the site's content, with its location and how to fix it. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path relative to the site folder. */
  file?: string;
  line?: number;
  message: string;
  /** How to fix it. */
  hint?: string;
}

/** What is wrong and how to fix it; whoever finds it may not know where it is. */
export interface Mistake {
  message: string;
  hint: string;
}

/** Thrown when the site cannot be built; carries all problems, not only the first. */
export class SiteError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem | Problem[]) {
    const list = Array.isArray(problems) ? problems : [problems];
    super(list.map(formatProblem).join('\n'));
    this.name = 'SiteError';
    this.problems = list;
  }
}

export function formatProblem({ severity, file, line, message, hint }: Problem): string {
  const location = file ? `${file}${line ? `:${line}` : ''}: ` : '';
  return `${severity}: ${location}${message}${hint ? `\n  hint: ${hint}` : ''}`;
}

/** Shared text is part of several pages, each of which reports its mistakes: keeps one of each. */
export function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

export function throwOnErrors(problems: Problem[]): void {
  const errors = distinct(problems.filter((problem) => problem.severity === 'error'));
  if (errors.length > 0) throw new SiteError(errors);
}

/** What a step returns. If it throws mistakes, they are added to `problems`, so that the next steps can find theirs. */
export async function collectErrors<Result>(
  problems: Problem[],
  step: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** The known name closest to a misspelt one, if any is close enough. */
function closest(name: string, known: Iterable<string>, mostTypos: number): string | undefined {
  let best: string | undefined;
  let most = mostTypos;
  for (const candidate of known) {
    const typos = distance(name.toLowerCase(), candidate.toLowerCase(), most);
    if (typos <= most) [best, most] = [candidate, typos - 1];
  }
  return best;
}

/** How to fix an unknown name: with the known one that was probably meant, or else as `otherwise` says. */
export function suggestion(
  name: string,
  known: Iterable<string>,
  otherwise: string,
  show: (guess: string) => string = (guess) => `"${guess}"`,
  mostTypos = Math.max(2, Math.floor(name.length / 3)),
): string {
  // An empty name is close to every short one.
  const guess = name && closest(name, known, mostTypos);
  return guess ? `did you mean ${show(guess)}?` : otherwise;
}
