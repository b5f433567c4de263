import { runInNewContext } from 'node:vm';
import { parseHeaders } from '../../../packages/pagewright/src/serve/headers-file.ts';
import type { Answer, Ask } from './ask.ts';
import { HostFiles, redirectTo } from './host-files.ts';

// How hosts answer, by their documentation and by what github.com/slorber/trailing-slash-guide has measured on each.

/** https://docs.github.com/pages: no settings, no headers. */
export function githubPages(dir: string): Ask {
  const files = new HostFiles(dir);
  return asking((path) => {
    if (path.endsWith('/')) return files.has(`${path}index.html`) ? files.send(`${path}index.html`) : missing(files);
    const file = [path, `${path}.html`].find((one) => files.has(one));
    if (file) return files.send(file);
    return files.has(`${path}/index.html`) ? redirectTo(`${path}/`) : missing(files);
  });
}

/** https://docs.netlify.com/manage/routing: with the setting "pretty URLs", as it is by default, and without. */
export function netlify(dir: string, isPretty = true): Ask {
  const files = new HostFiles(dir);
  const rules = redirectRules(files);
  const page = (path: string): Answer | undefined => {
    const bare = path.replace(/(?<=.)\/$/, '');
    if (files.has(bare)) return files.send(bare);
    if (files.has(`${bare}.html`)) return isPretty && path !== bare ? redirectTo(bare) : files.send(`${bare}.html`);
    if (!files.has(`${bare}/index.html`)) return undefined;
    return isPretty && path === bare && path !== '/' ? redirectTo(`${bare}/`) : files.send(`${bare}/index.html`);
  };
  return asking((path) => {
    const rule = rules.find(({ from }) => matches(from, path));
    if (rule?.code.endsWith('!')) return redirectTo(rule.to, Number.parseInt(rule.code));
    const found = page(path);
    if (found) return withHeaders(files, path, found);
    if (rule?.code === '404') return withHeaders(files, path, files.send(rule.to, 404));
    return withHeaders(files, path, missing(files));
  });
}

/** https://developers.cloudflare.com/pages/configuration/serving-pages, and its workers' "HTML handling", which is the same. */
export function cloudflare(dir: string): Ask {
  const files = new HostFiles(dir);
  const rules = redirectRules(files);
  return asking((path) => {
    const rule = rules.find(({ from }) => from === path);
    if (rule) return redirectTo(rule.to, Number(rule.code));
    const bare = path.replace(/\/(?:index(?:\.html)?)?$|\.html$/, '');
    const home = files.has(`${bare}.html`) ? bare : files.has(`${bare}/index.html`) ? `${bare}/` : undefined;
    if (home === undefined)
      return withHeaders(files, path, files.has(path) ? files.send(path) : files.send(files.notFoundAbove(path), 404));
    if (path !== home) return redirectTo(home, 307);
    return withHeaders(files, path, files.send(home.endsWith('/') ? `${home}index.html` : `${home}.html`));
  });
}

interface VercelConfig {
  cleanUrls: boolean;
  trailingSlash?: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
}

/** https://vercel.com/docs/project-configuration/vercel-json, with `cleanUrls` and without `trailingSlash`. */
export function vercel(dir: string): Ask {
  const files = new HostFiles(dir);
  const config = JSON.parse(files.read('vercel.json')) as VercelConfig;
  if (!config.cleanUrls || config.trailingSlash !== undefined) throw new Error('Other settings are not emulated.');
  const isAt = ({ source }: { source: string }, path: string): boolean => new RegExp(`^${source}$`).test(path);
  const page = (path: string): Answer => {
    const redirect = config.redirects.find((rule) => isAt(rule, path));
    if (redirect) return redirectTo(redirect.destination, redirect.statusCode);
    if (path.endsWith('.html')) return redirectTo(path.replace(/(?:\/index)?\.html$/, '') || '/', 308);
    const bare = path.replace(/\/$/, '');
    const file = [path, `${bare}.html`, `${bare}/index.html`].find((one) => files.has(one));
    return file ? files.send(file) : missing(files);
  };
  return asking((path) => {
    const answer = page(path);
    const own = config.headers.filter((rule) => isAt(rule, path)).flatMap(({ headers }) => headers);
    const headers = Object.fromEntries(own.map(({ key, value }) => [key.toLowerCase(), value]));
    return { ...answer, headers: { 'cache-control': revalidated, ...answer.headers, ...headers } };
  });
}

type Handler = (event: object) => unknown;

/** S3 behind CloudFront, with the functions of the build and an error page: https://docs.aws.amazon.com/cloudfront. */
export function cloudfront(dir: string): Ask {
  const files = new HostFiles(dir);
  const handler = (name: string): Handler => runInNewContext(`${files.read(name)}; handler`) as Handler;
  const [onRequest, onResponse] = [handler('cloudfront-request.js'), handler('cloudfront-response.js')];
  return asking((path) => {
    const request = onRequest({ request: { uri: path } }) as { uri: string };
    if (!files.has(request.uri)) return missing(files);
    const answer = files.send(request.uri);
    const { headers } = onResponse({ request, response: { headers: {} } }) as {
      headers: Record<string, { value: string }>;
    };
    const added = Object.entries(headers).map(([name, { value }]) => [name, value]);
    return { ...answer, headers: { ...answer.headers, ...(Object.fromEntries(added) as Record<string, string>) } };
  });
}

/** A website of S3 itself, and servers as they are without configuration: a folder is asked for with a slash. */
export function plainFolders(dir: string): Ask {
  const files = new HostFiles(dir);
  return asking((path) => {
    if (path.endsWith('/') && files.has(`${path}index.html`)) return files.send(`${path}index.html`);
    if (files.has(path)) return files.send(path);
    return files.has(`${path}/index.html`) ? redirectTo(`${path}/`, 302) : missing(files);
  });
}

const revalidated = 'public, max-age=0, must-revalidate';

function asking(answer: (path: string) => Answer): Ask {
  return (path) => Promise.resolve(answer(new URL(path, 'http://host').pathname));
}

function missing(files: HostFiles): Answer {
  return files.send('/404.html', 404);
}

interface RedirectRule {
  from: string;
  to: string;
  code: string;
}

function redirectRules(files: HostFiles): RedirectRule[] {
  const lines = files.read('_redirects').trim().split('\n');
  return lines.map((line) => {
    const [from = '', to = '', code = '', ...more] = line.split(' ');
    if (more.length > 0) throw new Error(`Hosts do not understand "${line}".`);
    return { from, to, code };
  });
}

function matches(from: string, path: string): boolean {
  return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path;
}

function withHeaders(files: HostFiles, path: string, answer: Answer): Answer {
  const rules = parseHeaders(files.read('_headers')).filter(({ pattern }) => pattern.test(path));
  const headers = Object.fromEntries(rules.flatMap((rule) => rule.headers)) as Record<string, string>;
  return { ...answer, headers: { 'cache-control': revalidated, ...answer.headers, ...headers } };
}
