import { fingerprint } from '../../kernel/hash.ts';
import { escapeText } from '../../kernel/text/html.ts';
import type { PluginFile } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { VersionReference } from './load-reference.ts';
import type { Capability, Method, TypeDefinition } from './model.ts';
import type { ResolvedOptions } from './options.ts';
import type { ReferenceTable } from './table-types.ts';

/** Beside the page that documents an API: what its names are declared as, for links to them. */
export const declarationsFile = 'declarations.json';

/** How many members of a type are shown: the page has the rest. */
const most = 10;

/** One file per page with a reference. Pages load none of them before a reader points at a name. */
export function declarationFiles(
  { baseUrl }: Pick<PluginSite, 'baseUrl'>,
  { declarations, versions }: ReferenceTable,
  options: ResolvedOptions,
): PluginFile[] {
  return Object.values(versions).flatMap(({ folder, routes }) => {
    const texts = declarations[folder]!;
    const reference = new VersionReference(folder, texts, options);
    const namesOn = (page: string): string[] => Object.keys(routes).filter((name) => routes[name] === page);
    return Array.from(new Set(Object.values(routes)), (route): PluginFile => {
      const names = namesOn(route);
      return {
        path: `${route.slice(baseUrl.length)}/${declarationsFile}`.replace(/^\/|\/(?=\/)/g, ''),
        key: fingerprint('declarations 1', ...names.map((name) => texts.get(name)?.text ?? '')),
        make: () => {
          const all = names.flatMap((name) => reference.capability(name) ?? []).map(declarationsOf);
          return Buffer.from(JSON.stringify(Object.assign({}, ...all)));
        },
      };
    });
  });
}

/** HTML of each declaration with the first sentence about it, by the id of its section; the API as a whole has none. */
export function declarationsOf(capability: Capability): Record<string, string> {
  const { exportName, apiType, methods, events, types, text } = capability;
  const found: Record<string, string> = {};
  const add = (id: string, code: string, about: string): void => {
    // Overloads share a section.
    const [first, ...rest] = found[id]?.split('</code>') ?? [];
    found[id] = first
      ? `${first}\n${colored(code)}</code>${rest.join('')}`
      : `<code>${colored(code)}</code>${sentence(about)}`;
  };
  if (exportName) add('', `const ${exportName}${apiType ? `: ${apiType}` : ''}`, text);
  for (const method of methods) add(method.anchor, callable(method), method.text);
  for (const event of events) add(event.anchor, callable({ ...event, name: event.method }), event.text);
  for (const type of types) add(type.anchor, definition(type), type.text);
  return found;
}

function callable({ name, parameters, returns }: Pick<Method, 'name' | 'parameters' | 'returns'>): string {
  const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type}`);
  const line = `${name}(${list.join(', ')}): ${returns}`;
  return line.length <= 72 ? line : `${name}(\n${list.map((one) => `  ${one},\n`).join('')}): ${returns}`;
}

function definition({
  kind,
  name,
  typeParameters,
  parents,
  type,
  members,
  properties,
  methods,
}: TypeDefinition): string {
  const named = `${name}${typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : ''}`;
  if (kind === 'alias') return `type ${named} = ${type ?? 'unknown'}`;
  const lines =
    kind === 'enum'
      ? members.map((member) => `${member.name} = ${member.value},`)
      : [
          ...properties.map((property) => `${property.name}${property.optional ? '?' : ''}: ${property.type};`),
          ...methods.map((method) => `${callable(method).replace(/\s*\n\s*/g, ' ')};`),
        ];
  const shown = lines.length > most ? [...lines.slice(0, most), '…'] : lines;
  const head = `${kind} ${named}${parents.length > 0 ? ` extends ${parents.join(', ')}` : ''}`;
  return shown.length > 0 ? `${head} {\n${shown.map((line) => `  ${line}\n`).join('')}}` : `${head} {}`;
}

const tokens =
  /(?<string>'[^'\n]*'|"[^"\n]*")|(?<keyword>\b(?:interface|type|enum|class|const|extends|keyof|typeof|readonly)\b)|(?<call>\b[\w$]+(?=\())|(?<type>\b(?:[A-Z][\w$]*|string|number|boolean|void|unknown|any|null|undefined)\b)/g;

/** The classes of code blocks. Declarations are simple enough for that, and a grammar would take long to load. */
function colored(code: string): string {
  const classes = { string: 's', keyword: 'k', call: 'f', type: 't' };
  let html = '';
  let end = 0;
  for (const match of code.matchAll(tokens)) {
    const kind = Object.keys(classes).find((name) => match.groups![name] !== undefined) as keyof typeof classes;
    html += `${escapeText(code.slice(end, match.index))}<span class="${classes[kind]}">${escapeText(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeText(code.slice(end));
}

/** The first sentence of a Markdown text, as plain text. */
function sentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
  const [first = ''] = /^.*?[.!?](?=\s|$)/.exec(plain) ?? [plain];
  return first ? `<p>${escapeText(first)}</p>` : '';
}
