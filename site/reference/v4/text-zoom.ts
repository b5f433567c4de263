/**
 * Reads and changes the web view's text size, so that your app can respect the user's needs.
 * @package @trispan/text-zoom 4.1.0
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const TextZoom: TextZoomPlugin;

export interface TextZoomPlugin {
  /**
   * Returns the text size that the web view currently uses, as a decimal number: `1.2` is 120%.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * const { value } = await TextZoom.get();
   *
   * // Large text: one column of notes is enough.
   * document.body.classList.toggle(
   *   'one-column',
   *   value > 1.4,
   * );
   * ```
   */
  get(): Promise<GetResult>;

  /**
   * Returns the text size that the user has chosen in the device settings, as a decimal number: `1.2` is 120%. The call changes nothing.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * const { value } = await TextZoom.getPreferred();
   *
   * // Offer larger photos to those who need them.
   * if (value >= 1.5) {
   *   document.body.classList.add('large-photos');
   * }
   * ```
   */
  getPreferred(): Promise<GetPreferredResult>;

  /**
   * Scales all text on the page by a factor: `1.2` is 120%. The size lasts until the app is closed, or on iOS only until the page is loaded again, so set it in each page's startup code.
   * @throws on Android when `value` is missing
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * // The reading view has larger text than the rest.
   * await TextZoom.set({ value: 1.25 });
   * document.body.classList.add('reading-view');
   * ```
   */
  set(options: SetOptions): Promise<void>;
}

/**
 * The text size in use.
 */
export interface GetResult {
  /**
   * `1` is the size that your CSS specifies.
   * @since 1.0.0
   */
  value: number;
}

/**
 * The text size chosen in the settings.
 */
export interface GetPreferredResult {
  /**
   * `1` is the system's normal size. On iOS, it is the size of body text divided by 17 points.
   * @since 1.0.0
   */
  value: number;
}

/**
 * The text size to use.
 */
export interface SetOptions {
  /**
   * Factor for the text, rounded to a whole percentage. Limit the value to what your layout can handle.
   * @since 1.0.0
   */
  value: number;
}
