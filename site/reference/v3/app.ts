/** @inherits */

/**
 * Reports what happens to the app as a whole: foreground and background, links that open it and Android's back button. It also returns the app's name and version.
 * @package @trispan/app 1.1.1
 * @iosPlist CFBundleURLTypes
 * @iosPlist CFBundleURLName
 * @iosPlist CFBundleURLSchemes
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const App: AppPlugin;

/** @absent addListener('pause') addListener('resume') */
export interface AppPlugin {
  /**
   * Ends the app on Android by finishing its activity. Call it in a `backButton` listener on the first screen. Apple does not let apps close themselves.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { saveDrafts } from './drafts';
   * import { quitButton } from './ui';
   *
   * quitButton.onclick = async () => {
   *   await saveDrafts();
   *   App.exitApp();
   * };
   * ```
   */
  exitApp(): never;

  /**
   * Runs when the app becomes active or stops being active. It follows `UIApplication`'s `didBecomeActiveNotification` and `willResignActiveNotification` on iOS, the activity's `onResume` and `onStop` on Android, and the document's `visibilitychange` on the web.
   * @since 1.0.0
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
}
