/**
 * Keeps the launch image on the screen until your app is ready, and shows it again on request.
 * @package @trispan/splash-screen 4.2.0
 * @androidVariable coreSplashScreenVersion = 1.0.0-rc01 (androidx.core:core-splashscreen)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const SplashScreen: SplashScreenPlugin;

export interface SplashScreenPlugin {
  /**
   * Covers the app with the splash screen. With `autoHide`, the promise resolves after `showDuration`; otherwise, it resolves as soon as the image is fully visible.
   * @since 1.0.0
   * @support ios=yes android=yes web=no-op
   * @example
   * ```ts
   * import { startTour } from './tour';
   *
   * // The promise resolves after the second.
   * await SplashScreen.show({
   *   showDuration: 1000,
   *   fadeOutDuration: 300,
   * });
   * startTour();
   * ```
   */
  show(options?: ShowOptions): Promise<void>;

  /**
   * Hides the splash screen. Call this method when your first screen is drawn; the promise does not wait for the fade to end.
   * @since 1.0.0
   * @support ios=yes android=yes web=no-op
   * @example
   * ```ts
   * import { renderNotes } from './notes';
   *
   * // Hide the screen even if this fails.
   * await renderNotes().finally(() =>
   *   SplashScreen.hide({ fadeOutDuration: 300 }),
   * );
   * ```
   */
  hide(options?: HideOptions): Promise<void>;
}

/**
 * How a splash screen that you show yourself appears and disappears.
 */
export interface ShowOptions {
  /**
   * `true`, the default, hides the splash screen after `showDuration`. `false` keeps it until you call `hide`.
   * @since 1.0.0
   */
  autoHide?: boolean;

  /**
   * How long the image takes to fade in.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeInDuration?: number;

  /**
   * How long the image takes to fade out at the end of `showDuration`.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;

  /**
   * How long the image stays before it is hidden. This applies only with `autoHide`.
   * @since 1.0.0
   * @default 3000
   * @unit ms
   */
  showDuration?: number;
}

/**
 * How the splash screen disappears.
 */
export interface HideOptions {
  /**
   * How long the image takes to fade out. With the Android 12 splash screen, this option is ignored at launch: set `launchFadeOutDuration` in the configuration instead.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Splash screen settings, most of them for the launch.
     */
    SplashScreen?: {
      /**
       * How long the splash screen stays after launch while `launchAutoHide` is on. `0` shows no splash screen, only the system's launch screen.
       * @since 1.0.0
       * @default 500
       * @example 3000
       * @unit ms
       */
      launchShowDuration?: number;

      /**
       * `true` hides the splash screen after `launchShowDuration`, whether your app is ready or not. `false` keeps it until you call `hide`.
       * @since 1.0.0
       * @default true
       * @example true
       */
      launchAutoHide?: boolean;

      /**
       * How long the launch screen takes to fade out. This applies only with the Android 12 splash screen.
       * @since 4.2.0
       * @platforms android
       * @default 200
       * @example 3000
       * @unit ms
       */
      launchFadeOutDuration?: number;

      /**
       * Colour behind the image, as `#RRGGBB` or `#RRGGBBAA`. It is ignored with `useDialog`, and not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @example "#ffffffff"
       */
      backgroundColor?: string;

      /**
       * Name of the drawable to show, without folder and extension. It is not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @platforms android
       * @default splash
       * @example "splash"
       */
      androidSplashResourceName?: string;

      /**
       * How the image is fitted to the screen, using the names of Android's `ImageView.ScaleType`. It is ignored with `useDialog`, and not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @platforms android
       * @default FIT_XY
       * @example "CENTER_CROP"
       * @see https://developer.android.com/reference/android/widget/ImageView.ScaleType
       */
      androidScaleType?:
        | 'CENTER'
        | 'CENTER_CROP'
        | 'CENTER_INSIDE'
        | 'FIT_CENTER'
        | 'FIT_END'
        | 'FIT_START'
        | 'FIT_XY'
        | 'MATRIX';

      /**
       * Whether a spinner is drawn over the image. It is ignored with `useDialog`, and not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @example true
       */
      showSpinner?: boolean;

      /**
       * Size and tone of the spinner on Android. It is not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @platforms android
       * @default large
       * @example "large"
       */
      androidSpinnerStyle?: 'horizontal' | 'small' | 'large' | 'inverse' | 'smallInverse' | 'largeInverse';

      /**
       * Size of the spinner on iOS. It is ignored with `useDialog`.
       * @since 1.0.0
       * @platforms ios
       * @default large
       * @example "small"
       */
      iosSpinnerStyle?: 'large' | 'small';

      /**
       * Colour of the spinner, as `#RRGGBB` or `#RRGGBBAA`. It is ignored with `useDialog`, and not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @example "#999999"
       */
      spinnerColor?: string;

      /**
       * Whether the status bar is hidden while the image is shown. It is not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @platforms android
       * @example true
       */
      splashFullScreen?: boolean;

      /**
       * Whether the status bar and the navigation buttons are hidden while the image is shown. It is not applied at launch with the Android 12 splash screen.
       * @since 1.0.0
       * @platforms android
       * @example true
       */
      splashImmersive?: boolean;

      /**
       * Name of a custom layout. With `useDialog`, it becomes the dialog's layout; otherwise, it replaces the `ImageView`. It is not applied at launch with the Android 12 splash screen.
       * @since 1.1.0
       * @platforms android
       * @example "launch_screen"
       */
      layoutName?: string;

      /**
       * Whether the splash screen is shown in a dialog. Without a `layoutName`, the splash image is the dialog's background. It is not applied at launch with the Android 12 splash screen.
       * @since 1.1.0
       * @platforms android
       * @example true
       */
      useDialog?: boolean;
    };
  }
}

/**
 * An older name for ShowOptions.
 * @since 1.0.0
 * @deprecated Use `ShowOptions`.
 * @supplementary
 */
export type SplashScreenShowOptions = ShowOptions;

/**
 * An older name for HideOptions.
 * @since 1.0.0
 * @deprecated Use `HideOptions`.
 * @supplementary
 */
export type SplashScreenHideOptions = HideOptions;
