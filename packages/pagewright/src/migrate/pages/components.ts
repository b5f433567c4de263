import { removeTags, renameTags } from './elements.ts';
import { commentOut, newImage, newLink } from './links.ts';
import { type Page, locationOf, removeNode } from './page.ts';
import { changeTabs } from './tabs.ts';
import { type Node, endOf, plainText, startOf, tagsOf } from './tree.ts';
import { attributeText, valueText, written } from './values.ts';

/** Components of Docusaurus' theme, and what becomes of each. */
const replacements: Record<string, (page: Page, node: Node) => void> = {
  Tabs: changeTabs,
  // Handled with the group around it.
  TabItem: () => {},
  Link: toLink,
  Details: (page, node) => renameTags(page, node, 'details', ''),
  Admonition: toAdmonition,
  CodeBlock: toFence,
  ThemedImage: toImage,
  Image: toImage,
  Translate: removeTags,
  BrowserOnly: removeTags,
  DocCardList: toCards,
  TOCInline: (page, node) => {
    page.report.note('<TOCInline> was removed: each page has a table of contents', locationOf(page, node));
    removeNode(page, node);
  },
  Head: (page, node) => {
    page.report.hand('<Head> was removed', 'write the tags under "head" in the front matter', locationOf(page, node));
    removeNode(page, node);
  },
};

/** Rewrites a component; one that Pagewright does not have is replaced by its content, or by a remark. */
export function changeComponent(page: Page, node: Node): void {
  const name = node.name ?? '';
  const imported = page.imports.get(name);
  const isTheme = !imported || /^@(?:theme|docusaurus|theme-original)\//.test(imported.source);
  const original = imported && isTheme ? (imported.source.split('/').at(-1) ?? name) : name;
  if (imported && /\.mdx?$/i.test(imported.source) && includeFragment(page, node, imported.source)) return;
  const replace = isTheme ? (replacements[name] ?? replacements[original]) : undefined;
  if (replace) return replace(page, node);
  if (/YouTube/i.test(name)) return toFilm(page, node);
  if (isCard(page, node)) return toCard(page, node);
  if (/^(?:\w*Cards|CardList|CardGrid)$/.test(name)) return renameTags(page, node, 'Cards', '');
  const taken = usesCode(page, node) ? 'its attributes are code' : page.component(name, imported);
  if (taken !== true) leaveOut(page, node, name, taken);
}

/** Whether an attribute needs something that the page imports or declares. */
function usesCode(page: Page, node: Node): boolean {
  return (node.attributes ?? []).some(({ type, value }) => {
    if (type !== 'mdxJsxAttribute') return true;
    const code = typeof value === 'object' && value ? value.value : '';
    return [...page.imports.keys(), ...page.constants.keys(), 'props'].some((own) =>
      new RegExp(`\\b${own}\\b`).test(code),
    );
  });
}

/** A part that was imported becomes a fragment, which a line includes; one with values of its own becomes text. */
function includeFragment(page: Page, node: Node, source: string): boolean {
  const values = new Map(
    (node.attributes ?? []).flatMap((attribute): [string, string][] => {
      const value = attribute.name === undefined ? undefined : valueText(page, attribute);
      return value === undefined ? [] : [[attribute.name!, value]];
    }),
  );
  const found = page.fragment(source, values);
  if (!found) return false;
  const isLine = node.type === 'mdxJsxFlowElement' && isAlone(page, node);
  const text = 'name' in found ? `<Include file="${found.name}" />` : found.text.trim();
  page.edits.replace(startOf(node), endOf(node), isLine ? text : `\n\n${text}\n\n`);
  return true;
}

function isAlone({ source }: Page, node: Node): boolean {
  const before = source.slice(source.lastIndexOf('\n', startOf(node) - 1) + 1, startOf(node));
  const end = source.indexOf('\n', endOf(node));
  return before.trim() === '' && source.slice(endOf(node), end < 0 ? undefined : end).trim() === '';
}

function toCards(page: Page, node: Node): void {
  const cards = page.cards().map(({ label, href }) => `<Card${written('title', label)}${written('href', href)} />`);
  if (cards.length === 0) return leaveOut(page, node, 'DocCardList');
  page.edits.replace(startOf(node), endOf(node), `<Cards>\n\n${cards.join('\n\n')}\n\n</Cards>`);
}

