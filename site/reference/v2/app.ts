import type { PluginListenerHandle } from './core.ts';

/**
 * Reports what happens to the app as a whole: foreground and background, links that open it and Android's back button. It also opens links in other apps.
 * @package @trispan/core 2.5.0
 * @iosPlist CFBundleURLTypes
 * @iosPlist CFBundleURLName
 * @iosPlist CFBundleURLSchemes
 */
declare const App: AppPlugin;

export interface AppPlugin {
  /**
   * Ends the app on Android by finishing its activity. Call it in a `backButton` listener on the first screen. Apple does not let apps close themselves. The method returns no promise.
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on the web with `Method not implemented.`
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { saveDrafts } from './drafts';
   * import { quitButton } from './ui';
   * const { App } = Plugins;
   *
   * quitButton.onclick = async () => {
   *   await saveDrafts();
   *   App.exitApp();
   * };
   * ```
   */
  exitApp(): never;

  /**
   * Checks whether an app for this link is installed. iOS returns `true` only for schemes listed under `LSApplicationQueriesSchemes` in `Info.plist`. Android compares `url` with the names of installed packages, so pass `com.example.other` rather than a link. Browsers always return `true`.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `url` is not a valid URL
   * @example
   * ```ts
   * import { Plugins, Trispan } from '@trispan/core';
   * import { routeButton } from './ui';
   * const { App } = Plugins;
   *
   * const isIos = Trispan.getPlatform() === 'ios';
   * const app = await App.canOpenUrl({
   *   url: isIos ? 'hikes:' : 'com.example.hikes',
   * });
   * routeButton.hidden = !app.value;
   * ```
   */
  canOpenUrl(options: { url: string }): Promise<{ value: boolean }>;

  /**
   * Opens a link in the app that handles it. Android also accepts a package name. Browsers do nothing, but report success.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when `url` is not a valid URL
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showText } from './ui';
   * const { App } = Plugins;
   *
   * const call = await App.openUrl({
   *   url: 'tel:+441632960018',
   * });
   * // A tablet may be unable to make calls.
   * if (!call.completed) showText('01632 960018');
   * ```
   */
  openUrl(options: { url: string }): Promise<{ completed: boolean }>;

  /**
   * Checks whether the app is in the foreground. In a browser, it checks whether the tab is visible.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { syncNotes } from './sync';
   * const { App } = Plugins;
   *
   * // In the background, timers run for a while.
   * setInterval(async () => {
   *   const { isActive } = await App.getState();
   *   if (isActive) await syncNotes();
   * }, 60_000);
   * ```
   */
  getState(): Promise<AppState>;

  /**
   * Returns the link that opened the app. If there was none, iOS and Android resolve with an empty object, despite the type. On iOS, it is the most recent link, not always the first; in a browser, `url` is always empty.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { report } from './statistics';
   * const { App } = Plugins;
   *
   * const { url } = await App.getLaunchUrl();
   * if (url) {
   *   const query = new URL(url).searchParams;
   *   report('opened from', query.get('from'));
   * }
   * ```
   */
  getLaunchUrl(): Promise<AppLaunchUrl>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app. On Android, the back button then returns to its default behaviour.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { closeNotes } from './notes';
   * const { App } = Plugins;
   *
   * async function signOut(): Promise<void> {
   *   // From now on, no link may open a note.
   *   App.removeAllListeners();
   *   await closeNotes();
   * }
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs when the app becomes active or stops being active. In a browser, it follows the tab's visibility.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { App } = Plugins;
   * const memo = document.querySelector('audio');
   *
   * App.addListener('appStateChange', (state) => {
   *   if (!state.isActive) memo?.pause();
   * });
   * ```
   */
  addListener(eventName: 'appStateChange', listenerFunc: (state: AppState) => void): PluginListenerHandle;

  /**
   * Runs when a link opens the app: a link with your own URL scheme, a Universal Link on iOS, or an App Link on Android. A link that starts the app waits until you add a listener.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { App } = Plugins;
   *
   * // https://links.example.com/notes/42
   * App.addListener('appUrlOpen', (event) => {
   *   const link = new URL(event.url);
   *   if (link.host === 'links.example.com') {
   *     location.hash = link.pathname;
   *   }
   * });
   * ```
   */
  addListener(eventName: 'appUrlOpen', listenerFunc: (data: AppUrlOpen) => void): PluginListenerHandle;

  /**
   * Runs when the result of a call would otherwise be lost on Android. While another activity such as the camera is in the foreground, the system may end your app. When the user comes back, the app starts from scratch, and this event delivers the call's result instead of its promise.
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { attach } from './notes';
   * const { App } = Plugins;
   *
   * App.addListener('appRestoredResult', (it) => {
   *   if (it.methodName !== 'getPhoto') return;
   *   if (it.success) attach(it.data.webPath);
   * });
   * ```
   */
  addListener(eventName: 'appRestoredResult', listenerFunc: (data: AppRestoredResult) => void): PluginListenerHandle;

  /**
   * Runs when the user goes back with Android's back button or gesture. While a listener exists, nothing happens automatically: call `window.history.back()` or `App.exitApp()` yourself. The object you receive is empty, whatever its type says.
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { App } = Plugins;
   * const menu = document.querySelector('dialog');
   *
   * App.addListener('backButton', () => {
   *   if (menu?.open) menu.close();
   *   else if (location.hash) history.back();
   *   else App.exitApp();
   * });
   * ```
   */
  addListener(eventName: 'backButton', listenerFunc: (data: AppUrlOpen) => void): PluginListenerHandle;
}

/**
 * Whether the app is in the foreground.
 */
export interface AppState {
  /**
   * `true` in the foreground, `false` in the background. On iOS, it is also `false` while a system dialog or the app switcher covers the app.
   */
  isActive: boolean;
}

export interface AppLaunchUrl {
  /**
   * The complete link, with scheme, path and query.
   */
  url: string;
}

/**
 * What an `appUrlOpen` listener receives.
 */
export interface AppUrlOpen {
  /**
   * The complete link. Treat it as untrusted input: check the host and the parameters before you follow it.
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
 * What an `appRestoredResult` listener receives.
 */
export interface AppRestoredResult {
  /**
   * The plugin that was called, for example `Camera`.
   */
  pluginId: string;

  /**
   * The method that was called, for example `getPhoto`.
   */
  methodName: string;

  /**
   * The value that the promise would have resolved to. Cast it to the result type of that method.
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
     * The message that the promise would have been rejected with.
     */
    message: string;
  };
}
