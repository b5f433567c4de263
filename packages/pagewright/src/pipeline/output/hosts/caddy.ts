import { contentTypes } from '../../../kernel/files/content-type.ts';
import { pathPattern } from '../../../kernel/text/pattern.ts';
import { hostFiles } from '../../../site/routes/host-files.ts';
import {
  type HostedSite,
  commonHeaders,
  redirectStatus,
  revalidated,
  spellings,
  splitTarget,
  varyingHeaders,
} from './host.ts';

/** `Caddyfile`: a server of its own; with a domain instead of the port, Caddy gets a certificate for it. */
export function caddyConfig({ headers, redirects, languages }: HostedSite): string {
  return `# Serves this site with Caddy 2: run "caddy run" in this folder, or name your domain in SITE_ADDRESS.
{$SITE_ADDRESS::80} {
  root * {$SITE_ROOT:.}
  encode zstd gzip

  # In this order: what follows is more specific.
  route {
${commonHeaders(headers)
  .map(([name, value]) => `    header ${name} ${quoted(value)}`)
  .join('\n')}
    header Cache-Control ${revalidated}
${varyingHeaders(headers).flatMap(header).join('')}
    # Caddy knows the types of the system only.
${Object.entries(contentTypes).map(type).join('')}
    map {query} {asked} {
      "" ""
      default "?{query}"
    }
${redirects.flatMap(redirect).join('')}
    # /x, /x/ and /x/index.html are one page.
    @page file {path}/index.html
    rewrite @page {path}/index.html
    file_server {
      precompressed br gzip
      disable_canonical_uris
      hide ${hostFiles.join(' ')}
    }
  }

  handle_errors {
    header Content-Type ${quoted(contentTypes['.html']!)}
    header Cache-Control ${revalidated}
${languages.map(language).join('')}    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

function type([ending, value]: [string, string]): string {
  const matcher = `@${ending.slice(1)}`;
  return `    ${matcher} path *${ending}\n    header ${matcher} Content-Type ${quoted(value)}\n`;
}

function header({ name, cases }: ReturnType<typeof varyingHeaders>[number], index: number): string[] {
  return cases.map(({ path, value }, at) => {
    const matcher = `@some_${index}_${at}`;
    return `    ${matcher} path_regexp ${quoted(pathPattern(path))}\n    header ${matcher} ${name} ${quoted(value)}\n`;
  });
}

function redirect({ from, to }: HostedSite['redirects'][number]): string[] {
  const { target, hash, passesOn } = splitTarget(to);
  const asked = passesOn ? '{asked}' : '';
  return spellings(from).map(
    (address) => `    redir ${quoted(address)} "${target}${asked}${hash}" ${redirectStatus(from)}\n`,
  );
}

function language(base: string, index: number): string {
  return `    @language_${index} path ${base}*\n    rewrite @language_${index} ${base}404.html\n`;
}

/** In quotes, in which a backslash means itself; what is in braces would be a placeholder. */
function quoted(text: string): string {
  return `"${text.replace(/["{}]/g, String.raw`\$&`)}"`;
}
