/** @inherits */

/**
 * Copies text, links and images to the system clipboard, and reads its content.
 * @package @trispan/clipboard 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Clipboard: ClipboardPlugin;
