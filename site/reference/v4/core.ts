export * from './http.ts';
export * from './cookies.ts';

/**
 * The runtime object of your app: it knows the platform, turns file paths into URLs and registers plugins. It exists in the browser too, so you can call it anywhere.
 * @package @trispan/core 4.8.2
 */
export declare const Trispan: TrispanGlobal;

/**
 * The type of [`Trispan`](#trispan).
 */
export interface TrispanGlobal {
  /**
   * The class of the errors that plugin calls reject with. Use it for `instanceof` when you have the object but no import of `TrispanException`.
   */
  Exception: typeof TrispanException;

  /**
   * Turns the path of a file on the device into a URL that the web view can load, for the `src` of an image or for `fetch`. It accepts absolute paths, `file://` and, on Android, `content://` URLs. Anything else, and every path in a browser, comes back unchanged.
   */
  convertFileSrc: (filePath: string) => string;

  /**
   * Returns `'ios'`, `'android'` or `'web'`. A browser on a phone is `'web'`: only the web view of a native app counts as native.
   */
  getPlatform: () => string;

  /**
   * Returns `false` in a browser and `true` in a native app. Ask it before you call something that exists in native apps only.
   */
  isNativePlatform: () => boolean;

  /**
   * Tells whether a plugin of this name can be called on the current platform, because the native app contains it or because it was registered with code for this platform. The answer is `false` for a capability whose package you have not imported in a browser. It says nothing about single methods.
   */
  isPluginAvailable: (name: string) => boolean;

  /**
   * The same function as the export [`registerPlugin`](#registerplugin).
   */
  registerPlugin: RegisterPlugin;

  /**
   * Listens to an event of a plugin by the plugin's name, below the typed API. It is set in native apps only; call `addListener` of the capability instead wherever you can.
   * @platforms ios android
   */
  addListener?: (pluginName: string, eventName: string, callback: PluginCallback) => PluginListenerHandle;

  /**
   * Ends a subscription of the low-level `addListener` by the id of its callback. The handle's `remove` does this for you.
   * @platforms ios android
   */
  removeListener?: (pluginName: string, callbackId: string, eventName: string, callback: PluginCallback) => void;

  /**
   * `true` in a debug build of the native app. In a browser it is `false`, unless you set it before the runtime loads.
   */
  DEBUG?: boolean;

  /**
   * Whether calls over the bridge are logged. In a native app it follows `loggingBehavior` of the configuration.
   */
  isLoggingEnabled?: boolean;

  /**
   * The plugins that are registered so far, by name and without types.
   * @deprecated Since version 3. Import each capability from its package.
   */
  Plugins: PluginRegistry;

  /**
   * Rejects with a message that names the missing plugin method. It is left over from version 2.
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
 * Makes the object through which web code calls a plugin, and returns it typed as `T`. Methods that the native app has go to native code; the others go to your implementation for this platform. Call it once per name: a second call warns and returns the first object.
 */
export declare const registerPlugin: RegisterPlugin;

/**
 * The type of [`registerPlugin`](#registerplugin). `pluginName` must be the name under which the native classes are registered; `T` is the interface of your plugin.
 */
type RegisterPlugin = <T>(pluginName: string, implementations?: Readonly<PluginImplementations>) => T;

/**
 * Implementations in web code, keyed by platform (`web`, `ios`, `android`). A value is an instance or, better, a function that imports one: it runs at the first call and not before.
 */
export type PluginImplementations = {
  [platform: string]: (() => Promise<any>) | any;
};

/**
 * What every plugin object can do, besides its own methods.
 */
export interface Plugin {
  /**
   * Calls `listenerFunc` whenever the plugin emits `eventName`. An unknown event name is not an error; the function is never called then.
   */
  addListener(eventName: string, listenerFunc: (...args: any[]) => any): Promise<PluginListenerHandle>;

