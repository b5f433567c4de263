/**
 * Reads, sets and deletes the cookies of the web view through native code. In a browser the same calls use `document.cookie`.
 * @package @trispan/core 4.8.2
 * @since 4.3.0
 */
export declare const TrispanCookies: TrispanCookiesPlugin;

export interface TrispanCookiesPlugin {
  /**
   * Returns the cookies that would be sent to a URL. On iOS and Android these include `HttpOnly` cookies, which `document.cookie` hides. In a browser you get the cookies of the page.
   * @since 4.5.0
   * @support ios=yes android=yes web=yes
   * @throws on Android when `url` cannot be parsed
   */
  getCookies(options?: GetCookieOptions): Promise<HttpCookieMap>;

  /**
   * Sets one cookie, and replaces the one of the same name and path. Without `expires` it is gone when the session of the web view or browser ends.
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `key` or `value` is missing
   * @throws on Android when `url` cannot be parsed
   */
  setCookie(options: SetCookieOptions): Promise<void>;

  /**
   * Deletes the cookie of a name. A cookie that does not exist is not an error. On Android and the web, a cookie that was set with a `Domain` or for another path stays; `clearAllCookies` removes it in a native app.
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `key` is missing
   * @throws on Android when `url` cannot be parsed
   */
  deleteCookie(options: DeleteCookieOptions): Promise<void>;

  /**
   * Deletes the cookies of one URL. The argument is required; `{}` stands for your app's URL. On Android and the web, cookies that were set with a `Domain` or for another path stay; `clearAllCookies` removes them in a native app.
   * @support ios=yes android=yes web=yes
   * @throws on Android when `url` cannot be parsed
   */
  clearCookies(options: ClearCookieOptions): Promise<void>;

  /**
   * Deletes all cookies in a native app. In a browser it does the same as `clearCookies`: only cookies of the page that scripts can see.
   * @support ios=yes android=yes web=yes
   */
  clearAllCookies(): Promise<void>;
}

/**
 * Cookies by name.
 */
interface HttpCookieMap {
  /**
   * The value of the cookie. Values that were percent-encoded are decoded on the web only.
   */
  [key: string]: string;
}

/**
 * Names one cookie.
 * @supplementary
 */
interface HttpCookie {
  /**
   * The URL whose cookies are meant. The default is your app's URL. In a browser only `setCookie` uses it, and takes it for the `Domain` of the cookie.
   */
  url?: string;

  /**
   * The name of the cookie.
   */
  key: string;

  /**
   * The value of the cookie. Use letters, digits, `-`, `_` and `.` where you can: iOS and the web percent-encode other characters, and Android does not.
   */
  value: string;
}

/**
 * What can be said about a cookie when it is set.
 * @supplementary
 */
interface HttpCookieExtras {
  /**
   * The path below which the cookie is sent. Set `/` for the whole site, which is also what Android and the web assume.
   */
  path?: string;

  /**
   * When the cookie ends, as an HTTP date such as `Wed, 01 Jul 2026 12:00:00 GMT`. `new Date(…).toUTCString()` makes one.
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
     * Decides whether existing code uses native cookies. The methods of `TrispanCookies` work either way.
     * @since 4.3.0
     */
    TrispanCookies?: {
      /**
       * With `true`, `document.cookie` in native apps reads and writes the cookies of the native side. The browser is not affected.
       * @default false
       */
      enabled?: boolean;
    };
  }
}
