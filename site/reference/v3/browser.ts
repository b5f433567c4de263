import type { PluginListenerHandle } from '@trispan/core';

/**
 * Shows a web page on top of the app, in the system browser: Safari's view on iOS, a Custom Tab on Android, a new tab or window on the web.
 * @package @trispan/browser 1.0.7
 * @androidVariable androidxBrowserVersion = 1.3.0 (androidx.browser:browser)
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Browser: BrowserPlugin;

export interface BrowserPlugin {
  /**
   * Shows the page. The promise resolves when the browser is there, not when the page has loaded.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS with `Unable to display URL` when the URL is not `http` or `https`, or when a page is still open
   */
  open(options: OpenOptions): Promise<void>;

  /**
   * Closes the page that `open()` has shown. It is for iOS and the web. On Android the call rejects: the user leaves the Custom Tab with the back button.
   * @since 1.0.0
   * @platforms web ios
   * @support ios=yes android=no web=yes
   * @throws on iOS and the web with `No active window to close!` when nothing is open
   * @throws on Android, with the code `UNIMPLEMENTED`
   */
  close(): Promise<void>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when the user has left the page and is back in your app. It does not run after `close()` on iOS.
   * @since 1.0.0
   * @platforms android ios
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'browserFinished',
    listenerFunc: () => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the page you opened has loaded. It fires for that URL only; where the user goes from there is not reported.
   * @since 1.0.0
   * @platforms android ios
   * @support ios=yes android=yes web=no
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
   * Where the page opens, with the values that the target of `window.open` knows, such as `_self`.
   * @since 1.0.0
   * @platforms web
   * @default _blank
   */
  windowName?: string;

  /**
   * Background of the bar at the top, as a hex colour such as `#1B3A57`. Android ignores a colour it cannot read.
   * @since 1.0.0
   */
  toolbarColor?: string;

  /**
   * `fullscreen` covers the app; `popover` is a smaller window on the iPad and `fullscreen` elsewhere.
   * @since 1.0.0
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';
}

/**
 * An older name of OpenOptions.
 * @since 1.0.0
 * @deprecated Use `OpenOptions`.
 * @supplementary
 */
export type BrowserOpenOptions = OpenOptions;
