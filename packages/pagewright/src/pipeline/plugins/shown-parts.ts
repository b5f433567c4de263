import type { PluginPart } from '../../contract/page-data.ts';
import { SiteError } from '../../kernel/problems.ts';
import { pageAddress } from '../../kernel/urls/page-address.ts';
import { configFile } from '../../site/config/config-file.ts';
import { hasStatic } from '../../site/has-static.ts';
import type { Doc, Site } from '../../site/model.ts';
import type { MadeFile, PluginPage, WrittenFile } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { builtInAt } from '../../site/routes/static-files.ts';
import { pluginDoc } from './plugin-doc.ts';
import { runHook, runHookNow } from './run-hook.ts';
import { shapes } from './shapes.ts';

/** What plugins show beside and below docs. */
export interface Asides {
  parts: PluginPart[];
  /** Which of them are with a doc, beside it unless the place says otherwise. */
  choose(doc: Doc, place?: Place): number[];
}

type Place = 'aside' | 'foot';
const places: Place[] = ['aside', 'foot'];

/** A file of a plugin that takes long to make. */
export type PendingFile = MadeFile & { plugin: string };

/** What plugins add to a website besides what they do to docs. */
export interface ShownParts {
  pages: (PluginPage & { module: string })[];
  files: WrittenFile[];
  /** Those that take long. */
  pending: PendingFile[];
  asides: Asides;
}

export async function shownParts(site: Site, view: PluginSite): Promise<ShownParts> {
  const parts: ShownParts = { pages: [], files: [], pending: [], asides: asidesOf(site, view) };
  const claim = claims(site);
  for (const plugin of site.config.plugins.list) {
    const { name, pages, files } = plugin;
    const listed = pages ? await runHook(plugin, 'pages.list', () => pages.list(view), shapes.pages) : [];
    const written = files ? await runHook(plugin, 'files', () => plugin.files!(view), shapes.files) : [];
    for (const { path } of listed) claim(name, 'pages.list', path, 'page');
    for (const { path } of written) claim(name, 'files', path, 'file');
    parts.pages.push(...listed.map((page) => ({ ...page, module: `${name}/page` })));
    for (const file of written)
      if ('content' in file) parts.files.push(file);
      else parts.pending.push({ path: file.path, key: file.key, make: () => file.make(), plugin: name });
  }
  return parts;
}

function asidesOf({ config }: Site, view: PluginSite): Asides {
  const groups = config.plugins.list.flatMap((plugin) =>
    places.flatMap((place) => {
      const hook = plugin[place];
      if (!hook) return [];
      const items = runHookNow(plugin, `${place}.items`, () => hook.items(view), shapes.items);
      const module = `${plugin.name}/${place}`;
      return [{ plugin, place, hook, ids: Object.keys(items), parts: Object.values(items), module }];
    }),
  );
  const parts = groups.flatMap((group) => group.parts.map((props) => ({ module: group.module, props })));
  return {
    parts,
    choose(doc, wanted = 'aside') {
      let start = 0;
      return groups.flatMap(({ plugin, place, hook, ids }) => {
        const first = start;
        start += ids.length;
        if (place !== wanted) return [];
        const id = runHookNow(plugin, `${place}.choose`, () => hook.choose(pluginDoc(doc)), shapes.id);
        const index = id === undefined ? -1 : ids.indexOf(id);
        if (id !== undefined && index < 0) throw unknownItem(plugin.name, place, id, ids);
        return index < 0 ? [] : [first + index];
      });
    },
  };
}

function unknownItem(plugin: string, place: Place, id: string, ids: string[]): SiteError {
  return new SiteError({
    severity: 'error',
    file: configFile,
    message: `the hook "${place}.choose" of the plugin "${plugin}" returned "${id}", which "${place}.items" does not have`,
    hint: `return one of: ${ids.join(', ')}`,
  });
}

/** Notes who has which address; throws if it belongs to somebody else. */
function claims(site: Site): (plugin: string, hook: string, path: string, kind: 'page' | 'file') => void {
  const { baseUrl } = site.config;
  const owners = new Map<string, string>();
  for (const { route, file } of site.routes.values()) owners.set(pageAddress(route), file);
  for (const { from } of site.redirects) owners.set(from, 'a redirect');
  for (const [path, file] of Object.entries(site.modules.pages)) owners.set(pageAddress(baseUrl + path), file);
  return (plugin, hook, path, kind) => {
    const address = baseUrl + path;
    const isStatic = [path, `${path}/index.html`].some((file) => hasStatic(site, file));
    const owner = isStatic ? `static/${path}` : builtInAt(baseUrl, address) ? 'the engine' : owners.get(address);
    if (owner)
      throw new SiteError({
        severity: 'error',
        file: configFile,
        message: `the hook "${hook}" of the plugin "${plugin}" returned the ${kind} ${path}, whose address ${owner} already has`,
        hint: 'give it another path',
      });
    owners.set(address, `the plugin "${plugin}"`);
  };
}
