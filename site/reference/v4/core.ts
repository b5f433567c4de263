export * from './http.ts';
export * from './cookies.ts';

/**
 * Your app's runtime object: it knows the platform, turns file paths into URLs and registers plugins. It also exists in browsers, so you can use it anywhere.
 * @package @trispan/core 4.8.2
 */
export declare const Trispan: TrispanGlobal;

/**
 * The type of [`Trispan`](#trispan).
 */
export interface TrispanGlobal {
  /**
   * The error class that plugin calls reject with. Use it for `instanceof` when you have the `Trispan` object but have not imported `TrispanException`.
   */
  Exception: typeof TrispanException;

  /**
   * Turns the path of a file on the device into a URL that the web view can load, for an image's `src` or for `fetch`. It accepts absolute paths, `file://` and, on Android, `content://` URLs. Anything else, and every path in a browser, is returned unchanged.
   * @since 2.0.0
   * @example
   * ```ts
   * import { photo } from './notes';
   *
   * const img = new Image();
   * // 'file:///…/photos/summit.jpg'
   * img.src = Trispan.convertFileSrc(photo.uri);
   * document.body.append(img);
   * ```
   */
  convertFileSrc: (filePath: string) => string;

  /**
   * Returns `'ios'`, `'android'` or `'web'`. A browser on a phone is `'web'`: only a native app's web view counts as native.
   * @since 2.0.0
   * @example
   * ```ts
   * const platform = Trispan.getPlatform();
   *
   * // body.ios, body.android, body.web
   * document.body.classList.add(platform);
   * ```
   */
  getPlatform: () => string;

  /**
   * Returns `true` in a native app and `false` in a browser. Check it before you call something that exists only in native apps.
   * @since 3.0.0
   * @example
   * ```ts
   * import { storeBanner } from './ui';
   *
   * // In a browser, point to the stores.
   * const isApp = Trispan.isNativePlatform();
   * storeBanner.hidden = isApp;
   * ```
   */
  isNativePlatform: () => boolean;

  /**
   * Checks whether a plugin with this name can be called on the current platform: either the native app contains the plugin, or it was registered with code for this platform. In a browser, the result is `false` for a plugin whose package you have not imported. The result says nothing about individual methods.
   * @since 2.0.0
   * @example
   * ```ts
   * import { placeButton } from './ui';
   *
   * const canLocate =
   *   Trispan.isPluginAvailable('Geolocation');
   * placeButton.hidden = !canLocate;
   * ```
   */
  isPluginAvailable: (name: string) => boolean;

  /**
   * The same function as the export [`registerPlugin`](#registerplugin).
   */
  registerPlugin: RegisterPlugin;

  /**
   * Listens to a plugin's event by the plugin's name, bypassing the typed API. It exists only in native apps; wherever you can, call the plugin's own `addListener` instead.
   * @since 3.0.0
   * @platforms ios android
   * @example
   * ```ts
   * import { draw } from './weather';
   *
   * // Only for plugins that have no types.
   * const handle = Trispan.addListener?.(
   *   'Barometer', 'pressureChange', draw,
   * );
   * await handle?.remove();
   * ```
   */
  addListener?: (pluginName: string, eventName: string, callback: PluginCallback) => PluginListenerHandle;

  /**
   * Removes a listener that the low-level `addListener` added, by its callback's ID. The handle's `remove` does this for you.
   * @since 3.0.0
   * @platforms ios android
   * @example
   * ```ts
   * import { draw } from './weather';
   *
   * function stop(callbackId: string): void {
   *   Trispan.removeListener?.(
   *     'Barometer', callbackId, 'pressure', draw,
   *   );
   * }
   * ```
   */
  removeListener?: (pluginName: string, callbackId: string, eventName: string, callback: PluginCallback) => void;

  /**
   * `true` in a debug build of the native app. In a browser, it is `false`, unless you set it before the runtime loads.
   */
  DEBUG?: boolean;

  /**
   * Whether calls over the bridge are logged. In a native app, it follows `loggingBehavior` in the configuration.
   */
  isLoggingEnabled?: boolean;

