import * as v from 'valibot';
import { additionMistakes } from '../policy/check-additions.ts';
import type { PolicyAdditions } from '../policy/directives.ts';

const additions = v.custom<PolicyAdditions>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected false, or an object with lists of sources by directive',
);

/** What the site needs of the policy besides what its plugins name; `false` for no policy at all. */
export const cspSchema = v.pipe(
  v.union([v.literal(false), additions], 'expected false, or an object with lists of sources by directive'),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (!typed || value === false) return;
    for (const { path, hint } of additionMistakes(value)) {
      const [directive, index] = path as [keyof PolicyAdditions, number?];
      const sources: unknown = value[directive];
      const own = { type: 'object', origin: 'value', input: { ...value }, key: directive, value: sources } as const;
      if (index === undefined || !Array.isArray(sources)) addIssue({ input: sources, message: hint, path: [own] });
      else {
        const source: unknown = sources[index];
        const item = { type: 'array', origin: 'value', input: sources, key: index, value: source } as const;
        addIssue({ input: source, message: hint, path: [own, item] });
      }
    }
  }),
);
