import type { PluginListenerHandle } from './core.ts';

/**
 * Reports what happens to the app as a whole: foreground and background, links that open it, and Android's back button. It also opens links in other apps.
 * @package @trispan/core 2.5.0
 * @iosPlist CFBundleURLTypes
 * @iosPlist CFBundleURLName
 * @iosPlist CFBundleURLSchemes
 */
declare const App: AppPlugin;

export interface AppPlugin {
  /**
   * Ends the app on Android by finishing its activity. Its place is in a `backButton` listener, on the first screen; Apple does not let an app close itself. No promise comes back, so nothing tells you when it has happened.
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on the web: `Method not implemented.`
   */
  exitApp(): never;

  /**
   * Tells whether an app for this link is installed. iOS returns `true` only for schemes listed under `LSApplicationQueriesSchemes` in `Info.plist`; Android compares the text with the names of installed packages, so pass `com.example.other` rather than a link; the browser always returns `true`.
   * @support ios=yes android=yes web=yes
   * @throws on iOS when the text is not a URL
   */
  canOpenUrl(options: { url: string }): Promise<{ value: boolean }>;

  /**
   * Opens a link in whatever app handles it. Android also takes the name of a package. The browser answers that it has been done, and does nothing.
   * @support ios=yes android=yes web=yes
   * @throws on iOS when the text is not a URL
   */
  openUrl(options: { url: string }): Promise<{ completed: boolean }>;

  /**
   * Tells whether the app is in the foreground right now. In a browser: whether the tab is visible.
   * @support ios=yes android=yes web=yes
   */
  getState(): Promise<AppState>;

  /**
   * Returns the link that opened the app. If there was none, iOS and Android resolve with an empty object in spite of the type. iOS returns the last link it has delivered, not only the first; in a browser `url` is always empty.
   * @support ios=yes android=yes web=yes
   */
  getLaunchUrl(): Promise<AppLaunchUrl>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added. On Android the back button then has its default behaviour again.
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): void;

  /**
   * Runs when the app becomes active or stops being active. In a browser it follows the visibility of the tab.
   * @support ios=yes android=yes web=yes
   */
  addListener(eventName: 'appStateChange', listenerFunc: (state: AppState) => void): PluginListenerHandle;

  /**
   * Runs when a link opens the app: one with a URL scheme of your own, a Universal Link on iOS, or an App Link on Android. A link that starts the app waits until you add a listener.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'appUrlOpen', listenerFunc: (data: AppUrlOpen) => void): PluginListenerHandle;

  /**
   * Delivers the result of a call that was lost on Android. While another activity such as the camera is in front, the system may end your app; when the user comes back, the app starts from scratch, and the outcome of that call arrives here instead of in its promise.
   * @platforms android
   * @support ios=no android=yes web=no
   */
  addListener(eventName: 'appRestoredResult', listenerFunc: (data: AppRestoredResult) => void): PluginListenerHandle;

  /**
   * Runs when the user goes back with Android's button or gesture. While there is a listener, nothing happens automatically: do what you want with `window.history.back()` or `App.exitApp()`. The object you get is empty, whatever its type says.
   * @platforms android
   * @support ios=no android=yes web=no
   */
  addListener(eventName: 'backButton', listenerFunc: (data: AppUrlOpen) => void): PluginListenerHandle;
}

/**
 * Whether the app is in the foreground.
 */
export interface AppState {
  /**
   * `true` in the foreground. On iOS it is `false` also while a system dialog or the app switcher covers the app.
   */
  isActive: boolean;
}

/**
 * What `getLaunchUrl()` resolves with.
 */
export interface AppLaunchUrl {
  /**
   * The complete link, with scheme, path and query.
   */
  url: string;
}

/**
 * What an `appUrlOpen` listener gets.
 */
export interface AppUrlOpen {
  /**
   * The complete link. Treat it as input from a stranger: check host and parameters before you follow it.
   */
  url: string;

  /**
   * Identifier of the app that opened the link, if iOS reports it; otherwise empty.
   * @platforms ios
   * @see https://developer.apple.com/documentation/uikit/uiapplicationopenurloptionskey/1623128-sourceapplication
   */
  iosSourceApplication?: any;

  /**
   * Whether a file must be opened in place rather than copied first, if iOS reports it.
   * @platforms ios
   * @see https://developer.apple.com/documentation/uikit/uiapplicationopenurloptionskey/1623123-openinplace
   */
  iosOpenInPlace?: boolean;
}

/**
 * What an `appRestoredResult` listener gets.
 */
export interface AppRestoredResult {
  /**
   * The capability that was called, for example `Camera`.
   */
  pluginId: string;

  /**
   * The method that was called, for example `getPhoto`.
   */
  methodName: string;

  /**
   * What the promise would have been fulfilled with. Cast it to the result type of that method.
   */
  data?: any;

  /**
   * Whether the call succeeded. If not, look at `error`.
   */
  success: boolean;

  /**
   * Why the call failed; set when `success` is `false`.
   */
  error?: {
    /**
     * The text the promise would have been rejected with.
     */
    message: string;
  };
}