  /**
   * The plugins registered so far, by name and without types.
   * @deprecated Since version 3. Import each plugin from its package.
   */
  Plugins: PluginRegistry;

  /**
   * Rejects with a message that names the missing plugin method. It is left over from version 2.
   * @since 3.0.0
   * @deprecated Since version 3. Nothing replaces it: a missing method rejects with the code `UNIMPLEMENTED`.
   */
  pluginMethodNoop: (target: any, key: PropertyKey, pluginName: string) => Promise<never>;

  /**
   * What `isNativePlatform()` returned when the runtime started.
   * @deprecated Use `isNativePlatform()`.
   */
  isNative?: boolean;

  /**
   * What `getPlatform()` returned when the runtime started.
   * @deprecated Use `getPlatform()`.
   */
  platform?: string;
}

/**
 * Creates the object through which web code calls a plugin, and returns it typed as `T`. Calls to methods that the native app has go to native code; other calls go to your implementation for this platform. Call this function once per name: a second call warns and returns the first object.
 */
export declare const registerPlugin: RegisterPlugin;

/**
 * The type of [`registerPlugin`](#registerplugin). `pluginName` must be the name under which the native classes are registered; `T` is your plugin's interface.
 * @example
 * ```ts
 * interface WindPlugin {
 *   read(): Promise<{ knots: number }>;
 * }
 *
 * const Wind =
 *   registerPlugin<WindPlugin>('Wind');
 * const { knots } = await Wind.read();
 * ```
 */
type RegisterPlugin = <T>(pluginName: string, implementations?: Readonly<PluginImplementations>) => T;

/**
 * Implementations in web code, keyed by platform (`web`, `ios`, `android`). A value is an instance or, better, a function that imports one, because that function does not run before the first call.
 */
export type PluginImplementations = {
  [platform: string]: (() => Promise<any>) | any;
};

/**
 * What every plugin object can do besides its own methods.
 */
export interface Plugin {
  /**
   * Calls `listenerFunc` whenever the plugin emits `eventName`. An unknown event name is not an error, but the function is then never called.
   * @since 2.0.0
   * @example
   * ```ts
   * import { draw } from './weather';
   *
   * async function watch(wind: Plugin) {
   *   await wind.addListener('gust', draw);
   * }
   * ```
   */
  addListener(eventName: string, listenerFunc: (...args: any[]) => any): Promise<PluginListenerHandle>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 3.0.0
   * @example
   * ```ts
   * async function leave(barometer: Plugin) {
   *   // Also those that other screens have added.
   *   await barometer.removeAllListeners();
   * }
   * ```
   */
  removeAllListeners(): Promise<void>;
}

/**
 * The handle that `addListener` gives you. Use it to stop listening.
 */
export interface PluginListenerHandle {
  /**
   * Removes this one listener. Call it only once, when the screen that added it closes.
   * @since 2.0.0
   * @example
   * ```ts
   * import { App } from '@trispan/app';
   * import { syncNotes } from './sync';
   *
   * const handle =
   *   await App.addListener('resume', syncNotes);
   * // When the list of notes is closed:
   * await handle.remove();
   * ```
   */
  remove: () => Promise<void>;
}

/**
 * What the app may do: `'granted'` and `'denied'` are decisions, and `'prompt'` means that a request will ask the user. `'prompt-with-rationale'` means the same on Android after one refusal: explain why you need the permission, then ask.
 */
export type PermissionState = 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';

/**
 * A function that receives the results of a native method that responds more than once. When the call fails, `error` is set and `data` is `null`.
 */
export type PluginCallback = (data: PluginResultData, error?: PluginResultError) => void;

/**
 * The object that native code sends as a result or with an event.
 */
export interface PluginResultData {
  /**
   * A JSON value: string, number, boolean, `null`, array or object.
   */
  [key: string]: any;
}

/**
 * The error of a failed native call with a callback.
 */
export interface PluginResultError {
  /**
   * The message that native code rejected the call with.
   */
  message: string;
}