  /**
   * Ends all subscriptions of this plugin, including those made by other parts of your app.
   */
  removeAllListeners(): Promise<void>;
}

/**
 * What `addListener` gives you, to stop listening later.
 */
export interface PluginListenerHandle {
  /**
   * Ends this one subscription. Call it when the screen that listens goes away, and only once.
   */
  remove: () => Promise<void>;
}

/**
 * What the app may do: `'granted'` and `'denied'` are decided, `'prompt'` means that a request will ask the user. `'prompt-with-rationale'` is the same on Android after one refusal: say why you need it, then ask.
 */
export type PermissionState = 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';

/**
 * Receives the results of a native method that reports more than once. When a report fails, `error` is set and `data` is `null`.
 */
export type PluginCallback = (data: PluginResultData, error?: PluginResultError) => void;

/**
 * The object that native code sends as a result or with an event.
 */
export interface PluginResultData {
  /**
   * A value as JSON can hold it: text, number, boolean, `null`, list or object.
   */
  [key: string]: any;
}

/**
 * The failure of a native call that reports to a callback.
 */
export interface PluginResultError {
  /**
   * The text with which native code rejected the call.
   */
  message: string;
}

/**
 * The base class of a plugin's implementation in web code: it keeps the listeners and makes the two usual errors. Extend it, and return an instance from the `web` entry of `registerPlugin`.
 */
export declare class WebPlugin implements Plugin {
  /**
   * Takes no argument in new plugins. With a `config` it logs a warning.
   */
  constructor(config?: WebPluginConfig);

  /**
   * The object given to the constructor, if there was one.
   * @deprecated Since version 3. Give the name to `registerPlugin`.
   */
  config?: WebPluginConfig;

  /**
   * The functions to call, by event name. `addListener` and `remove` keep it up to date.
   */
  protected listeners: {
    [eventName: string]: ListenerCallback[];
  };

  /**
   * The events of `window` that are passed on, by the name of the plugin's event.
   */
  protected windowListeners: {
    [eventName: string]: WindowListenerHandle;
  };

  /**
   * Registers `listenerFunc`, and starts to listen to `window` when the event was set up with `registerWindowListener`. Await it: calling `remove` on the promise itself works, but logs a warning.
   */
  addListener(eventName: string, listenerFunc: ListenerCallback): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Forgets all listeners and detaches the plugin from `window`. Events set up with `registerWindowListener` have to be set up again.
   */
  removeAllListeners(): Promise<void>;

  /**
   * Calls each listener of the event with `data`, in the order in which they were added. Without listeners nothing happens, and nothing is kept for later.
   */
  protected notifyListeners(eventName: string, data: any): void;

  /**
   * Tells whether somebody listens to the event, so that you can skip work when nobody does.
   * @throws a `TypeError` when no listener was ever added for this event
   */
  protected hasListeners(eventName: string): boolean;

  /**
   * Passes an event of `window` on as an event of the plugin, with the browser's event object as data. The plugin listens to `window` only while it has listeners itself.
   */
  protected registerWindowListener(windowEventName: string, pluginEventName: string): void;

  /**
   * Makes an error with the code `UNIMPLEMENTED` for a method that the web will never have. It returns the error, so write `throw this.unimplemented()`.
   */
  protected unimplemented(msg?: string): TrispanException;

  /**
   * Makes an error with the code `UNAVAILABLE` for a method that fails here and now, because this browser lacks an API, for example. It returns the error, so write `throw this.unavailable()`.
   */
  protected unavailable(msg?: string): TrispanException;
}

/**
 * The description that plugins of version 2 gave to the constructor of `WebPlugin`.
 * @deprecated Since version 3. Use `registerPlugin`.
 */
export interface WebPluginConfig {
  /**
   * The name of the plugin.
   * @deprecated Since version 3. It is the first argument of `registerPlugin`.
   */
  readonly name: string;

  /**
   * Platforms on which the web code replaces a native plugin of the same name.
   * @deprecated Since version 3. Use the keys of `PluginImplementations`.
   */
  platforms?: string[];
}

/**
 * A function that listens to an event of a web plugin. In spite of its name, the first argument is the data of the event.
 */
export type ListenerCallback = (err: any, ...args: any[]) => void;

/**
 * One event of `window` that a web plugin passes on.
 */
interface WindowListenerHandle {
  /**
   * Whether the plugin listens to `window` at the moment.
   */
  registered: boolean;

  /**
   * The name of the event at `window`.
   */
  windowEventName: string;

  /**
   * The name under which the plugin emits it.
   */
  pluginEventName: string;

  /**
   * The function that is attached to `window`.
   */
  handler: (event: any) => void;
}

/**
 * The error with which a plugin call rejects. Look at `code` to find out whether the platform is the reason; `message` is for the log, not for the user.
 */
export declare class TrispanException extends Error {
  /**
   * Makes an error as plugins throw it. In a `WebPlugin` use `unimplemented` and `unavailable` instead.
   */
  constructor(message: string, code?: ExceptionCode, data?: ExceptionData);

