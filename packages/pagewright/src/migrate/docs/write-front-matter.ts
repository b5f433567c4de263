import * as v from 'valibot';
import { pageFields } from '../../site/docs/front-matter-schema.ts';
import { type Fields, fields, list, text } from '../foreign/values.ts';
import type { Report } from '../report.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { routeOf } from '../../site/docs/read-docs.ts';
import { joinRoute } from './source-docs.ts';
import type { SourceDoc } from './source-docs.ts';

/** Fields that mean the same in both, and are text. */
const texts = ['title', 'description', 'sidebar_label'];

/** Fields that are needed for addresses and sidebars only, which are already known. */
const used = new Set(['id', 'slug', ...texts]);

/** What fields of a page can name. */
export interface FieldTargets {
  /** Of a page of the same version. */
  newId(oldId: string): string | undefined;
  staticFile(target: string): string | undefined;
}

/** The front matter of a page in the new site; `heading` is the title that its text began with. */
export function writeFrontMatter(
  doc: SourceDoc,
  heading: string | undefined,
  targets: FieldTargets,
  report: Report,
): string {
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
  for (const [key, { line, source }] of written) {
    if (used.has(key)) continue;
    const value = convertField(key, values[key], targets);
    if (value === undefined) report.note(`the front matter field "${key}" was left out`, { file: doc.file, line });
    else lines.push(value === values[key] && !source.includes('#') ? source : `${key}: ${JSON.stringify(value)}`);
  }
  return `---\n${lines.join('\n')}\n---\n`;
}

/** The value of a field in the new site; undefined if there it has no such field, or none with such a value. */
function convertField(key: string, value: unknown, { newId, staticFile }: FieldTargets): unknown {
  if (!Object.hasOwn(pageFields, key)) return undefined;
  const own =
    key === 'tags' || key === 'keywords'
      ? textsIn(value)
      : key === 'image'
        ? imageOf(text(value) ?? '', staticFile)
        : (key === 'pagination_prev' || key === 'pagination_next') && value !== null
          ? newId(text(value) ?? '')
          : value;
  return own !== undefined && v.is(pageFields[key as keyof typeof pageFields], own) ? own : undefined;
}

/** Tags may have an address of their own, and a single keyword need not be in a list. */
function textsIn(value: unknown): unknown {
  const items = list(value);
  if (Array.isArray(value) && items.every((item) => typeof item === 'string')) return value;
  return items.flatMap((item) => text(item) ?? text(fields(item)['label']) ?? []);
}

function imageOf(target: string, staticFile: FieldTargets['staticFile']): string | undefined {
  return isExternal(target) ? target : staticFile(target);
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