/**
 * The base class for a plugin's implementation in web code: it keeps track of the listeners and creates the two standard errors. Extend it and return an instance from the `web` entry of `registerPlugin`.
 */
export declare class WebPlugin implements Plugin {
  /**
   * New plugins pass no argument. With a `config`, the constructor logs a warning.
   */
  constructor(config?: WebPluginConfig);

  /**
   * The object passed to the constructor, if any.
   * @deprecated Since version 3. Give the name to `registerPlugin`.
   */
  config?: WebPluginConfig;

  /**
   * The listeners by event name. `addListener` and `remove` keep them up to date.
   */
  protected listeners: {
    [eventName: string]: ListenerCallback[];
  };

  /**
   * The `window` events that are passed on, by plugin event name.
   */
  protected windowListeners: {
    [eventName: string]: WindowListenerHandle;
  };

  /**
   * Registers `listenerFunc`, and starts listening to `window` if the event was set up with `registerWindowListener`. Await the result: calling `remove` on the promise itself works, but logs a warning.
   * @since 2.0.0
   * @example
   * ```ts
   * import { draw } from './weather';
   *
   * const web = new WebPlugin();
   * const handle =
   *   await web.addListener('pressure', draw);
   * await handle.remove();
   * ```
   */
  addListener(eventName: string, listenerFunc: ListenerCallback): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Removes all listeners and detaches the plugin from `window`. Events set up with `registerWindowListener` must be set up again.
   * @since 2.0.0
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   async stop(): Promise<void> {
   *     // Removes window listeners, too.
   *     await this.removeAllListeners();
   *   }
   * }
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Calls each listener of the event with `data`, in the order in which they were added. Without listeners, the event is lost: it is not kept for later.
   * @since 2.0.0
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   onReading(value: number): void {
   *     const reading = { value };
   *     this.notifyListeners('pressure', reading);
   *   }
   * }
   * ```
   */
  protected notifyListeners(eventName: string, data: any): void;

  /**
   * Checks whether anything listens to the event, so that you can skip work when nothing does.
   * @since 2.0.0
   * @throws with a `TypeError` when no listener was ever added for this event
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   isWatched(): boolean {
   *     // Throws if no listener was ever added.
   *     return 'pressure' in this.listeners
   *       && this.hasListeners('pressure');
   *   }
   * }
   * ```
   */
  protected hasListeners(eventName: string): boolean;

  /**
   * Passes a `window` event on as a plugin event, with the browser's event object as data. The plugin listens to `window` only while it has listeners itself.
   * @since 2.0.0
   * @example
   * ```ts
   * class NetworkWeb extends WebPlugin {
   *   constructor() {
   *     super();
   *     // The window event, then the plugin event
   *     this.registerWindowListener('online', 'up');
   *   }
   * }
   * ```
   */
  protected registerWindowListener(windowEventName: string, pluginEventName: string): void;

  /**
   * Creates an error with the code `UNIMPLEMENTED` for a method that the web will never have. It returns the error, so write `throw this.unimplemented()`.
   * @since 3.0.0
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   async calibrate(): Promise<void> {
   *     throw this.unimplemented('Phones only.');
   *   }
   * }
   * ```
   */
  protected unimplemented(msg?: string): TrispanException;

  /**
   * Creates an error with the code `UNAVAILABLE` for a method that fails here and now, for example because this browser lacks an API. It returns the error, so write `throw this.unavailable()`.
   * @since 3.0.0
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   async read(): Promise<void> {
   *     if (!('Barometer' in window)) {
   *       throw this.unavailable('No sensor.');
   *     }
   *   }
   * }
   * ```
   */
  protected unavailable(msg?: string): TrispanException;
}

/**
 * The description that version 2 plugins passed to the `WebPlugin` constructor.
 * @deprecated Since version 3. Use `registerPlugin`.
 */
export interface WebPluginConfig {
  /**
   * The plugin's name.
   * @deprecated Since version 3. It is the first argument of `registerPlugin`.
   */
  readonly name: string;

