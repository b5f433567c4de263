/** @inherits */

/**
 * Shows a web page on top of the app, in the system browser: Safari's view on iOS, a Custom Tab on Android, a new tab or window on the web.
 * @package @trispan/browser 1.0.7
 * @androidVariable androidxBrowserVersion = 1.3.0 (androidx.browser:browser)
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Browser: BrowserPlugin;

export interface BrowserPlugin {
  /**
   * Shows the page. The promise resolves when the browser appears, not when the page has loaded.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS with `Unable to display URL` when the URL is not `http` or `https`, or when a page is still open
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
}

/** @absent width height */
export interface OpenOptions {
  /**
   * `fullscreen` covers the app; `popover` is a smaller window on the iPad and the same as `fullscreen` elsewhere.
   * @since 1.0.0
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';
}
