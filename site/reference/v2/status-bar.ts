/**
 * Changes the text colour, background and visibility of the bar with the clock at the top of the screen.
 * @package @trispan/core 2.5.0
 * @iosPlist UIViewControllerBasedStatusBarAppearance
 */
declare const StatusBar: StatusBarPlugin;

export interface StatusBarPlugin {
  /**
   * Makes the text and icons of the bar light or dark. Set it to suit the colour behind the bar, and again when your app changes its theme.
   * @throws when `style` is missing (Android).
   * @throws with the string `StatusBar does not have web implementation.` in a browser.
   * @support ios=yes android=yes web=no
   */
  setStyle(options: StatusBarStyleOptions): Promise<void>;

  /**
   * Paints the background of the bar on Android. iOS has no such background: colour the top of your page instead.
   * @throws when `color` is missing or not a colour (Android).
   * @throws with `not implemented` on iOS.
   * @throws with the string `StatusBar does not have web implementation.` in a browser.
   * @support ios=no android=yes web=no
   */
  setBackgroundColor(options: StatusBarBackgroundColorOptions): Promise<void>;

  /**
   * Brings the bar back after `hide`, or after a start with `UIStatusBarHidden` in `Info.plist`.
   * @throws with the string `StatusBar does not have web implementation.` in a browser.
   * @support ios=yes android=yes web=no
   */
  show(options?: StatusBarAnimationOptions): Promise<void>;

  /**
   * Takes the bar away, for example for a video in full screen, until you call `show`.
   * @throws with the string `StatusBar does not have web implementation.` in a browser.
   * @support ios=yes android=yes web=no
   */
  hide(options?: StatusBarAnimationOptions): Promise<void>;

  /**
   * Returns the present state of the bar, whether you set it or the system did.
   * @throws with the string `StatusBar does not have web implementation.` in a browser.
   * @support ios=yes android=yes web=no
   */
  getInfo(): Promise<StatusBarInfoResult>;

  /**
   * Lets the web view reach to the top edge below a transparent bar on Android, or ends that. Turning it off gives the bar its previous colour back.
   * @throws with `not implemented` on iOS.
   * @throws with the string `StatusBar does not have web implementation.` in a browser.
   * @support ios=no android=yes web=no
   */
  setOverlaysWebView(options: StatusBarOverlaysWebviewOptions): Promise<void>;
}

/**
 * The appearance of text and icons.
 */
export interface StatusBarStyleOptions {
  /**
   * Named after the background it suits, not after the text: `Dark` is light text.
   */
  style: StatusBarStyle;
}

/**
 * The background colour of the bar.
 */
export interface StatusBarBackgroundColorOptions {
  /**
   * Hex colour as `#RRGGBB`, or `#AARRGGBB` with the transparency in front.
   */
  color: string;
}

/**
 * How the bar comes and goes.
 */
export interface StatusBarAnimationOptions {
  /**
   * The movement on iOS. Without options the bar slides. Android has no choice.
   * @platforms ios
   */
  animation: StatusBarAnimation;
}

/**
 * The state of the bar.
 */
export interface StatusBarInfoResult {
  /**
   * Whether the bar is on the screen.
   */
  visible: boolean;

  /**
   * The style in use, `StatusBarStyle.Dark` or `StatusBarStyle.Light`.
   */
  style: StatusBarStyle;

  /**
   * Background colour as `#RRGGBB`, in capitals and without transparency. iOS does not set it.
   */
  color?: string;

  /**
   * Whether the web view is below the bar. iOS does not set it.
   */
  overlays?: boolean;
}

/**
 * Whether the bar covers the web view.
 */
export interface StatusBarOverlaysWebviewOptions {
  /**
   * `true` puts the web view below the bar, `false` starts it under the lower edge of the bar. If you pass an empty object, it is `true`.
   */
  overlay: boolean;
}

/**
 * Appearance of text and icons in the bar.
 */
export enum StatusBarStyle {
  /**
   * Light text, for a dark background.
   */
  Dark = 'DARK',

  /**
   * Dark text, for a light background.
   */
  Light = 'LIGHT',
}

/**
 * Movements of the bar on iOS.
 */
export enum StatusBarAnimation {
  /**
   * The bar appears and disappears at once.
   */
  None = 'NONE',

  /**
   * The bar moves over the edge of the screen. It is used when you pass no options.
   */
  Slide = 'SLIDE',

  /**
   * The bar fades in and out.
   */
  Fade = 'FADE',
}
