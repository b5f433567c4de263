import * as v from 'valibot';
import { type RuleName, ruleNames } from '../../kernel/rules.ts';

const level = v.picklist(['off', 'warn', 'error'], 'expected "off", "warn" or "error"');

const entries = Object.fromEntries(ruleNames.map((name) => [name, v.optional(level)])) as Record<
  RuleName,
  v.OptionalSchema<typeof level, undefined>
>;

/** The level of each rule; `all` is for those that are not named here and not off by default. */
export const rulesSchema = v.strictObject({ all: v.optional(level), ...entries });
