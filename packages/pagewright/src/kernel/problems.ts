import { type RuleLevels, type RuleName, levelOf, rules } from './rules.ts';
import { count } from './text/count.ts';
import { distance } from './text/distance.ts';

/** A mistake in the site's content, with its location and how to fix it. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path relative to the site folder. */
  file?: string;
  line?: number;
  /** In the line, from 1; only where a line has much in it. */
  column?: number;
  /** Of what is wrong only where shared text is included: the pages that include it. */
  pages?: string[];
  message: string;
  /** How to fix it. */
  hint?: string;
  /** The rule that it breaks, if a site can live with it. */
  rule?: RuleName;
  /** Whether the configuration sets that rule to `warn`: then it does not fail a check. */
  isAccepted?: true;
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

export function formatProblem({ severity, file, line, column, pages, message, hint, rule }: Problem): string {
  const location = file ? `${[file, line, column].filter(Boolean).join(':')}: ` : '';
  return `${severity}: ${location}${message}${pages ? `, included in ${someOf(pages)}` : ''}${rule ? ` [${rule}]` : ''}${hint ? `\n  hint: ${hint}` : ''}`;
}

/** A problem that breaks a rule, as severe as that is by default. `atLevels` has the last word. */
export function ruleProblem(rule: RuleName, problem: Omit<Problem, 'severity' | 'rule'>): Problem {
  return { severity: rules[rule].level === 'error' ? 'error' : 'warning', ...problem, rule };
}

/** Problems as severe as the site wants them. They are kept as they are found: levels can change without the page. */
export function atLevels(problems: Problem[], levels: RuleLevels = {}): Problem[] {
  return problems.flatMap((problem): Problem[] => {
    const { rule } = problem;
    if (!rule) return [problem];
    const level = levelOf(rule, levels);
    if (level === 'off') return [];
    if (level === 'error') return [{ ...problem, severity: 'error' }];
    const isAccepted = (levels[rule] ?? levels.all) !== undefined;
    return [{ ...problem, severity: 'warning', ...(isAccepted && { isAccepted }) }];
  });
}

/** Problems at the site's levels, if they are only warnings; errors are thrown. */
export function warningsAtLevels(problems: Problem[], levels?: RuleLevels): Problem[] {
  const found = atLevels(problems, levels);
  throwOnErrors(found);
  return found;
}

function someOf(pages: string[]): string {
  const others = pages.length - mostPages;
  return pages.slice(0, mostPages).join(', ') + (others > 0 ? ` and ${count(others, 'other page')}` : '');
}

const mostPages = 3;

/** Shared text is part of several pages, each of which reports its mistakes: keeps one of each, with all these pages. */
export function distinct(problems: Problem[]): Problem[] {
  const kept = new Map<string, Problem>();
  for (const problem of problems) {
    const { pages: _pages, ...same } = problem;
    // What a page has instead of what is missing differs from version to version.
    const key = formatProblem(problem.pages ? { ...same, hint: '' } : problem);
    const pages = new Set([...(kept.get(key)?.pages ?? []), ...(problem.pages ?? [])]);
    kept.set(key, { ...(kept.get(key) ?? problem), ...(pages.size > 0 && { pages: [...pages] }) });
  }
  return [...kept.values()];
}

/** Throws if the content cannot be used at all, with everything that is wrong with it. */
export function throwOnFatal(problems: Problem[]): void {
  if (problems.some(({ severity, rule }) => severity === 'error' && !rule)) throw new SiteError(distinct(problems));
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
  mostTypos = Math.max(1, Math.floor(name.length / 3)),
): string {
  // An empty name is close to every short one.
  const guess = name && closest(name, known, mostTypos);
  return guess ? `did you mean ${show(guess)}?` : otherwise;
}
