// What a name of the API in a sample is declared as, while the pointer is over it or it has the focus. The link works without.
import { sharedBox, showOnHover } from '../../kernel/dom/hover-box.ts';
import './declaration-popover.css';

/** What each page declares, by its address. */
const files = new Map<string, Promise<Record<string, string>>>();
/** All that files have declared: the site's policy lets nothing else become HTML here. */
const declared = new Set<string>();
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('declarations', {
  createHTML: (html) => (declared.has(html) ? html : null),
});

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): { createHTML(html: string): string };
}

const box = sharedBox('declaration', 'declaration code');

function declarationsAt(path: string): Promise<Record<string, string>> {
  const address = `${path.replace(/\/$/, '')}/declarations.json`;
  let file = files.get(address);
  if (!file) {
    file = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(response.statusText);
      const declarations = (await response.json()) as Record<string, string>;
      for (const html of Object.values(declarations)) declared.add(html);
      return declarations;
    });
    // The next time, it is asked for again.
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}

showOnHover({
  selector: '.code code a[href]',
  patience: 150,
  async boxOf(link) {
    if (!(link instanceof HTMLAnchorElement)) return undefined;
    const id = decodeURIComponent(link.hash.slice(1));
    // What a method or type is declared as stands above its own sample.
    const own = link.closest('.api-item')?.querySelector('h3, h4');
    if (own?.id === id && link.pathname === location.pathname) return undefined;
    const declarations = await declarationsAt(link.pathname).catch(() => undefined);
    const html = declarations?.[id];
    if (!html) return undefined;
    box.innerHTML = policy?.createHTML(html) ?? html;
    return box;
  },
});
