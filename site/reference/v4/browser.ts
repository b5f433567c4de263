import type { PluginListenerHandle } from '@trispan/core';

/**
 * Shows a web page on top of the app, in the system browser: Safari's view on iOS, a Custom Tab on Android, a new tab or window on the web.
 * @package @trispan/browser 4.1.1
 * @androidVariable androidxBrowserVersion = 1.4.0 (androidx.browser:browser)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Browser: BrowserPlugin;

export interface BrowserPlugin {
  /**
   * Shows the page. The promise resolves when the browser appears, not when the page has loaded.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS with `Unable to display URL` when the URL is not `http` or `https`, or when a page is still open
   * @throws on Android with `Unable to display URL` when no browser is installed
   * @example
   * ```ts
   * await Browser.open({
   *   url: 'https://example.com/trails/aletsch',
   *   toolbarColor: '#1B3A57',
   *   presentationStyle: 'popover',
   * });
   * ```
   */
  open(options: OpenOptions): Promise<void>;

  /**
   * Closes the page that `open()` showed, on iOS and the web. On Android, the call rejects: the user leaves the Custom Tab with the back button.
   * @since 1.0.0
   * @platforms web ios
   * @support ios=yes android=no web=yes
   * @throws on iOS and the web with `No active window to close!` when nothing is open
   * @throws on Android with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { App } from '@trispan/app';
   * import { Trispan } from '@trispan/core';
   *
   * await App.addListener('appUrlOpen', () => {
   *   // On Android, the link itself leads back.
   *   if (Trispan.getPlatform() !== 'ios') return;
   *   void Browser.close();
   * });
   * ```
   */
  close(): Promise<void>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { shopButton } from './ui';
   *
   * async function leaveShop(): Promise<void> {
   *   // Nothing is left to wait for.
   *   await Browser.removeAllListeners();
   *   shopButton.disabled = false;
   * }
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when the user has left the page and is back in your app. On iOS, it does not run after `close()`.
   * @since 1.0.0
   * @platforms android ios
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { loadPlan } from './account';
   *
   * await Browser.addListener(
   *   'browserFinished',
   *   // They may have bought more storage.
   *   () => void loadPlan(),
   * );
   * ```
   */
  addListener(
    eventName: 'browserFinished',
    listenerFunc: () => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the page you opened has loaded. It runs only for that URL; pages that the user opens from there are not reported.
   * @since 1.0.0
   * @platforms android ios
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { spinner } from './ui';
   *
   * await Browser.addListener(
   *   'browserPageLoaded',
   *   () => spinner.hide(),
   * );
   * spinner.show('Loading the weather map');
   * ```
   */
  addListener(
    eventName: 'browserPageLoaded',
    listenerFunc: () => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * What you pass to `open()`. Only `url` is required.
 * @since 1.0.0
 */
export interface OpenOptions {
  /**
   * The page to show. Use `https`.
   * @since 1.0.0
   */
  url: string;

  /**
   * Where the page opens: one of the values that `window.open` accepts as its target, such as `_self`.
   * @since 1.0.0
   * @platforms web
   * @default _blank
   */
  windowName?: string;

  /**
   * Background colour of the bar at the top, as a hex value such as `#1B3A57`. Android ignores a colour it cannot read.
   * @since 1.0.0
   */
  toolbarColor?: string;

  /**
   * `fullscreen` covers the app; `popover` is a smaller window, meant for the iPad.
   * @since 1.0.0
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * Width of the popover in points. It applies only on the iPad with `presentationStyle: 'popover'`, and only if `height` is set.
   * @since 4.0.0
   * @platforms ios
   */
  width?: number;

  /**
   * Height of the popover in points. It applies only on the iPad with `presentationStyle: 'popover'`, and only if `width` is set.
   * @since 4.0.0
   * @platforms ios
   */
  height?: number;
}

/**
 * An older name for OpenOptions.
 * @since 1.0.0
 * @deprecated Use `OpenOptions`.
 * @supplementary
 */
export type BrowserOpenOptions = OpenOptions;
