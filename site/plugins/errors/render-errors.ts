import type { PageComponent, PageTools, Part } from 'pagewright';
import type { Place } from './error-group.ts';
import { type Entry, type Group, type VersionErrors, idOf } from './read-errors.ts';

const places: Record<Place, string> = { ios: 'iOS', android: 'Android', web: 'Web', any: 'All platforms' };

type Link = PageTools['link'];

/**
 * `<ErrorList>` is the place of a group's entries; `<ErrorTable>` and `<ErrorIndex>` lead there.
 * @param page Its address, which no entry on it gives as the place to read on.
 */
export function renderErrors(
  { name, attributes }: PageComponent,
  errors: VersionErrors,
  { link }: Pick<PageTools, 'link'>,
  page?: string,
): Part {
  if (name === 'ErrorIndex') return renderIndex(errors);
  const names = attributes['group']?.split(' ') ?? [];
  const groups = names.flatMap((group) => errors.groups[group] ?? []);
  if (groups.length < names.length) return { known: Object.keys(errors.groups) };
  if (name === 'ErrorTable') return { html: renderTable(groups, attributes['on'], link, page) };
  const entries = groups.flatMap((group) => group.entries);
  const list = entries.map((entry) => renderEntry(entry, link, page)).join('\n');
  return { html: `<dl class="errors">${list}</dl>`, ids: entries.map(({ id }) => id) };
}

function renderEntry(entry: Entry, link: Link, page?: string): string {
  const { id, text, also = [], on, tool, cause, mend } = entry;
  const where = [on.map((place) => places[place]).join(', '), tool && toolName(tool)].filter(Boolean).join(' · ');
  const others = also.length > 0 ? `\n<p class="error-facts">Also: ${also.map(code).join(' or ')}</p>` : '';
  return `<dt id="${id}"><a href="#${id}"><samp>${code(text)}</samp></a></dt>
<dd><p class="error-facts"><b>${where}</b></p>${others}
<p>${inline(cause)}</p>
<p class="error-mend">${inline(mend)}${moreOf(entry, link, page)}</p></dd>`;
}

/** Programs that are typed have names in small letters only; they are set as the commands that they are. */
function toolName(tool: string): string {
  return tool
    .split(', ')
    .map((name) => (/^[a-z ]+$/.test(name) ? code(name) : escape(name)))
    .join(', ');
}

/** As the engine writes tables with sentences. @param place Leaves out what appears elsewhere only. */
function renderTable(groups: Group[], place: string | undefined, link: Link, page?: string): string {
  const rows = groups.flatMap(({ entries, route }) =>
    entries
      .filter(({ common, on }) => common && (!place || on.some((own) => own === place || own === 'any')))
      .map((entry) => {
        const codes = (entry.also ?? []).filter((other) => !other.includes(' ')).map(code);
        const text = code((place && entry.texts?.[place as Place]) ?? entry.text);
        const message = [`<a href="${route}#${entry.id}">${text}</a>`, ...codes].join(' ');
        return `<tr role="row"><td role="cell">${message}</td>
<td role="cell" data-label="Why">${inline(entry.cause)}</td>
<td role="cell" data-label="What to do">${inline(entry.mend)}${moreOf(entry, link, page)}</td></tr>`;
      }),
  );
  const headers = ['Message', 'Why', 'What to do'].map((text) => `<th role="columnheader" class="text">${text}</th>`);
  return `<table role="table" tabindex="0"><thead role="rowgroup"><tr role="row">${headers.join('')}</tr></thead>
<tbody role="rowgroup">${rows.join('\n')}</tbody></table>`;
}

/** Every message of a version, as a link to its entry. */
function renderIndex({ pages, groups }: VersionErrors): Part {
  const sections = pages.map(({ title, route, groups: names }) => {
    const id = idOf(title);
    const entries = names.flatMap((name) => groups[name]!.entries);
    const items = entries
      .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b), 'en'))
      .map((entry) => `<li><a href="${route}#${entry.id}">${code(entry.text)}</a></li>`);
    const heading = `<h2 id="${id}"><a href="#${id}">${escape(title)}</a></h2>`;
    // Nothing but links: search leads to the entries themselves.
    const html = `${heading}<ul class="error-index">${items.join('\n')}</ul>`;
    return { html, heading: { id, text: title, level: 2 } };
  });
  return { html: sections.map(({ html }) => html).join('\n'), headings: sections.map(({ heading }) => heading) };
}

/** Without quotes and brackets at its beginning. */
function sortKey({ text }: Entry): string {
  return text.toLowerCase().replace(/^[^a-z\d]+/, '');
}

function moreOf({ more, file, line }: Entry, link: Link, page?: string): string {
  if (!more || more.route === page) return '';
  return ` More: <a href="${link(more.target, [{ file, line }])}">${escape(more.title)}</a>.`;
}

function code(text: string): string {
  return `<code>${escape(text)}</code>`;
}

/** Sentences with code and names on buttons. */
function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
