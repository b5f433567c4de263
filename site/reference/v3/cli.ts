/**
 * The configuration of your app, in `trispan.config.ts`, `.js` or `.json` next to `package.json`. The first of these three that exists is read. All options are optional in the type, but `appId` and `appName` are needed before you add a platform.
 * @package @trispan/cli 3.9.0
 */
export interface TrispanConfig {
  /**
   * Identifies your app to the stores and the system, in reverse domain form such as `com.example.notes`. It is the bundle identifier on iOS and the application ID on Android. The native projects take it over when they are added; changing it later means changing them by hand.
   * @since 1.0.0
   */
  appId?: string;

  /**
   * The name below the icon of the app. Like `appId`, it is written into the native projects once, when they are added.
   * @since 1.0.0
   */
  appName?: string;

  /**
   * The folder that your web build writes, relative to the configuration file. It must hold the finished `index.html`; `npx trispan copy` puts its content into the native projects.
   * @since 1.0.0
   * @default www
   */
  webDir?: string;

  /**
   * With `true`, the CLI copies the runtime as `trispan.js` into `webDir`, for pages that load scripts without a bundler. Leave it off when you import `@trispan/core`.
   * @since 1.0.0
   * @default false
   */
  bundledWebRuntime?: boolean;

  /**
   * With `true`, nothing is written to the native logs.
   * @since 2.1.0
   * @default false
   * @deprecated Since version 3.0.0. Use `loggingBehavior: 'none'`.
   */
  hideLogs?: boolean;

  /**
   * When the app writes to the native logs and the console: `none` never, `debug` in debug builds only, `production` in every build.
   * @since 3.0.0
   * @default debug
   */
  loggingBehavior?: 'none' | 'debug' | 'production';

  /**
   * The complete user agent that the web view sends instead of its own.
   * @since 1.4.0
   */
  overrideUserAgent?: string;

  /**
   * Text that is added to the end of the user agent of the web view. It is ignored when `overrideUserAgent` is set.
   * @since 1.4.0
   */
  appendUserAgent?: string;

  /**
   * The colour behind your page, seen before the first paint and when the page is pulled beyond its edge. Write `#rrggbb` or `#rrggbbaa`.
   * @since 1.1.0
   */
  backgroundColor?: string;

  /**
   * Settings for Android alone. A value here wins over the same name at the top level.
   */
  android?: {
    /**
     * The folder of the Android project, relative to the configuration file.
     * @since 3.0.0
     * @platforms android
     * @default android
     */
    path?: string;

    /**
     * The complete user agent on Android, instead of the top-level `overrideUserAgent`.
     * @since 1.4.0
     * @platforms android
     */
    overrideUserAgent?: string;

    /**
     * What is added to the user agent on Android, instead of the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @since 1.4.0
     * @platforms android
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on Android, instead of the top-level `backgroundColor`.
     * @since 1.1.0
     * @platforms android
     */
    backgroundColor?: string;

    /**
     * Lets a page that was loaded over HTTPS load parts over plain HTTP. Meant for development: it gives up a protection of your users.
     * @since 1.0.0
     * @platforms android
     * @default false
     * @see https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content
     */
    allowMixedContent?: boolean;

    /**
     * Uses a plain input connection for the keyboard, so that the page gets key events for each key. Some keyboards lose suggestions and special input with it.
     * @since 1.0.0
     * @platforms android
     * @default false
     * @see https://developer.android.com/reference/android/view/inputmethod/InputConnection
     */
    captureInput?: boolean;

    /**
     * With `true`, a release build can be inspected in Chrome as well. Debug builds always can.
     * @since 1.0.0
     * @platforms android
     * @default false
     */
    webContentsDebuggingEnabled?: boolean;

    /**
     * With `true`, nothing is written to Logcat. It replaces the top-level `hideLogs`.
     * @since 2.1.0
     * @platforms android
     * @default false
     * @deprecated Since version 3.0.0. Use `loggingBehavior: 'none'`.
     */
    hideLogs?: boolean;

    /**
     * When the app writes to Logcat, instead of the top-level `loggingBehavior`: `none` never, `debug` in debug builds only, `production` in every build.
     * @since 3.0.0
     * @platforms android
     * @default debug
     */
    loggingBehavior?: 'none' | 'debug' | 'production';

    /**
     * The plugin packages to use on Android, instead of the top-level `includePlugins`.
     * @since 3.0.0
     * @platforms android
     */
    includePlugins?: string[];

    /**
     * The product flavor that `npx trispan run android` builds.
     * @since 3.1.0
     * @platforms android
     */
    flavor?: string;

    /**
     * Whether the web view takes the focus when the app starts. Switch it off when another native view should have it.
     * @since 3.5.1
     * @platforms android
     * @default true
     */
    initialFocus?: boolean;
  };

