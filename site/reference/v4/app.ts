import type { PluginListenerHandle } from '@trispan/core';

/**
 * Reports what happens to the app as a whole: foreground and background, links that open it and Android's back button. It also returns the app's name and version.
 * @package @trispan/app 4.1.1
 * @iosPlist CFBundleURLTypes
 * @iosPlist CFBundleURLName
 * @iosPlist CFBundleURLSchemes
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const App: AppPlugin;

export interface AppPlugin {
  /**
   * Ends the app on Android by finishing its activity. Call it in a `backButton` listener on the first screen. Apple does not let apps close themselves.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on iOS and the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { saveDrafts } from './drafts';
   * import { quitButton } from './ui';
   *
   * quitButton.onclick = async () => {
   *   await saveDrafts();
   *   await App.exitApp();
   * };
   * ```
   */
  exitApp(): Promise<void>;

  /**
   * Returns the native app's name, identifier, version and build number.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { oldestBuild } from './server';
   *
   * const { build } = await App.getInfo();
   * // As text, '9' would sort after '10'.
   * if (Number(build) < oldestBuild) {
   *   location.replace('/update-needed');
   * }
   * ```
   */
  getInfo(): Promise<AppInfo>;

  /**
   * Checks whether the app is in the foreground. In a browser, it checks whether the tab is visible.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { syncNotes } from './sync';
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
   * Returns the link that opened the app, or `undefined` if there was none. On iOS, it is the most recent link, not always the first; in a browser, `url` is always empty.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { report } from './statistics';
   *
   * const launch = await App.getLaunchUrl();
   * if (launch?.url) {
   *   const { searchParams: from } =
   *     new URL(launch.url);
   *   report('opened', from.get('utm_source'));
   * }
   * ```
   */
  getLaunchUrl(): Promise<AppLaunchUrl | undefined>;

  /**
   * Sends the app to the background and shows the home screen, as the home button does, without closing anything.
   * @since 1.1.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on iOS and the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   * import { saveNote } from './notes';
   *
   * // A quick note: save it, then step aside.
   * await saveNote({ text: 'Marmots at noon' });
   * if (Trispan.getPlatform() === 'android') {
   *   await App.minimizeApp();
   * }
   * ```
   */
  minimizeApp(): Promise<void>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app. On Android, the back button then returns to its default behaviour.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { closeNotes } from './notes';
   *
   * async function signOut(): Promise<void> {
   *   // From now on, no link may open a note.
   *   await App.removeAllListeners();
   *   await closeNotes();
   * }
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when the app becomes active or stops being active. It follows `UIApplication`'s `didBecomeActiveNotification` and `willResignActiveNotification` on iOS, the activity's `onResume` and `onStop` on Android, and the document's `visibilitychange` on the web.
   * @since 1.0.0
   * @see https://developer.apple.com/documentation/uikit/uiapplication/1622973-willresignactivenotification
   * @see https://developer.apple.com/documentation/uikit/uiapplication/1622953-didbecomeactivenotification
   * @see https://developer.android.com/reference/android/app/Activity#onResume()
   * @see https://developer.android.com/reference/android/app/Activity#onStop()
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const memo = document.querySelector('audio');
   *
   * await App.addListener(
   *   'appStateChange',
   *   ({ isActive }) => {
   *     if (!isActive) memo?.pause();
   *   },
   * );
   * ```
   */
  addListener(
    eventName: 'appStateChange',
    listenerFunc: StateChangeListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the app goes to the background: at `UIApplication`'s `didEnterBackgroundNotification` on iOS, at the activity's `onPause` on Android, and at `visibilitychange` with `document.hidden` set to `true` on the web.
   * @since 4.1.0
   * @see https://developer.apple.com/documentation/uikit/uiapplication/1623071-didenterbackgroundnotification
   * @see https://developer.android.com/reference/android/app/Activity#onPause()
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { draft } from './editor';
   *
   * await App.addListener('pause', () => {
   *   // Be quick: the app may be suspended soon.
   *   localStorage.setItem('draft', draft.text);
   * });
   * ```
   */
  addListener(eventName: 'pause', listenerFunc: () => void): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the app returns to the foreground: at `UIApplication`'s `willEnterForegroundNotification` on iOS, at the activity's `onResume` on Android, and at `visibilitychange` with `document.hidden` set to `false` on the web. On Android, it runs only after a pause, not at the first launch.
   * @since 4.1.0
   * @see https://developer.apple.com/documentation/uikit/uiapplication/1622944-willenterforegroundnotification
   * @see https://developer.android.com/reference/android/app/Activity#onResume()
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { syncNotes } from './sync';
   *
   * let synced = Date.now();
   * await App.addListener('resume', async () => {
   *   if (Date.now() - synced < 300_000) return;
   *   synced = Date.now();
   *   await syncNotes();
   * });
   * ```
   */
  addListener(eventName: 'resume', listenerFunc: () => void): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when a link opens the app: a link with your own URL scheme, a Universal Link on iOS, or an App Link on Android. A link that starts the app waits until you add a listener.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * // https://links.example.com/notes/42
   * await App.addListener('appUrlOpen', (it) => {
   *   const link = new URL(it.url);
   *   if (link.host === 'links.example.com') {
   *     location.hash = link.pathname;
   *   }
   * });
   * ```
   */
  addListener(
    eventName: 'appUrlOpen',
    listenerFunc: URLOpenListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the result of a call would otherwise be lost on Android. While another activity such as the camera is in the foreground, the system may end your app. When the user comes back, the app starts from scratch, and this event delivers the call's result instead of its promise.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { attachAll } from './notes';
   *
   * await App.addListener(
   *   'appRestoredResult',
   *   ({ methodName, success, data }) => {
   *     if (methodName !== 'pickImages') return;
   *     if (success) attachAll(data.photos);
   *   },
   * );
   * ```
   */
  addListener(
    eventName: 'appRestoredResult',
    listenerFunc: RestoredListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the user goes back with Android's back button or gesture. While a listener exists, nothing happens automatically: call `window.history.back()` or `App.exitApp()` yourself.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * const menu = document.querySelector('dialog');
   *
   * await App.addListener('backButton', (it) => {
   *   if (menu?.open) menu.close();
   *   else if (it.canGoBack) history.back();
   *   else void App.minimizeApp();
   * });
   * ```
   */
  addListener(
    eventName: 'backButton',
    listenerFunc: BackButtonListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * The native app's identity.
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
   * Build number: `CFBundleVersion` on iOS, `versionCode` on Android. It is a string on both platforms.
   * @since 1.0.0
   */
  build: string;

  /**
   * The version that users see: `CFBundleShortVersionString` on iOS, `versionName` on Android.
   * @since 1.0.0
   */
  version: string;
}

/**
 * Whether the app is in the foreground.
 */
export interface AppState {
  /**
   * `true` in the foreground, `false` in the background. On iOS, it is also `false` while a system dialog or the app switcher covers the app.
   * @since 1.0.0
   */
  isActive: boolean;
}

export interface AppLaunchUrl {
  /**
   * The complete link, with scheme, path and query.
   * @since 1.0.0
   */
  url: string;
}

/**
 * What an `appUrlOpen` listener receives.
 */
export interface URLOpenListenerEvent {
  /**
   * The complete link. Treat it as untrusted input: check the host and the parameters before you follow it.
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
 * What an `appRestoredResult` listener receives.
 */
export interface RestoredListenerEvent {
  /**
   * The plugin that was called, for example `Camera`.
   * @since 1.0.0
   */
  pluginId: string;

  /**
   * The method that was called, for example `getPhoto`.
   * @since 1.0.0
   */
  methodName: string;

  /**
   * The value that the promise would have resolved to. Cast it to the result type of that method.
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
     * The message that the promise would have been rejected with.
     */
    message: string;
  };
}

/**
 * What a `backButton` listener receives.
 */
export interface BackButtonListenerEvent {
  /**
   * Whether the web view's history has an entry to go back to. It is `false` on the first entry, where the back button should leave the app.
   * @since 1.0.0
   */
  canGoBack: boolean;
}

/**
 * A listener for `appStateChange`.
 */
export type StateChangeListener = (state: AppState) => void;

/**
 * A listener for `appUrlOpen`.
 */
export type URLOpenListener = (event: URLOpenListenerEvent) => void;

/**
 * A listener for `appRestoredResult`.
 */
export type RestoredListener = (event: RestoredListenerEvent) => void;

/**
 * A listener for `backButton`.
 */
export type BackButtonListener = (event: BackButtonListenerEvent) => void;

/**
 * An older name for RestoredListenerEvent.
 * @since 1.0.0
 * @deprecated Use `RestoredListenerEvent`.
 * @supplementary
 */
export type AppRestoredResult = RestoredListenerEvent;

/**
 * An older name for URLOpenListenerEvent.
 * @since 1.0.0
 * @deprecated Use `URLOpenListenerEvent`.
 * @supplementary
 */
export type AppUrlOpen = URLOpenListenerEvent;
