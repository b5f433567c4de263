/** @inherits */

/**
 * Your app's configuration, in `trispan.config.ts`, `.js` or `.json` next to `package.json`. The CLI reads the first of these three that exists. All options are optional in the type, but you need `appId` and `appName` before you add a platform.
 * @package @trispan/cli 3.9.0
 */
export interface TrispanConfig {
  /** @absent minWebViewVersion buildOptions useLegacyBridge */
  android?: {
    /**
     * The product flavor that `npx trispan run android` builds.
     * @since 3.1.0
     * @platforms android
     */
    flavor?: string;
  };

  /** @absent preferredContentMode handleApplicationNotifications webContentsDebuggingEnabled */
  ios?: {};

  /** @absent errorPath */
  server?: {
    /**
     * The scheme in your app's URL on iOS. It cannot be `http`, `https` or another scheme that `WKWebView` handles itself.
     * @since 1.2.0
     * @platforms ios
     * @default trispan
     */
    iosScheme?: string;
  };
}
