/**
 * Your app's configuration, in `trispan.config.json` next to `package.json`. Because the file is JSON, there is no type to import; unknown keys are ignored. The CLI reads some options; the native runtime reads the others, from a copy that `npx trispan copy` puts into the native projects.
 * @package @trispan/cli 2.5.0
 */
interface TrispanConfig {
  /**
   * Your app's identifier in the stores and on devices, in reverse-domain form, such as `com.example.notes`. It is the bundle identifier on iOS and the application ID on Android. The CLI copies it into each native project once, when you add the platform.
   */
  appId?: string;

  /**
   * The name shown below the app icon. Like `appId`, it is copied into each native project once, when you add the platform.
   */
  appName?: string;

  /**
   * The folder that your web build writes to, relative to this file. It must contain the finished `index.html`; `npx trispan copy` copies its contents into the native projects.
   * @default www
   */
  webDir?: string;

  /**
   * Whether the CLI copies the runtime into `webDir` as `trispan.js`, for pages that load scripts without a bundler. Leave it off when you import `@trispan/core`.
   * @default false
   */
  bundledWebRuntime?: boolean;

  /**
   * The package manager that the CLI installs packages with. If this option is empty, the CLI uses yarn when it finds a `yarn.lock`, and npm otherwise.
   */
  npmClient?: 'npm' | 'yarn';

  /**
   * Where `npx trispan open android` finds Android Studio on Windows.
   * @default C:\Program Files\Android\Android Studio\bin\studio64.exe
   */
  windowsAndroidStudioPath?: string;

  /**
   * Where `npx trispan open android` finds Android Studio on Linux.
   * @default /usr/local/android-studio/bin/studio.sh
   */
  linuxAndroidStudioPath?: string;

  /**
   * `true` stops all output to the native logs, in every build.
   * @platforms ios android
   * @default false
   */
  hideLogs?: boolean;

  /**
   * The complete user agent that the web view sends instead of its own.
   * @platforms ios android
   */
  overrideUserAgent?: string;

  /**
   * Text that is appended to the web view's user agent. It is ignored when `overrideUserAgent` is set.
   * @platforms ios android
   */
  appendUserAgent?: string;

  /**
   * The colour behind your page, visible before the first paint and when the page is pulled beyond its edge. Write `#rrggbb`, because with transparency, iOS reads `#rrggbbaa` and Android `#aarrggbb`.
   * @platforms ios android
   */
  backgroundColor?: string;

  /**
   * Settings for Android only. A value here overrides the option of the same name at the top level.
   */
  android?: {
    /**
     * The complete user agent on Android. It replaces the top-level `overrideUserAgent`.
     * @platforms android
     */
    overrideUserAgent?: string;

    /**
     * Text that is appended to the user agent on Android. It replaces the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @platforms android
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on Android. It replaces the top-level `backgroundColor`.
     * @platforms android
     */
    backgroundColor?: string;

    /**
     * Whether a page that was loaded over HTTPS can load resources over plain HTTP. Use this option only during development, because it leaves your users less protected.
     * @platforms android
     * @default false
     */
    allowMixedContent?: boolean;

    /**
     * Whether the keyboard uses a plain input connection, so that the page receives key events for each key. With this option, some keyboards lose suggestions and special input.
     * @platforms android
     * @default false
     */
    captureInput?: boolean;

    /**
     * Whether Chrome can inspect the app. If you set this option, it applies to every build.
     * @platforms android
     * @default true in debuggable builds
     */
    webContentsDebuggingEnabled?: boolean;

    /**
     * `true` stops all output to Logcat. It replaces the top-level `hideLogs`.
     * @platforms android
     * @default false
     */
    hideLogs?: boolean;
  };

