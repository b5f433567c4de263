/**
 * Changes the text colour, background and visibility of the bar with the clock at the top of the screen.
 * @package @trispan/status-bar 4.1.1
 * @iosPlist UIViewControllerBasedStatusBarAppearance
 * @iosPlist UIStatusBarHidden
 * @iosPlist UIStatusBarStyle
 * @gradleVariable androidxCoreVersion = 1.8.0
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const StatusBar: StatusBarPlugin;

export interface StatusBarPlugin {
  /**
   * Makes the bar's text and icons light or dark. Choose what suits the colour behind the bar, and choose again when your app changes its theme.
   * @throws on Android when `style` is missing
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { isNight, setTheme } from './theme';
   *
   * setTheme(isNight ? 'night' : 'day');
   * await StatusBar.setStyle({
   *   style: isNight ? Style.Dark : Style.Light,
   * });
   * ```
   */
  setStyle(options: StyleOptions): Promise<void>;

  /**
   * Sets the bar's background colour. The iOS bar has no background, so colour the top of your page instead.
   * @throws on Android when `color` is missing or not a hex colour
   * @throws on iOS and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * // The same green as the toolbar below.
   * if (Trispan.getPlatform() === 'android') {
   *   await StatusBar.setBackgroundColor({
   *     color: '#2F6F5E',
   *   });
   * }
   * ```
   */
  setBackgroundColor(options: BackgroundColorOptions): Promise<void>;

  /**
   * Shows the bar. If the app starts with a hidden bar and `UIStatusBarStyleLightContent` in `Info.plist`, make the first call on iOS with `Animation.None`.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { finishIntro } from './intro';
   *
   * await finishIntro();
   * // The app started without a bar: no animation.
   * await StatusBar.show({
   *   animation: Animation.None,
   * });
   * ```
   */
  show(options?: AnimationOptions): Promise<void>;

  /**
   * Hides the bar until you call `show`, for example for a full-screen video.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { openPhoto } from './photos';
   *
   * await StatusBar.hide({
   *   animation: Animation.Fade,
   * });
   * openPhoto('heron.jpg');
   * ```
   */
  hide(options?: AnimationOptions): Promise<void>;

  /**
   * Returns the bar's current state, whether you or the system set it.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * const { style } = await StatusBar.getInfo();
   * await StatusBar.setStyle({ style: Style.Dark });
   *
   * // Call it when the photo is closed.
   * function restore() {
   *   return StatusBar.setStyle({ style });
   * }
   * ```
   */
  getInfo(): Promise<StatusBarInfo>;

  /**
   * Lets the web view extend to the top edge behind a transparent bar, or starts it below the bar. Turning the overlay off restores the bar's previous colour.
   * @throws on iOS and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * const { classList } = document.body;
   *
   * // Let the map reach the top edge.
   * await StatusBar.setOverlaysWebView({
   *   overlay: true,
   * });
   * classList.add('edge-to-edge');
   * ```
   */
  setOverlaysWebView(options: SetOverlaysWebViewOptions): Promise<void>;
}

/**
 * The appearance of text and icons.
 */
export interface StyleOptions {
  /**
   * The style is named after the background it suits, not after the text: `Dark` means light text.
   * @since 1.0.0
   */
  style: Style;
}

/**
 * The bar's background colour.
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
 * How the bar appears and disappears.
 */
export interface AnimationOptions {
  /**
   * The animation on iOS. Without options, the bar slides.
   * @since 1.0.0
   * @platforms ios
   */
  animation: Animation;
}

/**
 * The bar's state.
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
   * Whether the web view is behind the bar.
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
   * `true` puts the web view behind the bar; `false` starts it at the bar's lower edge. An empty object counts as `true`.
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
   * Follows the device's appearance on iOS. On Android, the bar returns to the style that it had when the app was launched.
   * @since 1.0.0
   */
  Default = 'DEFAULT',
}

/**
 * How the bar appears and disappears on iOS.
 */
export enum Animation {
  /**
   * The bar appears and disappears immediately.
   * @since 1.0.0
   */
  None = 'NONE',

  /**
   * The bar slides past the edge of the screen. It has no effect on iOS 15 and later.
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
 * An older name for StyleOptions.
 * @since 1.0.0
 * @deprecated Use `StyleOptions`.
 * @supplementary
 */
export type StatusBarStyleOptions = StyleOptions;

/**
 * An older name for BackgroundColorOptions.
 * @since 1.0.0
 * @deprecated Use `BackgroundColorOptions`.
 * @supplementary
 */
export type StatusBarBackgroundColorOptions = BackgroundColorOptions;

/**
 * An older name for SetOverlaysWebViewOptions.
 * @since 1.0.0
 * @deprecated Use `SetOverlaysWebViewOptions`.
 * @supplementary
 */
export type StatusBarOverlaysWebviewOptions = SetOverlaysWebViewOptions;

/**
 * An older name for StatusBarInfo.
 * @since 1.0.0
 * @deprecated Use `StatusBarInfo`.
 * @supplementary
 */
export type StatusBarInfoResult = StatusBarInfo;

/**
 * An older name for AnimationOptions.
 * @since 1.0.0
 * @deprecated Use `AnimationOptions`.
 * @supplementary
 */
export type StatusBarAnimationOptions = AnimationOptions;
