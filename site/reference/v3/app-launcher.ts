/** @inherits */

/**
 * Checks whether another app can be opened, and opens it.
 * @package @trispan/app-launcher 1.0.9
 * @iosPlist LSApplicationQueriesSchemes
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const AppLauncher: AppLauncherPlugin;
