import type { PluginListenerHandle } from './core.ts';

/**
 * Shows a web page on top of the app, in the system browser: Safari's view on iOS, a Custom Tab on Android, a new tab or window on the web.
 * @package @trispan/core 2.5.0
 * @androidVariable androidxBrowserVersion = 1.2.0 (androidx.browser:browser)
 */
declare const Browser: BrowserPlugin;

export interface BrowserPlugin {
  /**
   * Shows the page. The promise resolves when the browser is there, not when the page has loaded.
   * @support ios=yes android=yes web=yes
   * @throws on iOS with `Invalid URL` when the URL is not `http` or `https`
   * @throws on Android with the message of the system when no browser can be started
   */
  open(options: BrowserOpenOptions): Promise<void>;

  /**
   * Tells Chrome which pages will probably be opened next, so that it can load them ahead. On Android the promise settles only if something is wrong, so do not wait for it; iOS rejects; the web does nothing.
   * @platforms android
   * @support ios=no android=yes web=no-op
   * @throws on Android when the list is empty, or while the connection to Chrome is not ready: `Browser session isn't ready yet`
   * @throws on iOS: `not implemented`
   */
  prefetch(options: BrowserPrefetchOptions): Promise<void>;

  /**
   * Closes the page that `open()` has shown. When nothing is open, it does nothing.
   * @platforms ios web
   * @support ios=yes android=no web=yes
   * @throws on Android: `not implemented`. There the user leaves the Custom Tab with the back button.
   */
  close(): Promise<void>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added.
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): void;

  /**
   * Runs when the user has left the page and is back in your app. It does not run after `close()` on iOS. The object you get is empty.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'browserFinished', listenerFunc: (info: any) => void): PluginListenerHandle;

  /**
   * Runs when the page has loaded. On iOS that is the page you opened; on Android every navigation that Chrome finishes counts. The object you get is empty.
   * @support ios=yes android=yes web=no
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
   * Where the page opens, with the values that the target of `window.open` knows, such as `_self`.
   * @platforms web
   * @default _blank
   */
  windowName?: string;

  /**
   * Background of the bar at the top, as a hex colour such as `#1B3A57`. Android ignores a colour it cannot read.
   */
  toolbarColor?: string;

  /**
   * `fullscreen` covers the app; `popover` is a smaller window on the iPad and `fullscreen` elsewhere.
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';
}

/**
 * What you pass to `prefetch()`.
 */
export interface BrowserPrefetchOptions {
  /**
   * The URLs, at least one.
   */
  urls: string[];
}
