/**
 * Keeps the launch image on the screen until your app is ready, and shows it again on request.
 * @package @trispan/core 2.5.0
 */
declare const SplashScreen: SplashScreenPlugin;

export interface SplashScreenPlugin {
  /**
   * Covers the app with the splash screen. With `autoHide`, the promise resolves after `showDuration`; otherwise, it resolves as soon as the image is fully visible. Use the promise rather than `callback`.
   * @throws on iOS when there is no image named `Splash` in the asset catalogue
   * @since 2.0.0
   * @support ios=yes android=yes web=no-op
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { startTour } from './tour';
   * const { SplashScreen } = Plugins;
   *
   * // The promise resolves after the second.
   * await SplashScreen.show({
   *   showDuration: 1000,
   *   fadeOutDuration: 300,
   * });
   * startTour();
   * ```
   */
  show(options?: SplashScreenShowOptions, callback?: Function): Promise<void>;

  /**
   * Hides the splash screen. Call this method when your first screen is drawn; the promise does not wait for the fade to end.
   * @since 2.0.0
   * @support ios=yes android=yes web=no-op
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { renderNotes } from './notes';
   * const { SplashScreen } = Plugins;
   *
   * // Hide the screen even if this fails.
   * await renderNotes().finally(() =>
   *   SplashScreen.hide({ fadeOutDuration: 300 }),
   * );
   * ```
   */
  hide(options?: SplashScreenHideOptions, callback?: Function): Promise<void>;
}

/**
 * How a splash screen that you show yourself appears and disappears.
 */
export interface SplashScreenShowOptions {
  /**
   * `true`, the default, hides the splash screen after `showDuration`. `false` keeps it until you call `hide`.
   */
  autoHide?: boolean;

  /**
   * How long the image takes to fade in.
   * @default 200
   * @unit ms
   */
  fadeInDuration?: number;

  /**
   * How long the image takes to fade out at the end of `showDuration`.
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;

  /**
   * How long the image stays before it is hidden. This applies only with `autoHide`.
   * @default 3000
   * @unit ms
   */
  showDuration?: number;
}

/**
 * How the splash screen disappears.
 */
export interface SplashScreenHideOptions {
  /**
   * How long the image takes to fade out, both at launch and after `show`.
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;
}

/**
 * Splash screen settings, most of them for the launch.
 * @config SplashScreen
 */
interface SplashScreenConfig {
  /**
   * How long the splash screen stays after launch while `launchAutoHide` is on. `0` shows no splash screen, only the system's launch screen.
   * @platforms ios android
   * @default 3000
   * @unit ms
   */
  launchShowDuration?: number;

  /**
   * `true` hides the splash screen after `launchShowDuration`, whether your app is ready or not. `false` keeps it until you call `hide`.
   * @platforms ios android
   * @default true
   */
  launchAutoHide?: boolean;

  /**
   * Colour behind the image. Write it as `#RRGGBB`: with eight digits, iOS reads the last two as transparency and Android the first two.
   * @platforms ios android
   */
  backgroundColor?: string;

  /**
   * Name of the drawable to show, without folder and extension.
   * @platforms android
   * @default splash
   */
  androidSplashResourceName?: string;

  /**
   * How the image is fitted to the screen, using the names of Android's `ImageView.ScaleType`, for example `CENTER_CROP`.
   * @platforms android
   * @default FIT_XY
   */
  androidScaleType?: string;

  /**
   * Size and tone of the spinner: `horizontal`, `small`, `large`, `inverse`, `smallInverse` or `largeInverse`.
   * @platforms android
   */
  androidSpinnerStyle?: string;

  /**
   * Size of the spinner: `small`, or `large` for any other value.
   * @platforms ios
   */
  iosSpinnerStyle?: string;

  /**
   * Colour of the spinner, as `#RRGGBB`.
   * @platforms ios android
   */
  spinnerColor?: string;

  /**
   * Whether a spinner is drawn over the image.
   * @platforms ios android
   * @default false
   */
  showSpinner?: boolean;

  /**
   * Whether the status bar is hidden while the image is shown.
   * @platforms android
   * @default false
   */
  splashFullScreen?: boolean;

  /**
   * Whether the status bar and the navigation buttons are hidden while the image is shown.
   * @platforms android
   * @default false
   */
  splashImmersive?: boolean;
}
