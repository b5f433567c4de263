/**
 * Keeps the launch image on the screen until your app is ready, and shows it again on request.
 * @package @trispan/core 2.5.0
 */
declare const SplashScreen: SplashScreenPlugin;

export interface SplashScreenPlugin {
  /**
   * Covers the app with the splash image. With `autoHide` the promise resolves after the time is up, otherwise as soon as the image is fully visible. Use the promise rather than `callback`.
   * @throws when there is no image named `Splash` in the asset catalogue (iOS).
   * @support ios=yes android=yes web=no-op
   */
  show(options?: SplashScreenShowOptions, callback?: Function): Promise<void>;

  /**
   * Uncovers the app. Call it when your first screen is drawn; the promise does not wait for the end of the fade.
   * @support ios=yes android=yes web=no-op
   */
  hide(options?: SplashScreenHideOptions, callback?: Function): Promise<void>;
}

/**
 * How a splash image that you show yourself comes and goes.
 */
export interface SplashScreenShowOptions {
  /**
   * `true`, which is used if you leave it out, hides the image after `showDuration`. `false` keeps it until you call `hide`.
   */
  autoHide?: boolean;

  /**
   * Time in which the image fades in.
   * @default 200
   * @unit ms
   */
  fadeInDuration?: number;

  /**
   * Time in which the image fades out at the end of `showDuration`.
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;

  /**
   * Time for which the image stays before it is hidden. It applies only together with `autoHide`.
   * @default 3000
   * @unit ms
   */
  showDuration?: number;
}

/**
 * How the splash image goes away.
 */
export interface SplashScreenHideOptions {
  /**
   * Time in which the image fades out, at launch as well as after `show`.
   * @default 200
   * @unit ms
   */
  fadeOutDuration?: number;
}

/**
 * Settings of the splash screen, most of them for the launch.
 * @config SplashScreen
 */
interface SplashScreenConfig {
  /**
   * Time for which the image stays after launch while `launchAutoHide` is on. `0` leaves the image out; the system's launch screen remains.
   * @platforms ios android
   * @default 3000
   * @unit ms
   */
  launchShowDuration?: number;

  /**
   * `true` hides the image after `launchShowDuration`, whether your app is ready or not. `false` leaves it to your call to `hide`.
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
   * How the image is fitted to the screen, by the names of Android's `ImageView.ScaleType`, for example `CENTER_CROP`.
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
   * Draws a spinner over the image.
   * @platforms ios android
   * @default false
   */
  showSpinner?: boolean;

  /**
   * Hides the status bar while the image is shown.
   * @platforms android
   * @default false
   */
  splashFullScreen?: boolean;

  /**
   * Hides the status bar and the navigation buttons while the image is shown.
   * @platforms android
   * @default false
   */
  splashImmersive?: boolean;
}
