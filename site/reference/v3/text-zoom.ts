/**
 * Reads and changes the size of the text in the web view, so that your app can respect what the user needs.
 * @package @trispan/text-zoom 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const TextZoom: TextZoomPlugin;

export interface TextZoomPlugin {
  /**
   * Returns the text size that the web view uses now, as a decimal number: `1.2` is 120%.
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  get(): Promise<GetResult>;

  /**
   * Returns the text size that the user has chosen in the settings of the device, as a decimal number: `1.2` is 120%. It changes nothing by itself.
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  getPreferred(): Promise<GetPreferredResult>;

  /**
   * Scales all text of the page to a decimal number: `1.2` is 120%. It lasts until the app is closed, on iOS only until the page is loaded again, so set it in the start code of each page.
   * @throws when `value` is missing (Android).
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  set(options: SetOptions): Promise<void>;
}

/**
 * The text size in use.
 */
export interface GetResult {
  /**
   * `1` is the size that your CSS asks for.
   * @since 1.0.0
   */
  value: number;
}

/**
 * The text size chosen in the settings.
 */
export interface GetPreferredResult {
  /**
   * `1` is the normal size of the system. On iOS it is the size of body text divided by 17 points.
   * @since 1.0.0
   */
  value: number;
}

/**
 * The text size to use.
 */
export interface SetOptions {
  /**
   * Factor for the text, rounded to whole percents. Limit it to what your layout can bear.
   * @since 1.0.0
   */
  value: number;
}
