/**
 * The configuration of your app, in `trispan.config.json` next to `package.json`. It is JSON: there is no type to import, and unknown keys are ignored. The CLI reads some options, the native runtime the others, from a copy that `npx trispan copy` puts into the native projects.
 * @package @trispan/cli 2.5.0
 */
interface TrispanConfig {
  /**
   * Identifies your app to the stores and the system, in reverse domain form such as `com.example.notes`. It is the bundle identifier on iOS and the application ID on Android, and written into the native projects once, when they are added.
   */
  appId?: string;

  /**
   * The name below the icon of the app. Like `appId`, it is written into the native projects once, when they are added.
   */
  appName?: string;

  /**
   * The folder that your web build writes, relative to this file. It must hold the finished `index.html`; `npx trispan copy` puts its content into the native projects.
   * @default www
   */
  webDir?: string;

  /**
   * With `true`, the CLI copies the runtime as `trispan.js` into `webDir`, for pages that load scripts without a bundler. Leave it off when you import `@trispan/core`.
   * @default false
   */
  bundledWebRuntime?: boolean;

  /**
   * The client with which the CLI installs packages. Empty, the CLI takes yarn when it finds a `yarn.lock`, and npm otherwise.
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
   * With `true`, nothing is written to the native logs, whatever the build.
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
   * Text that is added to the end of the user agent of the web view. It is ignored when `overrideUserAgent` is set.
   * @platforms ios android
   */
  appendUserAgent?: string;

  /**
   * The colour behind your page, seen before the first paint and when the page is pulled beyond its edge. Write `#rrggbb`: with transparency, iOS reads `#rrggbbaa` and Android `#aarrggbb`.
   * @platforms ios android
   */
  backgroundColor?: string;

  /**
   * Settings for Android alone. A value here wins over the same name at the top level.
   */
  android?: {
    /**
     * The complete user agent on Android, instead of the top-level `overrideUserAgent`.
     * @platforms android
     */
    overrideUserAgent?: string;

    /**
     * What is added to the user agent on Android, instead of the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @platforms android
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on Android, instead of the top-level `backgroundColor`.
     * @platforms android
     */
    backgroundColor?: string;

    /**
     * Lets a page that was loaded over HTTPS load parts over plain HTTP. Meant for development: it gives up a protection of your users.
     * @platforms android
     * @default false
     */
    allowMixedContent?: boolean;

    /**
     * Uses a plain input connection for the keyboard, so that the page gets key events for each key. Some keyboards lose suggestions and special input with it.
     * @platforms android
     * @default false
     */
    captureInput?: boolean;

    /**
     * Whether the app can be inspected in Chrome. Set it to force one or the other in every build.
     * @platforms android
     * @default true in debuggable builds
     */
    webContentsDebuggingEnabled?: boolean;

    /**
     * With `true`, nothing is written to Logcat. It wins over the top-level `hideLogs`.
     * @platforms android
     * @default false
     */
    hideLogs?: boolean;
  };

  /**
   * Settings for iOS alone. A value here wins over the same name at the top level.
   */
  ios?: {
    /**
     * The complete user agent on iOS, instead of the top-level `overrideUserAgent`.
     * @platforms ios
     */
    overrideUserAgent?: string;

    /**
     * What is added to the user agent on iOS, instead of the top-level `appendUserAgent`. It is ignored when `overrideUserAgent` is set.
     * @platforms ios
     */
    appendUserAgent?: string;

    /**
     * The colour behind the page on iOS, instead of the top-level `backgroundColor`. Without any, it is the background colour of the system, which follows dark mode.
     * @platforms ios
     */
    backgroundColor?: string;

    /**
     * How the scroll view of the page makes room for notch, bars and home indicator: the `contentInsetAdjustmentBehavior` of its `UIScrollView`. With `never` the page fills the screen and uses CSS safe-area insets itself.
     * @platforms ios
     * @default never
     */
    contentInset?: 'automatic' | 'scrollableAxes' | 'never' | 'always';

    /**
     * Whether the page as a whole can be scrolled: `isScrollEnabled` of its `UIScrollView`. Elements that scroll by CSS are not affected.
     * @platforms ios
     * @default true
     */
    scrollEnabled?: boolean;

    /**
     * Whether a long press on a link shows a preview: `allowsLinkPreview` of the `WKWebView`.
     * @platforms ios
     */
    allowsLinkPreview?: boolean;

    /**
     * With `true`, nothing is written to Xcode's log. It wins over the top-level `hideLogs`.
     * @platforms ios
     * @default false
     */
    hideLogs?: boolean;

    /**
     * Extra flags for the linker when Cordova plugins are built, for libraries that ask for them.
     * @platforms ios
     */
    cordovaLinkerFlags?: string[];

    /**
     * The Swift version with which Cordova plugins written in Swift are built.
     * @platforms ios
     * @default 5.0
     */
    cordovaSwiftVersion?: string;

    /**
     * The lowest iOS version of the app. The CLI writes it into the `Podfile` and the podspecs of Cordova plugins when it updates the project; set the deployment target in Xcode to match.
     * @platforms ios
     * @default 11.0
     */
    minVersion?: string;
  };

  /**
   * Where the web view gets your app from, and where it may go.
   */
  server?: {
    /**
     * The host in the URL of your app. Keep `localhost`: browsers treat it as secure, so that APIs such as `navigator.geolocation` and `getUserMedia` work. Changing it empties local storage and cookies for your users.
     * @platforms ios android
     * @default localhost
     */
    hostname?: string;

    /**
     * The scheme in the URL of your app on iOS. It cannot be `http`, `https` or another scheme that `WKWebView` handles itself.
     * @platforms ios
     * @default trispan
     */
    iosScheme?: string;

    /**
     * The scheme in the URL of your app on Android. Changing it in a published app empties local storage and cookies, because the origin changes.
     * @platforms android
     * @default http
     */
    androidScheme?: string;

    /**
     * Loads the app from this URL instead of its own files, for live reload. Never publish an app with it.
     * @platforms ios android
     */
    url?: string;

    /**
     * Hosts to which the web view itself may go; `*` stands for any part of a name. All other outside links open in the system browser. Pages you let in can call your plugins, so leave it empty in a published app.
     * @platforms ios android
     */
    allowNavigation?: string[];

    /**
     * Allows plain HTTP, which Android blocks at API level 28 and above. Meant for live reload during development.
     * @platforms android
     * @default false
     */
    cleartext?: boolean;

    /**
     * Whether paths without a file extension are answered with `index.html`, which routers in the page need.
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
   * Settings of plugins, each under the name of the plugin.
   */
  plugins?: PluginsConfig;
}

/**
 * The settings of plugins, each under the name of the plugin.
 */
interface PluginsConfig {
  /**
   * The settings of one plugin. Its documentation names the keys.
   */
  [pluginName: string]: { [key: string]: any } | undefined;
}

export {};