  /**
   * Platforms on which the web code replaces a native plugin with the same name.
   * @deprecated Since version 3. Use the keys of `PluginImplementations`.
   */
  platforms?: string[];
}

/**
 * A function that listens to a web plugin's event. Despite its name, the first argument is the event data.
 */
export type ListenerCallback = (err: any, ...args: any[]) => void;

/**
 * One `window` event that a web plugin passes on.
 */
interface WindowListenerHandle {
  /**
   * Whether the plugin listens to `window` at the moment.
   */
  registered: boolean;

  /**
   * The name of the event on `window`.
   */
  windowEventName: string;

  /**
   * The name under which the plugin emits the event.
   */
  pluginEventName: string;

  /**
   * The function that is attached to `window`.
   */
  handler: (event: any) => void;
}

/**
 * The error that a plugin call rejects with. Look at `code` to find out whether the platform is the reason; `message` is for the log, not for the user.
 */
export declare class TrispanException extends Error {
  /**
   * Creates an error of the kind that plugins throw. In a `WebPlugin`, use `unimplemented` and `unavailable` instead.
   */
  constructor(message: string, code?: ExceptionCode, data?: ExceptionData);

  /**
   * The plugin's description of what went wrong. The text differs between platforms.
   */
  readonly message: string;

  /**
   * The error code, if the platform is the reason or the plugin provides one. Native plugins may send their own codes, which are not members of the enum.
   */
  readonly code?: ExceptionCode;

  /**
   * Details that a plugin added to its error.
   */
  readonly data?: ExceptionData;
}

/**
 * The two reasons why a call cannot work on a platform.
 */
export enum ExceptionCode {
  /**
   * The call is not implemented on this platform, or the native app was built without the plugin. Trying again does not help.
   */
  Unimplemented = 'UNIMPLEMENTED',

  /**
   * The call is implemented, but something it needs is missing on this device or in this browser.
   */
  Unavailable = 'UNAVAILABLE',
}

/**
 * Details of an error; each plugin chooses its own.
 */
interface ExceptionData {
  /**
   * A JSON value.
   */
  [key: string]: any;
}

/**
 * Sets the folder from which the web view serves your app, so that a downloaded update can replace the files in the app package.
 */
export declare const WebView: WebViewPlugin;

/**
 * The methods of [`WebView`](#webview).
 */
export interface WebViewPlugin {
  /**
   * Serves the app from the given folder from now on, and loads its start page. The choice is lost when the app ends, unless you persist it.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { update } from './updates';
   *
   * // The folder has an index.html.
   * await WebView.setServerBasePath({
   *   path: `${update.folder}/www`,
   * });
   * ```
   */
  setServerBasePath(options: WebViewPath): Promise<void>;

  /**
   * Returns the folder from which the app is currently served.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { update } from './updates';
   *
   * const now = await WebView.getServerBasePath();
   * // Do not download what is already running.
   * const isOld = !now.path.includes(update.id);
   * if (isOld) await update.download();
   * ```
   */
  getServerBasePath(): Promise<WebViewPath>;

  /**
   * Makes later launches use the current folder, until a new version of the app is installed. On iOS, only the last part of the path is kept, and the next launch looks for that folder in `Library/NoCloud/ionic_built_snapshots`.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { selfTest } from './updates';
   *
   * // Keep an update only if it works.
   * if (await selfTest()) {
   *   await WebView.persistServerBasePath();
   * }
   * ```
   */
  persistServerBasePath(): Promise<void>;
}

/**
 * A folder on the device.
 */
export interface WebViewPath {
  /**
   * Absolute path of a folder that contains an `index.html`.
   */
  path: string;
}

/**
 * The registry of platforms that are not built into the runtime.
 * @deprecated Set `TrispanCustomPlatform` on `window` before the runtime loads.
 */
export declare const TrispanPlatforms: TrispanPlatformsInstance;

/**
 * Registers a platform under a name.
 * @deprecated Set `TrispanCustomPlatform` on `window` before the runtime loads.
 */
