import { t } from '../../contract/strings/t.ts';
import { html } from './html.ts';

/** On the home page: if scripts or the stylesheet failed to load, the site is probably served from another path than it was built for. */
export function reportBadBaseUrl(): void {
  const { home } = html.dataset;
  const suggestion = location.pathname.replace(/\/?$/, '/');
  if (home) showBanner('bad-base-url', t('boot.badBaseUrl', { home, suggestion }));
}

/** Styled inline, because there may be no stylesheet. */
export function showBanner(id: string, text: string): void {
  if (document.getElementById(id)) return;
  const banner = document.createElement('div');
  banner.id = id;
  banner.role = 'alert';
  banner.style = 'position:sticky;top:0;z-index:99;padding:1em;color:#fff;background:#b00';
  banner.append(text);
  document.body.prepend(banner);
}
