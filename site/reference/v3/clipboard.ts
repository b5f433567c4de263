/** @inherits */

/**
 * Puts text, links and images on the system clipboard, and reads what is there.
 * @package @trispan/clipboard 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Clipboard: ClipboardPlugin;