/** A film of YouTube, which several components show by its id. */
function toFilm(page: Page, node: Node): void {
  const id =
    attributeText(page, node, 'id') ?? attributeText(page, node, 'videoId') ?? attributeText(page, node, 'youTubeId');
  if (!id) return leaveOut(page, node, node.name ?? '');
  const title = attributeText(page, node, 'title') ?? 'Video';
  page.report.note(`<${node.name}> is a link to the film now`, locationOf(page, node));
  page.edits.replace(
    startOf(node),
    endOf(node),
    `[${title.replace(/[[\]]/g, '')}](https://www.youtube.com/watch?v=${id})`,
  );
}

function leaveOut(page: Page, node: Node, name: string, reason?: string): void {
  const { close } = tagsOf(node, page.source);
  const hint = 'write it in components/ with this name and put it back, or write Markdown instead';
  page.report.hand(
    `the component <${name}> was left out${close ? ', its content stays' : ''}${reason ? `: ${reason}` : ''}`,
    hint,
    locationOf(page, node),
  );
  if (close) return removeTags(page, node);
  commentOut(page, node);
}

function isCard(page: Page, node: Node): boolean {
  return node.name?.endsWith('Card') === true && cardTitle(page, node) !== undefined;
}

function cardTitle(page: Page, node: Node): string | undefined {
  return (
    attributeText(page, node, 'title') ?? attributeText(page, node, 'header') ?? attributeText(page, node, 'label')
  );
}

function toCard(page: Page, node: Node): void {
  const target =
    attributeText(page, node, 'href') ?? attributeText(page, node, 'to') ?? attributeText(page, node, 'link');
  const href = target ? written('href', newLink(page, node, target)) : '';
  renameTags(page, node, 'Card', written('title', cardTitle(page, node)!) + href);
}

function toLink(page: Page, node: Node): void {
  const target = attributeText(page, node, 'to') ?? attributeText(page, node, 'href') ?? '';
  renameTags(page, node, 'a', written('href', newLink(page, node, target)));
}

function toAdmonition(page: Page, node: Node): void {
  const { open, close } = tagsOf(node, page.source);
  const title = attributeText(page, node, 'title');
  if (!close || node.type !== 'mdxJsxFlowElement') return removeTags(page, node);
  page.edits.replace(...open, `:::${attributeText(page, node, 'type') ?? 'note'}${title ? `[${title}]` : ''}\n`);
  page.edits.replace(...close, '\n:::');
}

function toFence(page: Page, node: Node): void {
  const template = /^\s*\{\s*(?:`([^]*)`|'([^']*)'|"([^"]*)")(?:\.trim\(\))?\s*\}\s*$/.exec(innerSource(page, node));
  const code = template ? (template[1] ?? template[2] ?? template[3])!.replace(/\\([`$])/g, '$1') : plainText(node);
  const language =
    attributeText(page, node, 'language') ??
    /language-(\w+)/.exec(attributeText(page, node, 'className') ?? '')?.[1] ??
    '';
  const title = attributeText(page, node, 'title');
  if (code.trim() === '') return leaveOut(page, node, 'CodeBlock');
  page.edits.replace(
    startOf(node),
    endOf(node),
    `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code.replace(/^\n|\s+$/g, '')}\n\`\`\``,
  );
}

function innerSource(page: Page, node: Node): string {
  const { open, close } = tagsOf(node, page.source);
  return close ? page.source.slice(open[1], close[0]) : '';
}

/** Pagewright shows one image in both colour modes. */
function toImage(page: Page, node: Node): void {
  const sources = node.attributes?.find(({ name }) => name === 'sources')?.value;
  const [, light] =
    typeof sources === 'object' && sources ? (/light\s*:[^'"`]*['"`]([^'"`]+)['"`]/.exec(sources.value) ?? []) : [];
  const target = light ?? attributeText(page, node, 'img') ?? attributeText(page, node, 'src');
  const src = target === undefined ? undefined : newImage(page, node, target);
  if (src === undefined) return commentOut(page, node);
  const alt = attributeText(page, node, 'alt') ?? '';
  page.edits.replace(
    startOf(node),
    endOf(node),
    `<img alt="${alt.replaceAll('"', '&quot;')}"${written('src', src)} />`,
  );
}
