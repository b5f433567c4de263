import { diagramScript } from '../../contract/diagram-script.ts';
import type { ResolvedConfig } from '../config/schema.ts';
import type { HeadTag } from '../plugins/plugin.ts';
import { contentPolicy, hashSource } from './content-policy.ts';
import type { ContentPolicy, PolicyAdditions } from './directives.ts';

type PolicyConfig = Pick<ResolvedConfig, 'csp' | 'head' | 'search' | 'markdown' | 'plugins'>;

/**
 * The content security policy of a site; none if it wants none.
 *
 * @param scripts What stands in its documents as inline scripts.
 * @param more What else somebody needs.
 */
export function sitePolicy(
  config: PolicyConfig,
  scripts: string[],
  more: PolicyAdditions[] = [],
): ContentPolicy | undefined {
  if (config.csp === false) return undefined;
  return contentPolicy([
    { 'script-src': scripts.map(hashSource) },
    ...config.head.map(tagNeeds),
    hostedSearchNeeds(config.search),
    // Cells of a formula, and colours.
    config.markdown.math ? { 'style-src-attr': ["'unsafe-inline'"] } : {},
    config.markdown.mermaid ? diagramNeeds : {},
    ...config.plugins.list.map(({ csp = {} }) => csp),
    config.csp,
    ...more,
  ]);
}

/** Mermaid styles what it draws, and makes it out of texts. */
const diagramNeeds: PolicyAdditions = {
  'script-src': [hashSource(diagramScript)],
  'style-src': ["'unsafe-inline'"],
  'require-trusted-types-for': false,
  'trusted-types': ['dompurify'],
};

/** Scripts and styles in the `<head>` of all pages; what they ask for in turn is not known. */
export function tagNeeds({ tag, attributes = {}, content }: HeadTag): PolicyAdditions {
  const { rel, href, src, type } = attributes;
  if (tag === 'style' && content) return { 'style-src': [hashSource(content)] };
  if (tag === 'link' && rel === 'stylesheet' && isElsewhere(href)) return { 'style-src': [withoutQuery(href)] };
  if (tag !== 'script' || (type !== undefined && !isScriptType(type))) return {};
  if (isElsewhere(src)) return { 'script-src': [withoutQuery(src)] };
  return content ? { 'script-src': [hashSource(content)] } : {};
}

/** Other types are data, which no policy concerns. */
function isScriptType(type: string | true): boolean {
  return type === true || /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i.test(type);
}

function isElsewhere(address: string | true | undefined): address is string {
  return typeof address === 'string' && /^https?:\/\//.test(address);
}

/** A policy names paths, not queries. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0]!;

function hostedSearchNeeds({ provider, applicationId, hosts }: ResolvedConfig['search']): PolicyAdditions {
  if (provider !== 'algolia') return {};
  // The service's own, as its client names them.
  const own = [`https://${applicationId}-dsn.algolia.net`, `https://${applicationId}.algolia.net`];
  const spare = [1, 2, 3].map((number) => `https://${applicationId}-${number}.algolianet.com`);
  return { 'connect-src': hosts?.map((host) => new URL(host).origin) ?? [...own, ...spare] };
}