  /**
   * Settings for iOS alone. A value here wins over the same name at the top level.
   */
  ios?: {
    /**
     * The folder of the iOS project, relative to the configuration file.
     * @since 3.0.0
     * @platforms ios
     * @default ios
     */
    path?: string;

    /**
     * The Xcode scheme that the CLI builds and runs, usually the name of the target.
     * @since 3.0.0
     * @platforms ios
     * @default App
     */
    scheme?: string;

    /**
     * The complete user agent on iOS, instead of the top-level `overrideUserAgent`.
     * @since 1.4.0
     * @platforms ios
     */
    overrideUserAgent?: string;

    /**
     * What is added to the user agent on iOS, instead of the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @since 1.4.0
     * @platforms ios
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on iOS, instead of the top-level `backgroundColor`. Without any, it is the background colour of the system, which follows dark mode.
     * @since 1.1.0
     * @platforms ios
     */
    backgroundColor?: string;

    /**
     * How the scroll view of the page makes room for notch, bars and home indicator: the `contentInsetAdjustmentBehavior` of its `UIScrollView`. With `never` the page fills the screen and uses CSS safe-area insets itself.
     * @since 2.0.0
     * @platforms ios
     * @default never
     * @see https://developer.apple.com/documentation/uikit/uiscrollview/2902261-contentinsetadjustmentbehavior
     * @see https://developer.apple.com/documentation/uikit/uiscrollview
     */
    contentInset?: 'automatic' | 'scrollableAxes' | 'never' | 'always';

    /**
     * Whether the page as a whole can be scrolled: `isScrollEnabled` of its `UIScrollView`. Elements that scroll by CSS are not affected.
     * @since 1.0.0
     * @platforms ios
     * @see https://developer.apple.com/documentation/uikit/uiscrollview/1619395-isscrollenabled
     * @see https://developer.apple.com/documentation/uikit/uiscrollview
     */
    scrollEnabled?: boolean;

    /**
     * Extra flags for the linker when Cordova plugins are built, for libraries that ask for them.
     * @since 1.0.0
     * @platforms ios
     * @default []
     */
    cordovaLinkerFlags?: string[];

    /**
     * Whether a long press on a link shows a preview: `allowsLinkPreview` of the `WKWebView`.
     * @since 2.0.0
     * @platforms ios
     * @see https://developer.apple.com/documentation/webkit/wkwebview/1415000-allowslinkpreview
     */
    allowsLinkPreview?: boolean;

    /**
     * With `true`, nothing is written to Xcode's log. It replaces the top-level `hideLogs`.
     * @since 1.1.0
     * @platforms ios
     * @default false
     * @deprecated Since version 3.0.0. Use `loggingBehavior: 'none'`.
     */
    hideLogs?: boolean;

    /**
     * When the app writes to Xcode's log, instead of the top-level `loggingBehavior`: `none` never, `debug` in debug builds only, `production` in every build.
     * @since 3.0.0
     * @platforms ios
     * @default debug
     */
    loggingBehavior?: 'none' | 'debug' | 'production';

    /**
     * The plugin packages to use on iOS, instead of the top-level `includePlugins`.
     * @since 3.0.0
     * @platforms ios
     */
    includePlugins?: string[];

    /**
     * Keeps the web view on the domains that `WKAppBoundDomains` in `Info.plist` lists. Set it to `true` when that key is there, or parts of the runtime stop working, and put `server.hostname` into the list as well.
     * @since 3.1.0
     * @platforms ios
     * @default false
     */
    limitsNavigationsToAppBoundDomains?: boolean;
  };

