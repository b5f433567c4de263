/** @inherits */

/**
 * Reads and changes the web view's text size, so that your app can respect the user's needs.
 * @package @trispan/text-zoom 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const TextZoom: TextZoomPlugin;
