/**
 * Checks whether another app can be opened, and opens it.
 * @package @trispan/app-launcher 4.1.0
 * @iosPlist LSApplicationQueriesSchemes
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const AppLauncher: AppLauncherPlugin;

export interface AppLauncherPlugin {
  /**
   * Checks whether an app can be opened, without opening it. On iOS, pass a link; its scheme must be listed under `LSApplicationQueriesSchemes` in `Info.plist`, or the result is `false`. On Android, pass the name of an installed package that your manifest declares in `queries`; for a scheme, the result is `false`.
   * @since 1.0.0
   * @see https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/LaunchServicesKeys.html#//apple_ref/doc/plist/info/LSApplicationQueriesSchemes
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `url` is not a valid URL
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   * import { routeButton } from './ui';
   *
   * const isIos = Trispan.getPlatform() === 'ios';
   * const app = await AppLauncher.canOpenUrl({
   *   url: isIos ? 'hikes:' : 'com.example.hikes',
   * });
   * routeButton.hidden = !app.value;
   * ```
   */
  canOpenUrl(options: CanOpenURLOptions): Promise<CanOpenURLResult>;

  /**
   * Opens another app. On iOS, pass a link with a URL scheme; on Android, you can also pass a package name, which opens that app's start screen. In a browser, the link opens in a new tab.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `url` is not a valid URL
   * @example
   * ```ts
   * import { showText } from './ui';
   *
   * const hut = '+44 1632 960018';
   * const call = await AppLauncher.openUrl({
   *   url: `tel:${hut.replaceAll(' ', '')}`,
   * });
   * // A tablet may be unable to make calls.
   * if (!call.completed) showText(hut);
   * ```
   */
  openUrl(options: OpenURLOptions): Promise<OpenURLResult>;
}

export interface CanOpenURLOptions {
  /**
   * A link such as `tel:` or `weather-app://`, or, on Android, a package name such as `com.example.weather`.
   */
  url: string;
}

export interface CanOpenURLResult {
  /**
   * `true` when the other app is installed and visible to yours. In a browser, it is always `true`.
   */
  value: boolean;
}

export interface OpenURLOptions {
  /**
   * A link for the other app, or, on Android, a package name.
   */
  url: string;
}

export interface OpenURLResult {
  /**
   * `false` when no app opened the link. In a browser, it is always `true`, even if a pop-up blocker stopped the new tab.
   */
  completed: boolean;
}
