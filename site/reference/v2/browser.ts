import type { PluginListenerHandle } from './core.ts';

/**
 * Shows a web page on top of the app, in the system browser: Safari's view on iOS, a Custom Tab on Android, a new tab or window on the web.
 * @package @trispan/core 2.5.0
 * @androidVariable androidxBrowserVersion = 1.2.0 (androidx.browser:browser)
 */
declare const Browser: BrowserPlugin;

export interface BrowserPlugin {
  /**
   * Shows the page. The promise resolves when the browser appears, not when the page has loaded.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS with `Invalid URL` when the URL is not `http` or `https`
   * @throws on Android with the system's message when no browser can be started
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Browser } = Plugins;
   *
   * await Browser.open({
   *   url: 'https://example.com/trails/aletsch',
   *   toolbarColor: '#1B3A57',
   *   presentationStyle: 'popover',
   * });
   * ```
   */
  open(options: BrowserOpenOptions): Promise<void>;

  /**
   * Tells Chrome which pages will probably be opened next, so that Chrome can load them in advance. On Android, the promise settles only after an error, so do not wait for it. On the web, nothing happens.
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no-op
   * @throws on Android when the list is empty, and with `Browser session isn't ready yet` while the connection to Chrome is not ready
   * @throws on iOS with `not implemented`
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Browser } = Plugins;
   * const trails = 'https://example.com/trails';
   *
   * // Not awaited: on Android, it may never settle.
   * Browser.prefetch({
   *   urls: [`${trails}/eiger`, `${trails}/moos`],
   * }).catch(() => undefined);
   * ```
   */
  prefetch(options: BrowserPrefetchOptions): Promise<void>;

  /**
   * Closes the page that `open()` showed. When nothing is open, it does nothing.
   * @since 2.0.0
   * @platforms ios web
   * @support ios=yes android=no web=yes
   * @throws on Android with `not implemented`; there, the user leaves the Custom Tab with the back button
   * @example
   * ```ts
   * import { Plugins, Trispan } from '@trispan/core';
   * const { App, Browser } = Plugins;
   *
   * App.addListener('appUrlOpen', () => {
   *   // On Android, the link itself leads back.
   *   if (Trispan.getPlatform() !== 'ios') return;
   *   void Browser.close();
   * });
   * ```
   */
  close(): Promise<void>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { shopButton } from './ui';
   * const { Browser } = Plugins;
   *
   * function leaveShop(): void {
   *   // Nothing is left to wait for.
   *   Browser.removeAllListeners();
   *   shopButton.disabled = false;
   * }
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs when the user has left the page and is back in your app. On iOS, it does not run after `close()`. The object you receive is empty.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { loadPlan } from './account';
   * const { Browser } = Plugins;
   *
   * Browser.addListener('browserFinished', () => {
   *   // They may have bought more storage.
   *   void loadPlan();
   * });
   * ```
   */
  addListener(eventName: 'browserFinished', listenerFunc: (info: any) => void): PluginListenerHandle;

  /**
   * Runs when the page has loaded. On iOS, it runs only for the page you opened; on Android, it runs after every navigation in Chrome. The object you receive is empty.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { spinner } from './ui';
   * const { Browser } = Plugins;
   *
   * Browser.addListener(
   *   'browserPageLoaded',
   *   () => spinner.hide(),
   * );
   * spinner.show('Loading the weather map');
   * ```
   */
  addListener(eventName: 'browserPageLoaded', listenerFunc: (info: any) => void): PluginListenerHandle;
}

/**
 * What you pass to `open()`. Only `url` is required.
 */
export interface BrowserOpenOptions {
  /**
   * The page to show. Use `https`.
   */
  url: string;

  /**
   * Where the page opens: one of the values that `window.open` accepts as its target, such as `_self`.
   * @platforms web
   * @default _blank
   */
  windowName?: string;

  /**
   * Background colour of the bar at the top, as a hex value such as `#1B3A57`. Android ignores a colour it cannot read.
   */
  toolbarColor?: string;

  /**
   * `fullscreen` covers the app; `popover` is a smaller window on the iPad and the same as `fullscreen` elsewhere.
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';
}

export interface BrowserPrefetchOptions {
  /**
   * The URLs. Pass at least one.
   */
  urls: string[];
}
