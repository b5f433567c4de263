import { type Fields, text } from '../foreign/values.ts';
import type { Report } from '../report.ts';
import { routeOf } from '../../site/docs/read-docs.ts';
import { joinRoute } from './source-docs.ts';
import type { SourceDoc } from './source-docs.ts';

/** Fields that mean the same in both, and are text. */
const texts = ['title', 'description', 'sidebar_label'];

/** Fields that are needed for addresses and sidebars only, which are already known. */
const used = new Set(['id', 'slug', ...texts]);

/** The front matter of a page in the new site; `heading` is the title that its text began with. */
export function writeFrontMatter(doc: SourceDoc, heading: string | undefined, report: Report): string {
  const { values, written } = doc.front;
  const title = text(values['title']);
  const label = text(values['sidebar_label']);
  const own: Fields = {
    title: heading ?? title ?? label ?? nameOf(doc.id),
    description: text(values['description']),
    // Docusaurus shows the heading on the page and the title in the sidebar.
    sidebar_label: label ?? (heading !== undefined && title !== undefined && heading !== title ? title : undefined),
    slug: slugOf(doc),
  };
  const lines = Object.entries(own).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const line = written.get(key);
    // As the writer has written it, if that is still what it says.
    return [line && values[key] === value && isSafe(line.source) ? line.source : `${key}: ${quoted(value)}`];
  });
  for (const [key, { line }] of written)
    if (!used.has(key)) report.note(`the front matter field "${key}" was left out`, { file: doc.file, line });
  return `---\n${lines.join('\n')}\n---\n`;
}

/** The slug, if the address does not follow from the file's path. */
function slugOf(doc: SourceDoc): string | undefined {
  const address = (slug?: string): string => routeOf('/', { path: '' }, doc.id, slug).slice(1);
  if (address() === doc.route) return undefined;
  const slug = text(doc.front.values['slug']);
  if (slug !== undefined && /^\/?[\w.-]+(?:\/[\w.-]+)*\/?$/.test(slug) && address(slug) === doc.route) return slug;
  return `/${doc.route}`;
}

/** A comment after the value, or curly quotes, would be reported. */
function isSafe(source: string): boolean {
  return !/[ \t]#|[“”‘’]/.test(source);
}

function quoted(value: string): string {
  const isPlain =
    /^[\p{L}][\p{L}\p{N} ,.()/&+-]*$/u.test(value) &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(value) &&
    value.trim() === value;
  return isPlain || /^\/[\w./-]*$/.test(value) ? value : JSON.stringify(value);
}

/** `getting-started` → `Getting started` */
function nameOf(id: string): string {
  const name = (id.split('/').at(-1) ?? id).replace(/[-_]+/g, ' ');
  return joinRoute(name[0]?.toUpperCase() + name.slice(1));
}
