import { type Problem, SiteError, atLevels, throwOnErrors, warningsAtLevels } from '../../kernel/problems.ts';
import type { ResolvedConfig } from '../config/schema.ts';

/**
 * What a step over one page made, with its problems as severe as the site wants them; errors are thrown. The step itself
 * does not know the levels: it may run in a thread, and its result is kept for builds with other ones.
 */
export async function atSiteLevels<Made extends { problems: Problem[] }>(
  { rules }: Pick<ResolvedConfig, 'rules'>,
  step: Promise<Made>,
): Promise<Made> {
  try {
    const made = await step;
    return { ...made, problems: warningsAtLevels(made.problems, rules) };
  } catch (error) {
    if (error instanceof SiteError) throwOnErrors(atLevels(error.problems, rules));
    throw error;
  }
}