  /**
   * Settings for iOS only. A value here overrides the option of the same name at the top level.
   */
  ios?: {
    /**
     * The complete user agent on iOS. It replaces the top-level `overrideUserAgent`.
     * @platforms ios
     */
    overrideUserAgent?: string;

    /**
     * Text that is appended to the user agent on iOS. It replaces the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @platforms ios
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on iOS. It replaces the top-level `backgroundColor`. If neither is set, the system background colour is used, which follows dark mode.
     * @platforms ios
     */
    backgroundColor?: string;

    /**
     * How the page's scroll view makes room for the notch, the bars and the home indicator. It sets the `contentInsetAdjustmentBehavior` of the `UIScrollView`. With `never`, the page fills the screen and has to apply the CSS safe-area insets itself.
     * @platforms ios
     * @default never
     */
    contentInset?: 'automatic' | 'scrollableAxes' | 'never' | 'always';

    /**
     * Whether the page as a whole can be scrolled. It sets `isScrollEnabled` of the `UIScrollView`. Elements that scroll through CSS are not affected.
     * @platforms ios
     * @default true
     */
    scrollEnabled?: boolean;

    /**
     * Whether a long press on a link shows a preview. It sets `allowsLinkPreview` of the `WKWebView`.
     * @platforms ios
     */
    allowsLinkPreview?: boolean;

    /**
     * `true` stops all output to Xcode's log. It replaces the top-level `hideLogs`.
     * @platforms ios
     * @default false
     */
    hideLogs?: boolean;

    /**
     * Extra linker flags for Cordova plugins whose libraries require them.
     * @platforms ios
     */
    cordovaLinkerFlags?: string[];

    /**
     * The Swift version with which to build Cordova plugins written in Swift.
     * @platforms ios
     * @default 5.0
     */
    cordovaSwiftVersion?: string;

    /**
     * The lowest iOS version that the app supports. The CLI writes it into the `Podfile` and the Cordova plugins' podspecs when it updates the project; set the deployment target in Xcode to match.
     * @platforms ios
     * @default 11.0
     */
    minVersion?: string;
  };

  /**
   * Where the web view loads your app from, and where it may navigate.
   */
  server?: {
    /**
     * The host in your app's URL. Keep `localhost`: browsers treat it as secure, so APIs such as `navigator.geolocation` and `getUserMedia` work. If you change it later, your users lose their local storage and cookies, which belong to the old host.
     * @platforms ios android
     * @default localhost
     */
    hostname?: string;

    /**
     * The scheme in your app's URL on iOS. It cannot be `http`, `https` or another scheme that `WKWebView` handles itself.
     * @platforms ios
     * @default trispan
     */
    iosScheme?: string;

    /**
     * The scheme in your app's URL on Android. If you change it in a published app, users lose their local storage and cookies, because the origin changes.
     * @platforms android
     * @default http
     */
    androidScheme?: string;

    /**
     * The URL to load the app from instead of its own files, for live reload. Remove this option before you publish the app.
     * @platforms ios android
     */
    url?: string;

    /**
     * Hosts that the web view itself may navigate to, such as `shop.example.com`. Write only the name, because an entry with a scheme, port or path matches nothing; `*` stands for one part of a name, and on its own for every host. All other external links open in the system browser. Pages that you allow can call your plugins, so leave the list empty in a published app.
     * @platforms ios android
     */
    allowNavigation?: string[];

    /**
     * Whether plain HTTP is allowed. Android blocks it in apps that target API level 28 or higher. Use this option only for live reload during development.
     * @platforms android
     * @default false
     */
    cleartext?: boolean;

    /**
     * Whether paths without a file extension return `index.html`, which client-side routers need.
     * @platforms android
     * @default true
     */
    html5mode?: boolean;
  };

  /**
   * Settings for Cordova plugins.
   */
  cordova?: {
    /**
     * Pairs that become `<preference>` tags in `config.xml`, where Cordova plugins look for their settings.
     */
    preferences?: { [key: string]: string };
  };

  /**
   * Plugin settings by plugin name.
   */
  plugins?: PluginsConfig;
}

/**
 * Plugin settings by plugin name.
 */
interface PluginsConfig {
  /**
   * One plugin's settings. The plugin's documentation lists the keys.
   */
  [pluginName: string]: { [key: string]: any } | undefined;
}

export {};
