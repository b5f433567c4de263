/**
 * Your app's configuration, in `trispan.config.ts`, `.js` or `.json` next to `package.json`. The CLI reads the first of these three that exists. All options are optional in the type, but you need `appId` and `appName` before you add a platform.
 * @package @trispan/cli 4.8.2
 */
export interface TrispanConfig {
  /**
   * Your app's identifier in the stores and on devices, in reverse-domain form, such as `com.example.notes`. It is the bundle identifier on iOS and the application ID on Android. The CLI copies it into each native project when you add the platform; if you change it later, change the native projects by hand.
   * @since 1.0.0
   */
  appId?: string;

  /**
   * The name shown below the app icon. Like `appId`, it is copied into each native project once, when you add the platform.
   * @since 1.0.0
   */
  appName?: string;

  /**
   * The folder that your web build writes to, relative to the configuration file. It must contain the finished `index.html`; `npx trispan copy` copies its contents into the native projects.
   * @since 1.0.0
   * @default www
   */
  webDir?: string;

  /**
   * Whether the CLI copies the runtime into `webDir` as `trispan.js`, for pages that load scripts without a bundler. Leave it off when you import `@trispan/core`.
   * @since 1.0.0
   * @default false
   */
  bundledWebRuntime?: boolean;

  /**
   * `true` stops all output to the native logs.
   * @since 2.1.0
   * @default false
   * @deprecated Since version 3.0.0. Use `loggingBehavior: 'none'`.
   */
  hideLogs?: boolean;

  /**
   * When the app writes to the native logs and the console: `none` means never, `debug` only in debug builds, `production` in every build.
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
   * Text that is appended to the web view's user agent. It is ignored when `overrideUserAgent` is set. Requests that plugins send from native code have the system's user agent instead.
   * @since 1.4.0
   */
  appendUserAgent?: string;

  /**
   * The colour behind your page, visible before the first paint and when the page is pulled beyond its edge. Write `#rrggbb` or `#rrggbbaa`.
   * @since 1.1.0
   */
  backgroundColor?: string;

  /**
   * Settings for Android only. A value here overrides the option of the same name at the top level.
   */
  android?: {
    /**
     * The Android project folder, relative to the configuration file.
     * @since 3.0.0
     * @platforms android
     * @default android
     */
    path?: string;

    /**
     * The complete user agent on Android. It replaces the top-level `overrideUserAgent`.
     * @since 1.4.0
     * @platforms android
     */
    overrideUserAgent?: string;

    /**
     * Text that is appended to the user agent on Android. It replaces the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @since 1.4.0
     * @platforms android
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on Android. It replaces the top-level `backgroundColor`.
     * @since 1.1.0
     * @platforms android
     */
    backgroundColor?: string;

    /**
     * Whether a page that was loaded over HTTPS can load resources over plain HTTP. Use this option only during development, because it leaves your users less protected.
     * @since 1.0.0
     * @platforms android
     * @default false
     * @see https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content
     */
    allowMixedContent?: boolean;

    /**
     * Whether the keyboard uses a plain input connection, so that the page receives key events for each key. With this option, some keyboards lose suggestions and special input.
     * @since 1.0.0
     * @platforms android
     * @default false
     * @see https://developer.android.com/reference/android/view/inputmethod/InputConnection
     */
    captureInput?: boolean;

    /**
     * Whether Chrome can also inspect release builds. It can always inspect debug builds.
     * @since 1.0.0
     * @platforms android
     * @default false
     */
    webContentsDebuggingEnabled?: boolean;

    /**
     * `true` stops all output to Logcat. It replaces the top-level `hideLogs`.
     * @since 2.1.0
     * @platforms android
     * @default false
     * @deprecated Since version 3.0.0. Use `loggingBehavior: 'none'`.
     */
    hideLogs?: boolean;

    /**
     * When the app writes to Logcat: `none` means never, `debug` only in debug builds, `production` in every build. It replaces the top-level `loggingBehavior`.
     * @since 3.0.0
     * @platforms android
     * @default debug
     */
    loggingBehavior?: 'none' | 'debug' | 'production';

    /**
     * The plugin packages to use on Android. They replace the top-level `includePlugins`.
     * @since 3.0.0
     * @platforms android
     */
    includePlugins?: string[];

    /**
     * The product flavor that `npx trispan run android` builds, unless you specify another with `--flavor`.
     * @since 3.1.0
     * @platforms android
     */
    flavor?: string;

    /**
     * Whether the web view takes the focus when the app starts. Set it to `false` when another native view should have the focus.
     * @since 3.5.1
     * @platforms android
     * @default true
     */
    initialFocus?: boolean;

    /**
     * The oldest system web view version that your app may run in; values below 55 are not allowed. On a device with an older version, an error appears in Logcat, and the `server.errorPath` page opens if that option is set.
     * @since 4.0.0
     * @platforms android
     * @default 60
     */
    minWebViewVersion?: number;

    /**
     * The values that `npx trispan build android` needs to sign a release. They stay on your machine, because they are left out of the configuration that is copied into the app.
     * @platforms android
     */
    buildOptions?: {
      /**
       * The keystore file that holds your signing key. The `--keystorepath` option overrides it.
       * @since 4.4.0
       * @platforms android
       */
      keystorePath?: string;

      /**
       * The keystore password. Keep it out of the repository: read it from the environment, or use `--keystorepass`.
       * @since 4.4.0
       * @platforms android
       */
      keystorePassword?: string;

      /**
       * The signing key's alias in the keystore. The `--keystorealias` option overrides it.
       * @since 4.4.0
       * @platforms android
       */
      keystoreAlias?: string;

      /**
       * The signing key's password. The `--keystorealiaspass` option overrides it.
       * @since 4.4.0
       * @platforms android
       */
      keystoreAliasPassword?: string;

      /**
       * What the build produces: `AAB`, a bundle for Google Play, or `APK`, a file to install directly.
       * @since 4.4.0
       * @platforms android
       * @default AAB
       */
      releaseType?: 'AAB' | 'APK';
    };

    /**
     * How the page talks to native code. `true` uses `addJavascriptInterface`; `false` uses `addWebMessageListener`, where the web view supports it. Set it to `true` when `addWebMessageListener` causes problems in your app.
     * @since 4.5.0
     * @platforms android
     * @default false
     */
    useLegacyBridge?: boolean;
  };

