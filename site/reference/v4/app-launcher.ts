/**
 * Finds out whether another app is there, and opens it.
 * @package @trispan/app-launcher 4.1.0
 * @iosPlist LSApplicationQueriesSchemes
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const AppLauncher: AppLauncherPlugin;

export interface AppLauncherPlugin {
  /**
   * Tells whether an app can be opened, without opening it. On iOS pass a link; its scheme must be listed under `LSApplicationQueriesSchemes` in `Info.plist`, or the answer is `false`. On Android pass a package name or a scheme; as released, only the name of an installed package that your manifest declares in `queries` gives `true`.
   * @since 1.0.0
   * @see https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/LaunchServicesKeys.html#//apple_ref/doc/plist/info/LSApplicationQueriesSchemes
   * @support ios=yes android=yes web=yes
   * @throws on iOS when the text is not a URL
   */
  canOpenUrl(options: CanOpenURLOptions): Promise<CanOpenURLResult>;

  /**
   * Opens another app. On iOS the text is a link with a URL scheme; on Android it may also be the name of a package, which opens that app on its start screen. In a browser the link opens in a new tab.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when the text is not a URL
   */
  openUrl(options: OpenURLOptions): Promise<OpenURLResult>;
}

/**
 * What you pass to `canOpenUrl()`.
 */
export interface CanOpenURLOptions {
  /**
   * A link such as `tel:` or `weather-app://`, or, on Android, a package name such as `com.example.weather`.
   */
  url: string;
}

/**
 * What `canOpenUrl()` resolves with.
 */
export interface CanOpenURLResult {
  /**
   * `true` when the app is there and visible to yours. In a browser it is always `true`.
   */
  value: boolean;
}

/**
 * What you pass to `openUrl()`.
 */
export interface OpenURLOptions {
  /**
   * A link for the other app, or, on Android, a package name.
   */
  url: string;
}

/**
 * What `openUrl()` resolves with.
 */
export interface OpenURLResult {
  /**
   * `false` when no app took the link. In a browser it is always `true`, even if a pop-up blocker was faster.
   */
  completed: boolean;
}
