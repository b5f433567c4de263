import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import { count } from '../../kernel/text/count.ts';
import type { ContentPolicy } from '../../site/policy/directives.ts';

interface CheckedPage {
  route: string;
  file?: string;
  /** Directives and sources: `img-src https://a.example`. */
  needs?: string[];
}

/** What pages contain that browsers would block: each source once, at the first page that needs it. */
export function checkPolicy(pages: CheckedPage[], policy: ContentPolicy | undefined): Problem[] {
  if (!policy) return [];
  const users = new Map<string, CheckedPage[]>();
  for (const page of pages) for (const need of page.needs ?? []) users.set(need, [...(users.get(need) ?? []), page]);
  return [...users].flatMap(([need, [first, ...others]]): Problem[] => {
    const [directive, source] = need.split(' ') as [string, string];
    if (isAllowed(policy.get(directive) ?? policy.get(fallbacks[directive] ?? ''), source)) return [];
    const more = others.length > 0 ? `, as ${count(others.length, 'other page')} do` : '';
    return [
      ruleProblem('blocked-by-policy', {
        file: first!.file ?? first!.route,
        message: `browsers block what this page contains${more}: ${need}`,
        hint: hintFor(directive, source),
      }),
    ];
  });
}

const fallbacks: Record<string, string> = { 'style-src-attr': 'style-src', 'script-src-attr': 'script-src' };

/** Whether one of the sources covers an origin, a scheme or a keyword. */
function isAllowed(sources: string[] = [], wanted: string): boolean {
  return sources.some((source) => {
    if (source === wanted) return true;
    if (!URL.canParse(source.replace('*.', '')) || !wanted.startsWith('http')) return false;
    const { protocol, host } = new URL(source.replace('*.', ''));
    const page = new URL(wanted);
    return protocol === page.protocol && (source.includes('*.') ? page.host.endsWith(`.${host}`) : page.host === host);
  });
}

function hintFor(directive: string, source: string): string {
  if (directive === 'script-src-attr')
    return `remove ${source}="…": what readers do is for components with 'use client'`;
  const allow = `allow it in site.config.ts: csp: { '${directive}': [${JSON.stringify(source)}] }`;
  if (directive === 'style-src-attr')
    return `write a class instead of style="…" and its rule in theme.css, or ${allow}`;
  const hasFile = directive !== 'frame-src' && directive !== 'form-action' && !source.startsWith("'");
  return !hasFile ? allow : `copy the file to static/, or ${allow}`;
}