  /**
   * Settings for iOS only. A value here overrides the option of the same name at the top level.
   */
  ios?: {
    /**
     * The iOS project folder, relative to the configuration file.
     * @since 3.0.0
     * @platforms ios
     * @default ios
     */
    path?: string;

    /**
     * The Xcode scheme that the CLI builds and runs, usually the target's name.
     * @since 3.0.0
     * @platforms ios
     * @default App
     */
    scheme?: string;

    /**
     * The complete user agent on iOS. It replaces the top-level `overrideUserAgent`.
     * @since 1.4.0
     * @platforms ios
     */
    overrideUserAgent?: string;

    /**
     * Text that is appended to the user agent on iOS. It replaces the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @since 1.4.0
     * @platforms ios
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on iOS. It replaces the top-level `backgroundColor`. If neither is set, the system background colour is used, which follows dark mode.
     * @since 1.1.0
     * @platforms ios
     */
    backgroundColor?: string;

    /**
     * How the page's scroll view makes room for the notch, the bars and the home indicator. It sets the `contentInsetAdjustmentBehavior` of the `UIScrollView`. With `never`, the page fills the screen and has to apply the CSS safe-area insets itself.
     * @since 2.0.0
     * @platforms ios
     * @default never
     * @see https://developer.apple.com/documentation/uikit/uiscrollview/2902261-contentinsetadjustmentbehavior
     * @see https://developer.apple.com/documentation/uikit/uiscrollview
     */
    contentInset?: 'automatic' | 'scrollableAxes' | 'never' | 'always';

    /**
     * Whether the page as a whole can be scrolled. It sets `isScrollEnabled` of the `UIScrollView`. Elements that scroll through CSS are not affected.
     * @since 1.0.0
     * @platforms ios
     * @see https://developer.apple.com/documentation/uikit/uiscrollview/1619395-isscrollenabled
     * @see https://developer.apple.com/documentation/uikit/uiscrollview
     */
    scrollEnabled?: boolean;

    /**
     * Extra linker flags for Cordova plugins whose libraries require them.
     * @since 1.0.0
     * @platforms ios
     * @default []
     */
    cordovaLinkerFlags?: string[];

    /**
     * Whether a long press on a link shows a preview. It sets `allowsLinkPreview` of the `WKWebView`.
     * @since 2.0.0
     * @platforms ios
     * @see https://developer.apple.com/documentation/webkit/wkwebview/1415000-allowslinkpreview
     */
    allowsLinkPreview?: boolean;

    /**
     * `true` stops all output to Xcode's log. It replaces the top-level `hideLogs`.
     * @since 1.1.0
     * @platforms ios
     * @default false
     * @deprecated Since version 3.0.0. Use `loggingBehavior: 'none'`.
     */
    hideLogs?: boolean;

    /**
     * When the app writes to Xcode's log: `none` means never, `debug` only in debug builds, `production` in every build. It replaces the top-level `loggingBehavior`.
     * @since 3.0.0
     * @platforms ios
     * @default debug
     */
    loggingBehavior?: 'none' | 'debug' | 'production';

    /**
     * The plugin packages to use on iOS. They replace the top-level `includePlugins`.
     * @since 3.0.0
     * @platforms ios
     */
    includePlugins?: string[];

    /**
     * Whether the web view stays on the domains that `WKAppBoundDomains` in `Info.plist` lists. If that key is present, set this option to `true` and add `server.hostname` to the list; otherwise, parts of the runtime stop working.
     * @since 3.1.0
     * @platforms ios
     * @default false
     */
    limitsNavigationsToAppBoundDomains?: boolean;

    /**
     * Whether sites see a mobile or a desktop browser, through the content mode of `WKWebpagePreferences`. `recommended` leaves the choice to the device.
     * @since 4.0.0
     * @platforms ios
     * @default recommended
     */
    preferredContentMode?: 'recommended' | 'desktop' | 'mobile';

    /**
     * Whether the runtime handles notifications. Set it to `false` when your app delegate or another SDK registers its own `UNUserNotificationCenter` delegate; the notification plugins then receive no events.
     * @since 4.5.0
     * @platforms ios
     * @default true
     */
    handleApplicationNotifications?: boolean;

    /**
     * Whether Safari can inspect the web view on iOS 16.4 and later, in apps built with Xcode 14.3 or newer. If this option is not set, only development builds can be inspected.
     * @since 4.8.0
     * @platforms ios
     * @default false
     */
    webContentsDebuggingEnabled?: boolean;
  };

