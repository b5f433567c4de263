/**
 * @inherits
 * @absent LanguageTag
 */

/**
 * Returns information about the device, its system, battery and language.
 * @package @trispan/device 1.1.2
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Device: DevicePlugin;

/** @absent getLanguageTag */
export interface DevicePlugin {
  /**
   * Returns the user's preferred language. iOS and Android leave out the region; browsers include it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { loadTexts } from './texts';
   *
   * const own = await Device.getLanguageCode();
   * // Browsers add the region, as in 'de-AT'.
   * const code = own.value.slice(0, 2);
   * const isKnown = ['de', 'fr'].includes(code);
   * await loadTexts(isKnown ? code : 'en');
   * ```
   */
  getLanguageCode(): Promise<GetLanguageCodeResult>;
}

export interface DeviceInfo {
  /**
   * The model, such as `Pixel 6`, on Android; only the family, such as `iPhone`, on iOS. In a browser, it is read from the user agent and may be no more than a platform name.
   * @since 1.0.0
   */
  model: string;
}

export interface GetLanguageCodeResult {
  /**
   * A two-letter code, such as `de`. In a browser, it is the full tag, such as `de-AT`.
   * @since 1.0.0
   */
  value: string;
}
