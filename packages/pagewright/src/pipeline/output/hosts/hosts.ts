import { type Layout, layouts } from '../page-files.ts';
import { apacheConfig } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import { cloudfrontFunctions } from './cloudfront.ts';
import { dockerfile } from './dockerfile.ts';
import type { Host } from './host.ts';
import { nginxConfig } from './nginx.ts';
import { cloudflareRedirects, netlifyRedirects } from './redirects-file.ts';
import { vercelConfig } from './vercel.ts';

/**
 * The hosts that a build knows, each with the layout in which it sends every page without a redirect. `_headers` is written for
 * all of them.
 */
const known = {
  // It has no settings: each spelling of an address is a file.
  'github-pages': { layout: 'both', sendsCopies: false, files: () => ({}) },
  // Whether it redirects `/x/` depends on a setting of the site.
  netlify: { layout: 'both', sendsCopies: false, files: (site) => ({ _redirects: netlifyRedirects(site) }) },
  cloudflare: { layout: 'files', sendsCopies: false, files: (site) => ({ _redirects: cloudflareRedirects(site) }) },
  vercel: { layout: 'files', sendsCopies: false, files: (site) => ({ 'vercel.json': vercelConfig(site) }) },
  s3: { layout: 'folders', sendsCopies: false, files: cloudfrontFunctions },
  nginx: {
    layout: 'folders',
    sendsCopies: true,
    files: (site) => ({ 'nginx.conf': nginxConfig(site), Dockerfile: dockerfile }),
  },
  apache: { layout: 'folders', sendsCopies: true, files: (site) => ({ '.htaccess': apacheConfig(site) }) },
  caddy: { layout: 'folders', sendsCopies: true, files: (site) => ({ Caddyfile: caddyConfig(site) }) },
} satisfies Record<string, Host>;

export type HostLayout = Layout | keyof typeof known;

export const hosts = Object.keys(known) as (keyof typeof known)[];

/** What `--host-layout` can be: a layout, or a host. */
export const hostLayouts: HostLayout[] = [...layouts, ...hosts];

export function hostOf(name: HostLayout): Host {
  return isLayout(name) ? { layout: name, sendsCopies: true, files: () => ({}) } : known[name];
}

function isLayout(name: HostLayout): name is Layout {
  return (layouts as readonly string[]).includes(name);
}
