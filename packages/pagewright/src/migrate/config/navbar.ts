import type { SiteConfig } from '../../site/config/schema.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { type Fields, fields, list, text } from '../foreign/values.ts';
import type { ConfigContext } from './config-context.ts';
import { plainText } from './plain-text.ts';

type Item = SiteConfig['navbar']['items'][number];
type Position = 'left' | 'right';

/** Languages by the name that a menu shows. */
const languages: Record<string, string> = {
  日本語: 'ja',
  Deutsch: 'de',
  Français: 'fr',
  Español: 'es',
  English: 'en',
  한국어: 'ko',
  Português: 'pt',
  简体中文: 'zh-CN',
  中文: 'zh',
  Русский: 'ru',
  Italiano: 'it',
};

export function navbarItems(items: unknown, context: ConfigContext): Item[] {
  const converted = list(items).flatMap((item) => convert(fields(item), context));
  const has = (type: Item['type']): boolean => converted.some((item) => item.type === type);
  const colorMode = fields(context.site.theme['colorMode']);
  if (context.versionCount > 1 && !has('versions')) converted.push({ type: 'versions', position: 'right' });
  if (!has('search')) converted.push({ type: 'search', position: 'right' });
  if (colorMode['disableSwitch'] !== true) converted.push({ type: 'colorMode', position: 'right' });
  return converted;
}

function convert(item: Fields, context: ConfigContext): Item[] {
  const type = text(item['type']);
  const position: Position = item['position'] === 'left' ? 'left' : 'right';
  const label = labelOf(item);
  if (type === 'search') return [{ type, position }];
  if (type === 'docsVersionDropdown') return context.versionCount > 1 ? [{ type: 'versions', position }] : [];
  if (type === 'localeDropdown') return locales(item, position);
  if (type === 'doc' || type === 'docSidebar') return docItem(item, type, position, label, context);
  if (type === 'dropdown' || Array.isArray(item['items'])) {
    const items = list(item['items']).flatMap((entry) => linkOf(fields(entry), context));
    return items.length > 0 ? [{ type: 'dropdown', position, label: label ?? 'More', items }] : [];
  }
  const icon = iconOf(item);
  if (icon) return [{ type: 'social', position, ...icon }];
  const [link] = linkOf(item, context);
  const docId = link && context.docIdAt(link.href);
  if (docId && label) return [{ type: 'doc', position, label, docId }];
  if (link) return [{ type: 'link', position, ...link }];
  if (type !== undefined && type !== 'separator' && type !== 'docsVersion')
    context.report.note(`a navbar item of type "${type}" was left out`, { file: context.site.configFile });
  return [];
}

function docItem(
  item: Fields,
  type: 'doc' | 'docSidebar',
  position: Position,
  label: string | undefined,
  context: ConfigContext,
): Item[] {
  const docId =
    type === 'doc' ? context.newDocId(text(item['docId']) ?? '') : context.firstDocOf(text(item['sidebarId']) ?? '');
  if (docId) return [{ type: 'doc', position, label: label ?? context.titleOf(docId), docId }];
  context.report.note(`the navbar item "${label ?? type}" leads to no page: it was left out`, {
    file: context.site.configFile,
  });
  return [];
}

/** A link to GitHub or to a chat, which Pagewright shows as an icon; some themes keep it in a field of its own. */
function iconOf(item: Fields): { icon: 'github' | 'chat'; label: string; href: string } | undefined {
  const own = fields(item['icon']);
  const href = text(item['href']) ?? text(own['href']);
  const hint = `${text(item['className']) ?? ''} ${text(own['alt']) ?? ''} ${labelOf(item) ?? ''}`;
  if (!href || !isExternal(href)) return undefined;
  if (href.startsWith('https://github.com/') && /github/i.test(hint)) return { icon: 'github', label: 'GitHub', href };
  if (/discord|slack|gitter/i.test(`${hint} ${href}`) && item['icon'] !== undefined)
    return { icon: 'chat', label: 'Chat', href };
  return undefined;
}

export function linkOf(item: Fields, context: ConfigContext): { label: string; href: string }[] {
  const icon = fields(item['icon']);
  const label = labelOf(item) ?? (text(icon['alt']) && plainText(text(icon['alt'])!));
  const docId = text(item['docId']);
  const target = docId ? context.addressOfDoc(docId) : (text(item['to']) ?? text(item['href']) ?? text(icon['href']));
  if (!label || !target) return [];
  return [{ label, href: context.address(target) }];
}

function labelOf(item: Fields): string | undefined {
  const label = text(item['label']) ?? text(item['html']) ?? text(item['value']);
  return (label && plainText(label)) || text(item['aria-label']);
}

function locales(item: Fields, position: Position): Item[] {
  const others = [...list(item['dropdownItemsBefore']), ...list(item['dropdownItemsAfter'])].flatMap((entry) => {
    const { label, to, href } = fields(entry);
    const lang = languages[text(label) ?? ''];
    const target = text(to) ?? text(href);
    return lang && target && isExternal(target) ? [{ label: text(label)!, href: target, lang }] : [];
  });
  return others.length > 0 ? [{ type: 'locales', position, items: others }] : [];
}
