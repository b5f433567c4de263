/** @inherits */

/**
 * Checks whether a screen reader is on, and reads text aloud.
 * @package @trispan/screen-reader 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const ScreenReader: ScreenReaderPlugin;