  /**
   * Where the web view loads your app from, and where it may navigate.
   */
  server?: {
    /**
     * The host in your app's URL. Keep `localhost`: browsers treat it as secure, so APIs such as `navigator.geolocation` and `getUserMedia` work. If you change it later, your users lose their local storage and cookies, which belong to the old host.
     * @since 1.0.0
     * @default localhost
     * @see https://developer.mozilla.org/en-US/docs/Web/Security/Secure_Contexts
     * @see https://developer.mozilla.org/en-US/docs/Web/API/Navigator/geolocation
     * @see https://developer.mozilla.org/en-US/docs/Web/API/MediaDevices/getUserMedia
     */
    hostname?: string;

    /**
     * The scheme in your app's URL on iOS. It cannot be `http`, `https` or another scheme that `WKWebView` handles itself.
     * @since 1.2.0
     * @platforms ios
     * @default trispan
     * @see https://developer.apple.com/documentation/webkit/wkwebviewconfiguration/2875766-seturlschemehandler
     */
    iosScheme?: string;

    /**
     * The scheme in your app's URL on Android. If you change it in a published app, users lose their local storage and cookies, because the origin changes.
     * @since 1.2.0
     * @platforms android
     * @default http
     */
    androidScheme?: string;

    /**
     * The URL to load the app from instead of its own files, for live reload. Remove this option before you publish the app.
     * @since 1.0.0
     */
    url?: string;

    /**
     * Whether plain HTTP is allowed. Android blocks it in apps that target API level 28 or higher. Use this option only for live reload during development.
     * @since 1.5.0
     * @default false
     */
    cleartext?: boolean;

    /**
     * Hosts that the web view itself may navigate to, such as `shop.example.com`. Write only the name, because an entry with a scheme, port or path matches nothing; `*` stands for one part of a name, and on its own for every host. All other external links open in the system browser. Pages that you allow can call your plugins, so leave the list empty in a published app.
     * @since 1.0.0
     * @default []
     */
    allowNavigation?: string[];

    /**
     * A page in your app to show when the web view cannot load its URL. On Android, that page cannot call plugins.
     * @since 4.0.0
     * @default null
     */
    errorPath?: string;
  };

  /**
   * Settings for Cordova plugins.
   */
  cordova?: {
    /**
     * The origins for the `<access>` tags in `config.xml`. If this option is not set, there is one tag, with `*`.
     * @since 3.3.0
     */
    accessOrigins?: string[];

    /**
     * Pairs that become `<preference>` tags in `config.xml`, where Cordova plugins look for their settings.
     * @since 1.3.0
     */
    preferences?: { [key: string]: string | undefined };

    /**
     * Cordova plugins that must be built as static libraries on iOS, in addition to those that the CLI already knows.
     * @since 3.3.0
     */
    staticPlugins?: string[];
  };

  /**
   * Plugin settings by plugin name.
   * @since 1.0.0
   */
  plugins?: PluginsConfig;

  /**
   * The plugin packages to use. By default, the CLI looks through the dependencies in `package.json`; set this option when the plugins are installed elsewhere, as in a monorepo.
   * @since 3.0.0
   */
  includePlugins?: string[];
}

/**
 * The settings of your app's plugins. Packages with settings add them to this interface; import their types to have your values checked.
 * @since 1.0.0
 */
export interface PluginsConfig {
  /**
   * Any other plugin's settings. The plugin's documentation lists the keys.
   * @since 1.0.0
   */
  [key: string]: { [key: string]: any } | undefined;
}
