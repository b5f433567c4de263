/**
 * Keeps the launch image on the screen until your app is ready, and shows it again on request.
 * @package @trispan/splash-screen 1.2.2
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const SplashScreen: SplashScreenPlugin;

export interface SplashScreenPlugin {
  /**
   * Covers the app with the splash screen. With `autoHide` the promise resolves after the time is up, otherwise as soon as the image is fully visible.
   * @since 1.0.0
   * @support ios=yes android=yes web=no-op
   */
  show(options?: ShowOptions): Promise<void>;

  /**
   * Uncovers the app. Call it when your first screen is drawn; the promise does not wait for the end of the fade.
   * @since 1.0.0
   * @support ios=yes android=yes web=no-op
   */
  hide(options?: HideOptions): Promise<void>;
}

/**
 * How a splash screen that you show yourself comes and goes.
 */
export interface ShowOptions {
  /**
   * `true`, which is used if you leave it out, hides the splash screen after `showDuration`. `false` keeps it until you call `hide`.
   * @since 1.0.0
   */
  autoHide?: boolean;

  /**
   * Time in which the image fades in.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeInDuration?: number;

  /**
   * Time in which the image fades out at the end of `showDuration`.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;

  /**
   * Time for which the image stays before it is hidden. It applies only together with `autoHide`.
   * @since 1.0.0
   * @default 3000
   * @unit ms
   */
  showDuration?: number;
}

/**
 * How the splash screen goes away.
 */
export interface HideOptions {
  /**
   * Time in which the image fades out, at launch as well as after `show`. It is ignored with `useDialog`.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Settings of the splash screen, most of them for the launch.
     */
    SplashScreen?: {
      /**
       * Time for which the splash screen stays after launch while `launchAutoHide` is on. `0` shows none; the system's launch screen remains.
       * @since 1.0.0
       * @default 500
       * @example 3000
       * @unit ms
       */
      launchShowDuration?: number;

      /**
       * `true` hides the splash screen after `launchShowDuration`, whether your app is ready or not. `false` leaves it to your call to `hide`.
       * @since 1.0.0
       * @default true
       * @example true
       */
      launchAutoHide?: boolean;

      /**
       * Colour behind the image, as `#RRGGBB` or `#RRGGBBAA`. It is ignored with `useDialog`.
       * @since 1.0.0
       * @example "#ffffffff"
       */
      backgroundColor?: string;

      /**
       * Name of the drawable to show, without folder and extension.
       * @since 1.0.0
       * @platforms android
       * @default splash
       * @example "splash"
       */
      androidSplashResourceName?: string;

      /**
       * How the image is fitted to the screen, by the names of Android's `ImageView.ScaleType`. It is ignored with `useDialog`.
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
       * Draws a spinner over the image. It is ignored with `useDialog`.
       * @since 1.0.0
       * @example true
       */
      showSpinner?: boolean;

      /**
       * Size and tone of the spinner on Android.
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
       * Colour of the spinner, as `#RRGGBB` or `#RRGGBBAA`. It is ignored with `useDialog`.
       * @since 1.0.0
       * @example "#999999"
       */
      spinnerColor?: string;

      /**
       * Hides the status bar while the image is shown.
       * @since 1.0.0
       * @platforms android
       * @example true
       */
      splashFullScreen?: boolean;

      /**
       * Hides the status bar and the navigation buttons while the image is shown.
       * @since 1.0.0
       * @platforms android
       * @example true
       */
      splashImmersive?: boolean;

      /**
       * Name of a layout of your own. With `useDialog` it becomes the layout of the dialog, without it the layout replaces the `ImageView`.
       * @since 1.1.0
       * @platforms android
       * @example "launch_screen"
       */
      layoutName?: string;

      /**
       * Shows the splash screen in a dialog. If there is no `layoutName`, the dialog has a layout with the splash image as its background.
       * @since 1.1.0
       * @platforms android
       * @example true
       */
      useDialog?: boolean;
    };
  }
}

/**
 * An older name of ShowOptions.
 * @since 1.0.0
 * @deprecated Use `ShowOptions`.
 * @supplementary
 */
export type SplashScreenShowOptions = ShowOptions;

/**
 * An older name of HideOptions.
 * @since 1.0.0
 * @deprecated Use `HideOptions`.
 * @supplementary
 */
export type SplashScreenHideOptions = HideOptions;
