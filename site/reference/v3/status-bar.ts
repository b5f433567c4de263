/**
 * Changes the text colour, background and visibility of the bar with the clock at the top of the screen.
 * @package @trispan/status-bar 1.0.8
 * @iosPlist UIViewControllerBasedStatusBarAppearance
 * @iosPlist UIStatusBarHidden
 * @iosPlist UIStatusBarStyle
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const StatusBar: StatusBarPlugin;

export interface StatusBarPlugin {
  /**
   * Makes the text and icons of the bar light or dark. Set it to suit the colour behind the bar, and again when your app changes its theme.
   * @throws when `style` is missing (Android).
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  setStyle(options: StyleOptions): Promise<void>;

  /**
   * Paints the background of the bar. iOS has no such background: colour the top of your page instead.
   * @throws when `color` is missing or not a hex colour.
   * @throws with the code `UNIMPLEMENTED` on iOS and the web.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   */
  setBackgroundColor(options: BackgroundColorOptions): Promise<void>;

  /**
   * Brings the bar back after `hide`, or after a start with `UIStatusBarHidden` in `Info.plist`.
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  show(options?: AnimationOptions): Promise<void>;

  /**
   * Takes the bar away, for example for a video in full screen, until you call `show`.
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  hide(options?: AnimationOptions): Promise<void>;

  /**
   * Returns the present state of the bar, whether you set it or the system did.
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  getInfo(): Promise<StatusBarInfo>;

  /**
   * Lets the web view reach to the top edge below a transparent bar, or ends that. Turning it off gives the bar its previous colour back.
   * @throws with the code `UNIMPLEMENTED` on iOS and the web.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   */
  setOverlaysWebView(options: SetOverlaysWebViewOptions): Promise<void>;
}

/**
 * The appearance of text and icons.
 */
export interface StyleOptions {
  /**
   * Named after the background it suits, not after the text: `Dark` is light text.
   * @since 1.0.0
   */
  style: Style;
}

/**
 * The background colour of the bar.
 */
export interface BackgroundColorOptions {
  /**
   * Hex colour as `#RRGGBB`, or `#RRGGBBAA` with transparency.
   * @since 1.0.0
   * @platforms android
   */
  color: string;
}

/**
 * How the bar comes and goes.
 */
export interface AnimationOptions {
  /**
   * The movement on iOS. Without options the bar slides. Android has no choice.
   * @since 1.0.0
   * @platforms ios
   */
  animation: Animation;
}

/**
 * The state of the bar.
 */
export interface StatusBarInfo {
  /**
   * Whether the bar is on the screen.
   * @since 1.0.0
   */
  visible: boolean;

  /**
   * The style in use, always `Style.Dark` or `Style.Light`: a style that follows the device is resolved first.
   * @since 1.0.0
   */
  style: Style;

  /**
   * Background colour as `#RRGGBB`, in capitals and without transparency.
   * @since 1.0.0
   * @platforms android
   */
  color?: string;

  /**
   * Whether the web view is below the bar.
   * @since 1.0.0
   * @platforms android
   */
  overlays?: boolean;
}

/**
 * Whether the bar covers the web view.
 */
export interface SetOverlaysWebViewOptions {
  /**
   * `true` puts the web view below the bar, `false` starts it under the lower edge of the bar. If you pass an empty object, it is `true`.
   * @since 1.0.0
   */
  overlay: boolean;
}

/**
 * Appearance of text and icons in the bar.
 */
export enum Style {
  /**
   * Light text, for a dark background.
   * @since 1.0.0
   */
  Dark = 'DARK',

  /**
   * Dark text, for a light background.
   * @since 1.0.0
   */
  Light = 'LIGHT',

  /**
   * Follows the appearance of the device on iOS 13 and later; on iOS 12 and earlier the text is dark. On Android it returns to the style that the bar had when the app was launched.
   * @since 1.0.0
   */
  Default = 'DEFAULT',
}

/**
 * Movements of the bar on iOS.
 */
export enum Animation {
  /**
   * The bar appears and disappears at once.
   * @since 1.0.0
   */
  None = 'NONE',

  /**
   * The bar moves over the edge of the screen. It has no effect on iOS 15 and later.
   * @since 1.0.0
   */
  Slide = 'SLIDE',

  /**
   * The bar fades in and out.
   * @since 1.0.0
   */
  Fade = 'FADE',
}

/**
 * An older name of StyleOptions.
 * @since 1.0.0
 * @deprecated Use `StyleOptions`.
 * @supplementary
 */
export type StatusBarStyleOptions = StyleOptions;

/**
 * An older name of BackgroundColorOptions.
 * @since 1.0.0
 * @deprecated Use `BackgroundColorOptions`.
 * @supplementary
 */
export type StatusBarBackgroundColorOptions = BackgroundColorOptions;

/**
 * An older name of SetOverlaysWebViewOptions.
 * @since 1.0.0
 * @deprecated Use `SetOverlaysWebViewOptions`.
 * @supplementary
 */
export type StatusBarOverlaysWebviewOptions = SetOverlaysWebViewOptions;

/**
 * An older name of StatusBarInfo.
 * @since 1.0.0
 * @deprecated Use `StatusBarInfo`.
 * @supplementary
 */
export type StatusBarInfoResult = StatusBarInfo;

/**
 * An older name of AnimationOptions.
 * @since 1.0.0
 * @deprecated Use `AnimationOptions`.
 * @supplementary
 */
export type StatusBarAnimationOptions = AnimationOptions;
