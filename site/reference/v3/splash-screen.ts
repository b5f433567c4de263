/** @inherits */

/**
 * Keeps the launch image on the screen until your app is ready, and shows it again on request.
 * @package @trispan/splash-screen 1.2.2
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const SplashScreen: SplashScreenPlugin;

export interface HideOptions {
  /**
   * How long the image takes to fade out, both at launch and after `show`. It is ignored with `useDialog`.
   * @since 1.0.0
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /** @absent launchFadeOutDuration */
    SplashScreen?: {
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
       * How the image is fitted to the screen, using the names of Android's `ImageView.ScaleType`. It is ignored with `useDialog`.
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
       * Whether a spinner is drawn over the image. It is ignored with `useDialog`.
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
       * Colour of the spinner, as `#RRGGBB` or `#RRGGBBAA`. It is ignored with `useDialog`.
       * @since 1.0.0
       * @example "#999999"
       */
      spinnerColor?: string;

      /**
       * Whether the status bar is hidden while the image is shown.
       * @since 1.0.0
       * @platforms android
       * @example true
       */
      splashFullScreen?: boolean;

      /**
       * Whether the status bar and the navigation buttons are hidden while the image is shown.
       * @since 1.0.0
       * @platforms android
       * @example true
       */
      splashImmersive?: boolean;

      /**
       * Name of a custom layout. With `useDialog`, it becomes the dialog's layout; otherwise, it replaces the `ImageView`.
       * @since 1.1.0
       * @platforms android
       * @example "launch_screen"
       */
      layoutName?: string;

      /**
       * Whether the splash screen is shown in a dialog. Without a `layoutName`, the splash image is the dialog's background.
       * @since 1.1.0
       * @platforms android
       * @example true
       */
      useDialog?: boolean;
    };
  }
}
