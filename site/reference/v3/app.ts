import type { PluginListenerHandle } from '@trispan/core';

/**
 * Reports what happens to the app as a whole: foreground and background, links that open it, Android's back button, and its own name and version.
 * @package @trispan/app 1.1.1
 * @iosPlist CFBundleURLTypes
 * @iosPlist CFBundleURLName
 * @iosPlist CFBundleURLSchemes
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const App: AppPlugin;

export interface AppPlugin {
  /**
   * Ends the app on Android by finishing its activity. Its place is in a `backButton` listener, on the first screen; Apple does not let an app close itself.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on the web, with the code `UNIMPLEMENTED`
   */
  exitApp(): never;

  /**
   * Reads name, identifier and version of the native app, as the store knows them.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on the web, with the code `UNIMPLEMENTED`
   */
  getInfo(): Promise<AppInfo>;

  /**
   * Tells whether the app is in the foreground right now. In a browser: whether the tab is visible.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  getState(): Promise<AppState>;

  /**
   * Returns the link that opened the app, or `undefined` if there was none. iOS returns the last link it has delivered, not only the first; in a browser `url` is always empty.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  getLaunchUrl(): Promise<AppLaunchUrl | undefined>;

  /**
   * Sends the app to the background and shows the home screen, as the home button does. Nothing is closed.
   * @since 1.1.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on iOS and the web, with the code `UNIMPLEMENTED`
   */
  minimizeApp(): Promise<void>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added. On Android the back button then has its default behaviour again.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when the app becomes active or stops being active. It follows `didBecomeActiveNotification` and `willResignActiveNotification` of `UIApplication` on iOS, `onResume` and `onStop` of the activity on Android, and `visibilitychange` of the document on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  addListener(
    eventName: 'appStateChange',
    listenerFunc: StateChangeListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when a link opens the app: one with a URL scheme of your own, a Universal Link on iOS, or an App Link on Android. A link that starts the app waits until you add a listener.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'appUrlOpen',
    listenerFunc: URLOpenListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Delivers the result of a call that was lost on Android. While another activity such as the camera is in front, the system may end your app; when the user comes back, the app starts from scratch, and the outcome of that call arrives here instead of in its promise.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   */
  addListener(
    eventName: 'appRestoredResult',
    listenerFunc: RestoredListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the user goes back with Android's button or gesture. While there is a listener, nothing happens automatically: do what you want with `window.history.back()` or `App.exitApp()`.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   */
  addListener(
    eventName: 'backButton',
    listenerFunc: BackButtonListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * Identity of the native app.
 */
export interface AppInfo {
  /**
   * The name below the icon.
   * @since 1.0.0
   */
  name: string;

  /**
   * Identifier of the app: the Bundle Identifier on iOS, the Application ID on Android.
   * @since 1.0.0
   */
  id: string;

  /**
   * Number of the build: `CFBundleVersion` on iOS, `versionCode` on Android. It is a string on both.
   * @since 1.0.0
   */
  build: string;

  /**
   * The version users see: `CFBundleShortVersionString` on iOS, `versionName` on Android.
   * @since 1.0.0
   */
  version: string;
}

/**
 * Whether the app is in the foreground.
 */
export interface AppState {
  /**
   * `true` in the foreground. On iOS it is `false` also while a system dialog or the app switcher covers the app.
   * @since 1.0.0
   */
  isActive: boolean;
}

/**
 * What `getLaunchUrl()` resolves with.
 */
export interface AppLaunchUrl {
  /**
   * The complete link, with scheme, path and query.
   * @since 1.0.0
   */
  url: string;
}

/**
 * What an `appUrlOpen` listener gets.
 */
export interface URLOpenListenerEvent {
  /**
   * The complete link. Treat it as input from a stranger: check host and parameters before you follow it.
   * @since 1.0.0
   */
  url: string;

  /**
   * Identifier of the app that opened the link, if iOS reports it; otherwise empty.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/uikit/uiapplicationopenurloptionskey/1623128-sourceapplication
   */
  iosSourceApplication?: any;

  /**
   * Whether a file must be opened in place rather than copied first, if iOS reports it.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/uikit/uiapplicationopenurloptionskey/1623123-openinplace
   */
  iosOpenInPlace?: boolean;
}

/**
 * What an `appRestoredResult` listener gets.
 */
export interface RestoredListenerEvent {
  /**
   * The capability that was called, for example `Camera`.
   * @since 1.0.0
   */
  pluginId: string;

  /**
   * The method that was called, for example `getPhoto`.
   * @since 1.0.0
   */
  methodName: string;

  /**
   * What the promise would have been fulfilled with. Cast it to the result type of that method.
   * @since 1.0.0
   */
  data?: any;

  /**
   * Whether the call succeeded. If not, look at `error`.
   * @since 1.0.0
   */
  success: boolean;

  /**
   * Why the call failed; set when `success` is `false`.
   * @since 1.0.0
   */
  error?: {
    /**
     * The text the promise would have been rejected with.
     */
    message: string;
  };
}

/**
 * What a `backButton` listener gets.
 */
export interface BackButtonListenerEvent {
  /**
   * Whether the history of the web view has an entry to go back to. On the first entry it is `false`: the moment to leave the app.
   * @since 1.0.0
   */
  canGoBack: boolean;
}

/**
 * A function for `appStateChange`.
 */
export type StateChangeListener = (state: AppState) => void;

/**
 * A function for `appUrlOpen`.
 */
export type URLOpenListener = (event: URLOpenListenerEvent) => void;

/**
 * A function for `appRestoredResult`.
 */
export type RestoredListener = (event: RestoredListenerEvent) => void;

/**
 * A function for `backButton`.
 */
export type BackButtonListener = (event: BackButtonListenerEvent) => void;

/**
 * An older name of RestoredListenerEvent.
 * @since 1.0.0
 * @deprecated Use `RestoredListenerEvent`.
 * @supplementary
 */
export type AppRestoredResult = RestoredListenerEvent;

/**
 * An older name of URLOpenListenerEvent.
 * @since 1.0.0
 * @deprecated Use `URLOpenListenerEvent`.
 * @supplementary
 */
export type AppUrlOpen = URLOpenListenerEvent;