export declare const addPlatform: (name: string, platform: TrispanPlatform) => void;

/**
 * Makes a registered platform the current one. An unknown name is ignored.
 * @deprecated Set `TrispanCustomPlatform` on `window` before the runtime loads.
 */
export declare const setPlatform: (name: string) => void;

/**
 * The type of `TrispanPlatforms`.
 */
interface TrispanPlatformsInstance {
  /**
   * The platform whose functions the runtime uses.
   */
  currentPlatform: TrispanPlatform;

  /**
   * All registered platforms by name. `web` is always among them.
   */
  platforms: Map<string, TrispanPlatform>;

  /**
   * Adds a platform, or replaces an existing one with the same name.
   * @since 3.0.0
   */
  addPlatform(name: string, platform: TrispanPlatform): void;

  /**
   * Switches to a platform that was added before.
   * @since 3.0.0
   */
  setPlatform(name: string): void;
}

/**
 * A platform in the registry. Each of its functions replaces the runtime's own.
 */
interface TrispanPlatform {
  /**
   * The platform's name.
   */
  name: string;

  /**
   * Replaces `Trispan.getPlatform`.
   * @since 3.0.0
   */
  getPlatform?(): string;

  /**
   * Replaces `Trispan.isPluginAvailable`.
   * @since 3.0.0
   */
  isPluginAvailable?(pluginName: string): boolean;

  /**
   * Returns the native methods of a plugin, or `undefined` when the native app does not contain it.
   * @since 3.0.0
   */
  getPluginHeader?(pluginName: string): PluginHeader | undefined;

  /**
   * Replaces `registerPlugin`.
   * @since 3.0.0
   */
  registerPlugin?(pluginName: string, jsImplementations: PluginImplementations): any;

  /**
   * Replaces `Trispan.isNativePlatform`.
   * @since 3.0.0
   */
  isNativePlatform?(): boolean;
}

/**
 * What the native app tells the runtime about one of its plugins.
 */
interface PluginHeader {
  /**
   * The name under which the plugin is registered.
   */
  readonly name: string;

  /**
   * The methods that native code implements.
   */
  readonly methods: readonly PluginHeaderMethod[];
}

/**
 * One native method of a plugin.
 */
interface PluginHeaderMethod {
  /**
   * The method's name.
   */
  readonly name: string;

  /**
   * Whether the method responds once or reports to a callback.
   */
  readonly rtype?: 'promise' | 'callback';
}

/**
 * The plugins registered so far, without types, as version 2 code expects them.
 * @deprecated Since version 3. Import each plugin from its package.
 */
export declare const Plugins: PluginRegistry;

/**
 * Registers a web plugin as version 2 did. It logs a warning.
 * @throws when the plugin was created without a `config`
 * @deprecated Since version 3. Use `registerPlugin` with a `web` implementation.
 */
export declare const registerWebPlugin: (plugin: WebPlugin) => void;

/**
 * The type of `Plugins`.
 * @deprecated Since version 3. Import each plugin from its package.
 */
export interface PluginRegistry {
  /**
   * A plugin, without types for its methods.
   */
  [pluginName: string]: {
    [prop: string]: any;
  };
}

/**
 * The ID of a running subscription, such as a watch.
 * @deprecated Import the type of that name from the plugin.
 */
export type CallbackID = string;

/**
 * An object that ends a subscription. No current plugin uses it.
 * @deprecated Use `PluginListenerHandle`.
 */
export interface CancellableCallback {
  /**
   * Ends the subscription.
   * @deprecated Use `PluginListenerHandle`.
   */
  cancel: (...args: any[]) => any;
}

/**
 * A date as a string in ISO 8601 format.
 * @deprecated Use `string`.
 */
export type ISODateString = string;

/**
 * A plugin's ID and name. No current function uses this type.
 * @deprecated Nothing replaces it.
 */
export interface PluginConfig {
  /**
   * The plugin's ID.
   */
  id: string;

  /**
   * The plugin's name.
   */
  name: string;
}