  /**
   * What went wrong, as the plugin puts it. Texts differ between the platforms.
   */
  readonly message: string;

  /**
   * Set when the platform is the reason, or when the plugin gives a code. Native plugins may send codes of their own, which are not members of the enum.
   */
  readonly code?: ExceptionCode;

  /**
   * Details that a plugin added to its error.
   */
  readonly data?: ExceptionData;
}

/**
 * The two reasons for which a call cannot work on a platform.
 */
export enum ExceptionCode {
  /**
   * There is no code for this call on this platform, or the native app was built without the plugin. Trying again does not help.
   */
  Unimplemented = 'UNIMPLEMENTED',

  /**
   * There is code for this call, but something it needs is missing on this device or in this browser.
   */
  Unavailable = 'UNAVAILABLE',
}

/**
 * Details of an error, as the plugin chooses them.
 */
interface ExceptionData {
  /**
   * A value as JSON can hold it.
   */
  [key: string]: any;
}

/**
 * Decides from which folder the web view serves your app, which is how an update that you have downloaded replaces the files in the app package.
 */
export declare const WebView: WebViewPlugin;

/**
 * The methods of [`WebView`](#webview).
 */
export interface WebViewPlugin {
  /**
   * Serves the app from this folder from now on and loads its start page. The choice is lost when the app ends, unless you persist it.
   * @support ios=yes android=yes web=no
   */
  setServerBasePath(options: WebViewPath): Promise<void>;

  /**
   * Returns the folder from which the app is served now.
   * @support ios=yes android=yes web=no
   */
  getServerBasePath(): Promise<WebViewPath>;

  /**
   * Makes the current folder the one that later starts use, until a new version of the app is installed. On iOS only the last part of the path is kept, and the next start looks for it in `Library/NoCloud/ionic_built_snapshots`.
   * @support ios=yes android=yes web=no
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
   * Adds a platform, or replaces the one of that name.
   */
  addPlatform(name: string, platform: TrispanPlatform): void;

  /**
   * Switches to a platform that was added before.
   */
  setPlatform(name: string): void;
}

/**
 * A platform in the registry. Each function it has replaces the runtime's own.
 */
interface TrispanPlatform {
  /**
   * The name of the platform.
   */
  name: string;

  /**
   * Takes the place of `Trispan.getPlatform`.
   */
  getPlatform?(): string;

  /**
   * Takes the place of `Trispan.isPluginAvailable`.
   */
  isPluginAvailable?(pluginName: string): boolean;

  /**
   * Returns the native methods of a plugin, or `undefined` when the native app does not contain it.
   */
  getPluginHeader?(pluginName: string): PluginHeader | undefined;

  /**
   * Takes the place of `registerPlugin`.
   */
  registerPlugin?(pluginName: string, jsImplementations: PluginImplementations): any;

  /**
   * Takes the place of `Trispan.isNativePlatform`.
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
   * The name of the method.
   */
  readonly name: string;

  /**
   * Whether the method answers once, or reports to a callback.
   */
  readonly rtype?: 'promise' | 'callback';
}

/**
 * The plugins that are registered so far, without types, as code of version 2 expects it.
 * @deprecated Since version 3. Import each capability from its package.
 */
export declare const Plugins: PluginRegistry;

/**
 * Registers a web plugin the way version 2 did. It logs a warning.
 * @throws when the plugin was made without a `config`
 * @deprecated Since version 3. Use `registerPlugin` with a `web` implementation.
 */
export declare const registerWebPlugin: (plugin: WebPlugin) => void;

/**
 * The type of `Plugins`.
 * @deprecated Since version 3. Import each capability from its package.
 */
export interface PluginRegistry {
  /**
   * A plugin; nothing is known about its methods here.
   */
  [pluginName: string]: {
    [prop: string]: any;
  };
}

/**
 * The id of a running subscription, such as a watch.
 * @deprecated Import the type of that name from the capability.
 */
export type CallbackID = string;

/**
 * An object that ends a subscription. No current capability uses it.
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
 * A date as text in the form of ISO 8601.
 * @deprecated Use `string`.
 */
export type ISODateString = string;

/**
 * Id and name of a plugin. No current function uses it.
 * @deprecated Nothing replaces it.
 */
export interface PluginConfig {
  /**
   * The id of the plugin.
   */
  id: string;

  /**
   * The name of the plugin.
   */
  name: string;
}
