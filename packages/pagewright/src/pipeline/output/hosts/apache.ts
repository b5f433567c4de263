import { compressibleEndings } from '../../../kernel/files/compressed-files.ts';
import { contentTypes } from '../../../kernel/files/content-type.ts';
import { escapeForPattern } from '../../../kernel/text/pattern.ts';
import { hostFiles } from '../../../site/routes/host-files.ts';
import { type HostedSite, commonHeaders, encodeTarget, redirectStatus, revalidated, varyingHeaders } from './host.ts';

/** `.htaccess`, for Apache with mod_rewrite, mod_headers and `AllowOverride All`. */
export function apacheConfig({ headers, redirects, languages }: HostedSite): string {
  return `# Serves this site with Apache 2.4. It needs mod_rewrite and mod_headers, and AllowOverride All for this folder.
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 /404.html
${languages.map(language).join('')}
${Object.entries(contentTypes)
  .map(([ending, type]) => `AddType "${type}" ${ending}`)
  .join('\n')}

RewriteEngine On
# What is not meant for readers.
RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]
RewriteRule ^(?:${hostFiles.map(escapeForPattern).join('|')})$ - [R=404,L]
${redirects.map(redirect).join('')}# /x, /x/ and /x/index.html are one page.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+?)/*$ $1/index.html
# Sends x.html.br or x.html.gz for x.html.
${copies('br', 'br')}${copies('gzip', 'gz')}
<FilesMatch "\\.(?:${withCopies})\\.(?:br|gz)$">
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz
  SetEnv no-gzip 1
</FilesMatch>
<FilesMatch "\\.(?:${withCopies})(?:\\.(?:br|gz))?$">
  Header append Vary Accept-Encoding
</FilesMatch>

${commonHeaders(headers)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)}`)
  .join('\n')}
Header set Cache-Control "${revalidated}"
${varyingHeaders(headers)
  .flatMap(({ name, cases }) =>
    cases.map(({ path, value }) => `Header set ${name} ${quoted(value)} "expr=${requested(path)}"`),
  )
  .join('\n')}
`;
}

const withCopies = compressibleEndings.join('|');

/** A copy that has been chosen is not looked for again. */
function copies(encoding: string, ending: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+\\.(?:${withCopies}))$ $1.${ending} [END]
`;
}

/** By what was asked for: when headers are set, the address is already that of a copy. What is missing is not kept. */
function requested(path: string): string {
  const pattern = escapeForPattern(path).replaceAll(String.raw`\*`, '[^ ?]*');
  return `%{THE_REQUEST} =~ m#^\\S+ ${pattern}[ ?]# && %{REQUEST_STATUS} != 404`;
}

function language(base: string): string {
  return `<If "%{REQUEST_URI} =~ m#^${escapeForPattern(base)}#">\n  ErrorDocument 404 ${base}404.html\n</If>\n`;
}

/** What the address asks for is passed on; a target that says what to ask for replaces it. */
function redirect({ from, to }: HostedSite['redirects'][number]): string {
  const target = encodeTarget(to).replace(/[$%]/g, String.raw`\$&`);
  const pattern = from === '' ? '^$' : `^${escapeForPattern(from.slice(1))}(?:/(?:index\\.html)?)?$`;
  return `RewriteRule ${quoted(pattern)} ${quoted(target)} [R=${redirectStatus(from)},NE,END]\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}