  /**
   * Where the web view gets your app from, and where it may go.
   */
  server?: {
    /**
     * The host in the URL of your app. Keep `localhost`: browsers treat it as secure, so that APIs such as `navigator.geolocation` and `getUserMedia` work. Changing it empties local storage and cookies for your users.
     * @since 1.0.0
     * @default localhost
     * @see https://developer.mozilla.org/en-US/docs/Web/Security/Secure_Contexts
     * @see https://developer.mozilla.org/en-US/docs/Web/API/Navigator/geolocation
     * @see https://developer.mozilla.org/en-US/docs/Web/API/MediaDevices/getUserMedia
     */
    hostname?: string;

    /**
     * The scheme in the URL of your app on iOS. It cannot be `http`, `https` or another scheme that `WKWebView` handles itself.
     * @since 1.2.0
     * @platforms ios
     * @default trispan
     */
    iosScheme?: string;

    /**
     * The scheme in the URL of your app on Android. Changing it in a published app empties local storage and cookies, because the origin changes.
     * @since 1.2.0
     * @platforms android
     * @default http
     */
    androidScheme?: string;

    /**
     * Loads the app from this URL instead of its own files, for live reload. Never publish an app with it.
     * @since 1.0.0
     */
    url?: string;

    /**
     * Allows plain HTTP, which Android blocks at API level 28 and above. Meant for live reload during development.
     * @since 1.5.0
     * @default false
     */
    cleartext?: boolean;

    /**
     * Hosts to which the web view itself may go; `*` stands for any part of a name. All other outside links open in the system browser. Pages you let in can call your plugins, so leave it empty in a published app.
     * @since 1.0.0
     * @default []
     */
    allowNavigation?: string[];
  };

  /**
   * Settings for Cordova plugins.
   */
  cordova?: {
    /**
     * The origins for the `<access>` tags in `config.xml`. Without it there is one tag, with `*`.
     * @since 3.3.0
     */
    accessOrigins?: string[];

    /**
     * Pairs that become `<preference>` tags in `config.xml`, where Cordova plugins look for their settings.
     * @since 1.3.0
     */
    preferences?: { [key: string]: string | undefined };

    /**
     * Cordova plugins that must be built as static libraries on iOS, beyond those that the CLI knows.
     * @since 3.3.0
     */
    staticPlugins?: string[];
  };

  /**
   * Settings of plugins, each under the name of the plugin.
   * @since 1.0.0
   */
  plugins?: PluginsConfig;

  /**
   * The npm packages of the plugins to use. Unset, the CLI looks through the dependencies in `package.json`; set it when the plugins are installed elsewhere, as in a monorepo.
   * @since 3.0.0
   */
  includePlugins?: string[];
}

/**
 * The settings of the plugins of your app. Packages with settings of their own add them to this interface, so import their types to have them checked.
 * @since 1.0.0
 */
export interface PluginsConfig {
  /**
   * The settings of any other plugin. Its documentation names the keys.
   * @since 1.0.0
   */
  [key: string]: { [key: string]: any } | undefined;

  /**
   * Settings of the package that embeds web apps in native screens.
   * @since 3.5.0
   */
  Portals?: {
    /**
     * The web app that the others are embedded in.
     */
    shell: Portal;

    /**
     * The web apps that can be embedded.
     */
    apps: Portal[];

    /**
     * The key file with which updates of all apps are verified.
     */
    liveUpdatesKey?: string;
  };

  /**
   * Settings of the package that updates web files over a live-update service. Version 4 has them since 4.2.0.
   * @since 3.9.0
   */
  LiveUpdates?: LiveUpdateConfig;
}

/**
 * One web app that can be embedded in a native screen.
 */
export interface Portal {
  /**
   * The name by which native code asks for it.
   */
  name: string;

  /**
   * The folder with its finished web files.
   */
  webDir: string;

  /**
   * How it gets updates from a live-update service.
   */
  liveUpdateConfig?: LiveUpdateConfig;
}

/**
 * How one web app is kept up to date by a live-update service.
 */
export interface LiveUpdateConfig {
  /**
   * The identifier that the service has given to the app.
   */
  appId: string;

  /**
   * The channel whose updates this build receives.
   */
  channel: string;

  /**
   * Whether updates are fetched without a call from your code: `background` or `none`.
   */
  autoUpdateMethod: AutoUpdateMethod;

  /**
   * How many downloaded versions stay on the device.
   */
  maxVersions?: number;

  /**
   * The key file with which updates are verified.
   */
  key?: string;
}

/**
 * `background` looks for updates automatically while the app runs; `none` leaves it to your code.
 */
export type AutoUpdateMethod = 'none' | 'background';
