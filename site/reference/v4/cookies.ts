/**
 * Reads, sets and deletes the web view's cookies through native code. In a browser, the same calls use `document.cookie`.
 * @package @trispan/core 4.8.2
 * @since 4.3.0
 */
export declare const TrispanCookies: TrispanCookiesPlugin;

export interface TrispanCookiesPlugin {
  /**
   * Returns the cookies that would be sent to a URL. On iOS and Android, the result includes `HttpOnly` cookies, which `document.cookie` hides. In a browser, you get the page's cookies.
   * @since 4.5.0
   * @support ios=yes android=yes web=yes
   * @throws on Android when `url` cannot be parsed
   * @example
   * ```ts
   * const url = 'https://api.example.com';
   * const cookies =
   *   await TrispanCookies.getCookies({ url });
   *
   * // Native apps see it even if it is HttpOnly.
   * const isGuest = !('session' in cookies);
   * if (isGuest) location.replace('/sign-in');
   * ```
   */
  getCookies(options?: GetCookieOptions): Promise<HttpCookieMap>;

  /**
   * Sets one cookie, replacing any cookie with the same name and path. Without `expires`, the cookie lasts until the web view's or browser's session ends.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `key` or `value` is missing
   * @throws on Android when `url` cannot be parsed
   * @example
   * ```ts
   * const end = new Date();
   * end.setMonth(end.getMonth() + 6);
   *
   * await TrispanCookies.setCookie({
   *   key: 'units',
   *   value: 'metric',
   *   path: '/',
   *   expires: end.toUTCString(),
   * });
   * ```
   */
  setCookie(options: SetCookieOptions): Promise<void>;

  /**
   * Deletes the cookie with the given name. A missing cookie is not an error. On Android and the web, a cookie that was set with a `Domain` or for another path stays; `clearAllCookies` removes it in a native app.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `key` is missing
   * @throws on Android when `url` cannot be parsed
   * @example
   * ```ts
   * await TrispanCookies.deleteCookie({
   *   url: 'https://api.example.com',
   *   key: 'session',
   * });
   * location.replace('/sign-in');
   * ```
   */
  deleteCookie(options: DeleteCookieOptions): Promise<void>;

  /**
   * Deletes the cookies for one URL. The argument is required; `{}` stands for your app's URL. On Android and the web, cookies that were set with a `Domain` or for another path stay; `clearAllCookies` removes them in a native app.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on Android when `url` cannot be parsed
   * @example
   * ```ts
   * // Forget the map server, but stay signed in.
   * await TrispanCookies.clearCookies({
   *   url: 'https://tiles.example.com',
   * });
   * ```
   */
  clearCookies(options: ClearCookieOptions): Promise<void>;

  /**
   * Deletes all cookies in a native app. In a browser, it works like `clearCookies` and deletes only those of the page's cookies that scripts can see.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { deleteNotes } from './notes';
   *
   * // "Delete all my data" in the settings.
   * await deleteNotes();
   * await TrispanCookies.clearAllCookies();
   * location.replace('/welcome');
   * ```
   */
  clearAllCookies(): Promise<void>;
}

/**
 * Cookies by name.
 */
interface HttpCookieMap {
  /**
   * The cookie's value. Percent-encoded values are decoded only on the web.
   */
  [key: string]: string;
}

/**
 * One cookie.
 * @supplementary
 */
interface HttpCookie {
  /**
   * The URL to which the cookies belong. The default is your app's URL. In a browser, only `setCookie` uses it, as the cookie's `Domain`.
   */
  url?: string;

  /**
   * The cookie's name.
   */
  key: string;

  /**
   * The cookie's value. Use letters, digits, `-`, `_` and `.` where you can: iOS and the web percent-encode other characters, and Android does not.
   */
  value: string;
}

/**
 * Further properties of a cookie that you set.
 * @supplementary
 */
interface HttpCookieExtras {
  /**
   * The path below which the cookie is sent. Set `/` for the whole site, which is also the default on Android and the web.
   */
  path?: string;

  /**
   * When the cookie expires, as an HTTP date such as `Wed, 01 Jul 2026 12:00:00 GMT`. `new Date(…).toUTCString()` returns one.
   */
  expires?: string;
}

/**
 * The argument of `getCookies`: an optional `url`.
 */
type GetCookieOptions = Omit<HttpCookie, 'key' | 'value'>;

/**
 * The argument of `setCookie`: `key` and `value`, and optionally `url`, `path` and `expires`.
 */
export type SetCookieOptions = HttpCookie & HttpCookieExtras;

/**
 * The argument of `deleteCookie`: the `key`, and optionally the `url`.
 */
export type DeleteCookieOptions = Omit<HttpCookie, 'value'>;

/**
 * The argument of `clearCookies`: an optional `url`.
 */
export type ClearCookieOptions = Omit<HttpCookie, 'key' | 'value'>;

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Whether existing code uses native cookies. The `TrispanCookies` methods work either way.
     * @since 4.3.0
     */
    TrispanCookies?: {
      /**
       * Whether `document.cookie` in native apps reads and writes native cookies. Browsers are not affected.
       * @default false
       */
      enabled?: boolean;
    };
  }
}
