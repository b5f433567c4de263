import { type Mistake, suggestion } from '../../kernel/problems.ts';
import { openDirectives } from './directives.ts';

/** A mistake in what somebody adds to the policy, and where in it. */
export interface AdditionMistake extends Mistake {
  path: (string | number)[];
}

const optional = 'require-trusted-types-for';
const keywords = new Set(['self', 'unsafe-inline', 'unsafe-eval', 'wasm-unsafe-eval', 'inline-speculation-rules']);
const source =
  /^(?:'(?:self|unsafe-inline|unsafe-eval|wasm-unsafe-eval|inline-speculation-rules|sha(?:256|384|512)-[\w+/=-]+)'|(?:blob|data):|(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::(?:\d+|\*))?(?:\/[^\s;,'"]*)?)$/;
const policyName = /^[\w#=@/.%-]+$/;

/** What is wrong with the value of `csp`, of a site or a plugin. */
export function additionMistakes(additions: object): AdditionMistake[] {
  return Object.entries(additions as Record<string, unknown>).flatMap(([directive, value]): AdditionMistake[] => {
    const path = [directive];
    if (value === undefined) return [];
    if (directive === optional)
      return value === false
        ? []
        : [{ path, message: 'is on anyway', hint: 'remove it, or write false to turn it off' }];
    if (!(openDirectives as readonly string[]).includes(directive)) return [{ path, ...unknownDirective(directive) }];
    if (!Array.isArray(value))
      return [{ path, message: 'is not a list of sources', hint: 'write a list: ["https://a.example"]' }];
    return value.flatMap((one: unknown, index): AdditionMistake[] => {
      const hint = mendOf(directive, one);
      return hint ? [{ path: [directive, index], message: `is ${JSON.stringify(one)}`, hint }] : [];
    });
  });
}

function unknownDirective(directive: string): Mistake {
  const known = [...openDirectives, optional];
  return {
    message: 'is not a directive that can be added to',
    hint: suggestion(directive, known, `directives are: ${known.join(', ')}`),
  };
}

function mendOf(directive: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'write a source as text: "https://a.example"';
  if (directive === 'trusted-types')
    return policyName.test(value) ? undefined : 'write the name of a policy, such as "my-policy"';
  const bare = value.replace(/'/g, '');
  // With hashes in the list, browsers ignore the keyword.
  if (directive === 'script-src' && bare === 'unsafe-inline') return "write the hash of the script: `'sha256-…'`";
  if (keywords.has(bare) && !value.startsWith("'")) return `put it in single quotes: "'${bare}'"`;
  if (/[\s;,]/.test(value)) return 'write every source as an entry of its own';
  if (bare === 'none') return 'remove it: to add nothing, leave the directive out';
  if (/^[\w*-]+(?:\.[\w-]+)+/.test(value)) return `write it with its protocol: "https://${value}"`;
  return source.test(value) ? undefined : `write a host ("https://a.example"), a scheme ("data:") or "'self'"`;
}
