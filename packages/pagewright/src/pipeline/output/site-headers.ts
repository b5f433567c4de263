import { immutable } from '../../contract/cache-control.ts';
import { policyHeader } from '../../site/policy/content-policy.ts';
import type { ContentPolicy } from '../../site/policy/directives.ts';
import { payloadEnding } from '../../kernel/urls/paths.ts';
import { hashedFolder, isNamedByContent } from '../../site/routes/static-files.ts';

/**
 * What hosts send with all addresses that match. In a path, `*` stands for any part of it. Every rule that matches applies, and
 * no two that do name the same header.
 */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** What pages never ask for. What is in a frame or a script from elsewhere may not ask for it either. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/**
 * The headers of a site: the one list that files for hosts are written from, `_headers` and others. `serve` reads them from
 * `_headers`; `dev` sends those of all pages (`pageHeaders`).
 *
 * @param paths All files below the base path; what is named by its content may be kept for ever.
 */
export function siteHeaders(policy: ContentPolicy | undefined, paths: string[], baseUrl: string): HeaderRule[] {
  // Not the folder of assets: some hosts apply a rule to what is missing as well, and that must not be kept.
  const kept = new Set(paths.filter(isNamedByContent).map(wholeFolder));
  return [
    { path: '/*', headers: pageHeaders(policy) },
    // Writers' own Markdown files as well: a rule for each page would be too many. Search engines show pages instead.
    { path: `${baseUrl}*.md`, headers: { 'X-Robots-Tag': 'noindex' } },
    // Search engines show pages, not what they are made from.
    { path: `${baseUrl}*${payloadEnding}`, headers: { 'X-Robots-Tag': 'noindex' } },
    ...[...kept].sort().map((path) => ({ path: baseUrl + path, headers: { 'Cache-Control': immutable } })),
  ];
}

/** What every answer has: some hosts cannot tell pages from files, and workers have a policy as well. */
export function pageHeaders(policy: ContentPolicy | undefined): Record<string, string> {
  return {
    ...(policy && { 'Content-Security-Policy': policyHeader(policy) }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Browsers do not guess types.
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Hosts limit the number of rules, and an index has a file for each page. */
function wholeFolder(path: string): string {
  const folder = hashedFolder(path);
  return folder ? `${folder}*` : path;
}
