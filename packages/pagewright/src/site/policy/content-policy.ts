import { createHash } from 'node:crypto';
import { type ContentPolicy, type PolicyAdditions, strictPolicy } from './directives.ts';

const anyInline = "'unsafe-inline'";

/** The strict policy with everything that somebody needs besides. */
export function contentPolicy(additions: PolicyAdditions[]): ContentPolicy {
  const policy: ContentPolicy = new Map(Object.entries(strictPolicy));
  for (const [directive, sources] of additions.flatMap((added) => Object.entries(added))) {
    if (sources === false) policy.delete(directive);
    else if (sources) policy.set(directive, [...new Set([...openedSources(policy, directive), ...sources])]);
  }
  const styles = policy.get('style-src')!;
  // Beside a hash, browsers ignore it.
  if (styles.includes(anyInline))
    policy.set(
      'style-src',
      styles.filter((source) => !source.startsWith("'sha")),
    );
  return policy;
}

/** What a directive allows already. One that is not there has another in its place, which it would replace. */
function openedSources(policy: ContentPolicy, directive: string): string[] {
  const own = policy.get(directive) ?? (directive === 'worker-src' ? ["'self'"] : []);
  return own.filter((source) => source !== "'none'");
}

/** The value of the header. */
export function policyHeader(policy: ContentPolicy): string {
  return written([...policy], '; ');
}

/** The same for a `<meta>`: short, because every document contains it, and without what only a header can say. */
export function policyMeta(policy: ContentPolicy): string {
  return written(
    [...policy].filter(([directive]) => directive !== 'frame-ancestors'),
    ';',
  );
}

function written(directives: [string, string[]][], separator: string): string {
  return directives.map(([directive, sources]) => [directive, ...sources].join(' ')).join(separator);
}

/** The source that allows an inline script or style with this content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
