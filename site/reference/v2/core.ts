import type { AccessibilityPlugin } from './accessibility.ts';
import type { AppPlugin } from './app.ts';
import type { BackgroundTaskPlugin } from './background-task.ts';
import type { BrowserPlugin } from './browser.ts';
import type { CameraPlugin } from './camera.ts';
import type { ClipboardPlugin } from './clipboard.ts';
import type { DevicePlugin } from './device.ts';
import type { FilesystemPlugin } from './filesystem.ts';
import type { GeolocationPlugin } from './geolocation.ts';
import type { HapticsPlugin } from './haptics.ts';
import type { KeyboardPlugin } from './keyboard.ts';
import type { LocalNotificationsPlugin } from './local-notifications.ts';
import type { ModalsPlugin } from './modals.ts';
import type { MotionPlugin } from './motion.ts';
import type { NetworkPlugin } from './network.ts';
import type { PermissionsPlugin } from './permissions.ts';
import type { PhotosPlugin } from './photos.ts';
import type { PushNotificationsPlugin } from './push-notifications.ts';
import type { SharePlugin } from './share.ts';
import type { SplashScreenPlugin } from './splash-screen.ts';
import type { StatusBarPlugin } from './status-bar.ts';
import type { StoragePlugin } from './storage.ts';
import type { ToastPlugin } from './toast.ts';

export * from './accessibility.ts';
export * from './app.ts';
export * from './background-task.ts';
export * from './browser.ts';
export * from './camera.ts';
export * from './clipboard.ts';
export * from './device.ts';
export * from './filesystem.ts';
export * from './geolocation.ts';
export * from './haptics.ts';
export * from './keyboard.ts';
export * from './local-notifications.ts';
export * from './modals.ts';
export * from './motion.ts';
export * from './network.ts';
export * from './permissions.ts';
export * from './photos.ts';
export * from './push-notifications.ts';
export * from './share.ts';
export * from './splash-screen.ts';
export * from './status-bar.ts';
export * from './storage.ts';
export * from './toast.ts';

// Declared in two plugin files each; the package has one of each.
export type { CallbackID } from './geolocation.ts';
export type {
  NotificationChannel,
  NotificationChannelList,
  NotificationPermissionResponse,
} from './push-notifications.ts';

/**
 * Your app's runtime object: it knows the platform and turns file paths into URLs. It also exists in browsers, so you can use it anywhere.
 * @package @trispan/core 2.5.0
 */
export declare const Trispan: Trispan;

/**
 * The type of the runtime object.
 */
export interface Trispan {
  /**
   * `true` in a native app, `false` in a browser.
   */
  isNative?: boolean;

  /**
   * The name that `getPlatform()` returns.
   */
  platform?: string;

  /**
   * Checks whether `Plugins` contains a plugin with this name on the current platform, with native or web code. The result says nothing about individual methods.
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
   * Turns the path of a file on the device into a URL that the web view can load, for an image's `src` or for `fetch`. It accepts absolute paths, `file://` and, on Android, `content://` URLs. In a browser, every path is returned unchanged.
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
   * Returns `'ios'`, `'android'`, `'electron'` or `'web'`. A browser on a phone is `'web'`: only a native app's web view counts as native.
   * @since 2.0.0
   * @example
   * ```ts
   * const platform = Trispan.getPlatform();
   *
   * // body.ios, body.android, body.electron …
   * document.body.classList.add(platform);
   * ```
   */
  getPlatform: () => string;

  /**
   * Sends a call to native code. It is the lowest level of the bridge and exists only in native apps; call a plugin's methods instead.
   * @since 2.0.0
   * @platforms ios android
   */
  toNative?: (pluginId: string, methodName: string, options: any, storedCallback?: StoredCallback) => void;

  /**
   * The entry point for results from native code. Your code never calls it.
   * @since 2.0.0
   * @platforms ios android
   */
  fromNative?: (result: PluginResult) => void;

  /**
   * Has no effect. It exists so that older calls do not fail.
   * @since 2.0.0
   * @platforms ios android
   */
  withPlugin?: (pluginId: string, fn: Function) => void;

  /**
   * Calls a native method that may respond more than once, by plugin and method name, without types.
   * @since 2.0.0
   * @platforms ios android
   * @example
   * ```ts
   * import { draw } from './weather';
   *
   * Trispan.nativeCallback?.(
   *   'Barometer',
   *   'watch',
   *   { every: 60 },
   *   draw,
   * );
   * ```
   */
  nativeCallback?: (pluginId: string, methodName: string, options?: any, callback?: any) => void;

  /**
   * Calls a native method by plugin and method name, without types, and resolves with its result.
   * @since 2.0.0
   * @platforms ios android
   * @example
   * ```ts
   * const reading = await Trispan.nativePromise?.(
   *   'Barometer',
   *   'read',
   *   { unit: 'hPa' },
   * );
   * document.title = `${reading?.value} hPa`;
   * ```
   */
  nativePromise?: (pluginId: string, methodName: string, options?: any) => Promise<any>;

  /**
   * Writes an error to the console. Replace this function to send errors elsewhere.
   * @since 2.0.0
   * @example
   * ```ts
   * import { report } from './crashes';
   *
   * Trispan.handleError = (error) => {
   *   report(error.message);
   * };
   * ```
   */
  handleError?: (error: Error) => void;

  /**
   * Receives the page's uncaught errors in a debug build of the native app and passes them on to native code.
   * @since 2.0.0
   * @platforms ios android
   */
  handleWindowError?: (msg: string, url: string, lineNo: number, columnNo: number, error: Error) => void;

  /**
   * The same object as the export `Plugins`.
   */
  Plugins?: PluginRegistry;
}

/**
 * All plugins by name: those in the core package, and those that you have installed or written. Take the one you need, as in `const { Camera } = Plugins;`. In a browser, every call to a plugin without web code rejects.
 */
export declare const Plugins: PluginRegistry;

/**
 * The type of `Plugins`. Custom plugin packages add their names to this interface, so that their methods are typed.
 */
export interface PluginRegistry {
  /**
   * Screen reader state and speech.
   */
  Accessibility: AccessibilityPlugin;

  /**
   * The app's state, links that open it, the back button and other apps.
   */
  App: AppPlugin;

  /**
   * Time to finish work after the user has left the app.
   */
  BackgroundTask: BackgroundTaskPlugin;

  /**
   * Web pages on top of the app.
   */
  Browser: BrowserPlugin;

  /**
   * Photos, taken with the camera or picked by the user.
   */
  Camera: CameraPlugin;

  /**
   * The system clipboard.
   */
  Clipboard: ClipboardPlugin;

  /**
   * The device's model, system, battery and language.
   */
  Device: DevicePlugin;

  /**
   * Files and folders.
   */
  Filesystem: FilesystemPlugin;

  /**
   * The device's position.
   */
  Geolocation: GeolocationPlugin;

  /**
   * Vibration and taps.
   */
  Haptics: HapticsPlugin;

  /**
   * The on-screen keyboard.
   */
  Keyboard: KeyboardPlugin;

  /**
   * Notifications that the device schedules itself.
   */
  LocalNotifications: LocalNotificationsPlugin;

  /**
   * Native alerts, prompts, confirmations and action sheets.
   */
  Modals: ModalsPlugin;

  /**
   * Acceleration and orientation.
   */
  Motion: MotionPlugin;

  /**
   * Whether the device is online, and which kind of connection it uses.
   */
  Network: NetworkPlugin;

  /**
   * Permission states.
   */
  Permissions: PermissionsPlugin;

  /**
   * Albums and photos in the library.
   */
  Photos: PhotosPlugin;

  /**
   * Messages that a server sends to the device.
   */
  PushNotifications: PushNotificationsPlugin;

  /**
   * The system's share sheet.
   */
  Share: SharePlugin;

  /**
   * The image that covers the app while it starts.
   */
  SplashScreen: SplashScreenPlugin;

  /**
   * The bar at the top of the screen.
   */
  StatusBar: StatusBarPlugin;

  /**
   * Small values, stored by key.
   */
  Storage: StoragePlugin;

  /**
   * Short messages that disappear automatically.
   */
  Toast: ToastPlugin;

  /**
   * The folder from which the web view serves the app.
   */
  WebView: WebViewPlugin;

  /**
   * A custom plugin. Unless its package declares types, its methods are `any`.
   */
  [pluginName: string]: {
    [prop: string]: any;
  };
}

/**
 * What every plugin object can do besides its own methods.
 */
interface Plugin {
  /**
   * Calls `listenerFunc` whenever the plugin emits `eventName`. It returns the handle directly, not as a promise.
   * @since 2.0.0
   */
  addListener(eventName: string, listenerFunc: Function): PluginListenerHandle;

  /**
   * Asks the user for the plugin's permissions. In a browser, it asks for nothing, and `results` is empty.
   * @since 2.0.0
   */
  requestPermissions?: () => Promise<PermissionsRequestResult>;
}

/**
 * What a plugin's `requestPermissions` returns.
 */
interface PermissionsRequestResult {
  /**
   * One entry for each permission, in the platform's own form.
   */
  results: any[];
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
   * import { Plugins } from '@trispan/core';
   * import { goBack } from './editor';
   * const { App } = Plugins;
   *
   * const handle =
   *   App.addListener('backButton', goBack);
   * // When the editor is closed:
   * handle.remove();
   * ```
   */
  remove: () => void;
}

/**
 * The type of a function that receives results of a native method. The bridge calls it with the data first, or with `null` and the error if the call failed, so do not rely on the parameter names.
 */
export type PluginCallback = (error: PluginResultError, data: PluginResultData) => void;

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
 * The error of a failed native call.
 */
export interface PluginResultError {
  /**
   * The message that native code rejected the call with.
   */
  message: string;
}

/**
 * A plugin's ID and name.
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

/**
 * The base class for a plugin's implementation in web code. Its constructor adds the instance to `WebPlugins`; pass it to `registerWebPlugin` to add it to `Plugins`.
 */
export declare class WebPlugin {
  /**
   * Stores `config` and adds the plugin to `pluginRegistry` or, without one, to `WebPlugins`.
   */
  constructor(config: WebPluginConfig, pluginRegistry?: WebPluginRegistry);

  /**
   * The object passed to the constructor.
   */
  config: WebPluginConfig;

  /**
   * Whether `load` has run.
   */
  loaded: boolean;

  /**
   * The listeners by event name. `addListener` and `remove` keep them up to date.
   */
  listeners: {
    [eventName: string]: ListenerCallback[];
  };

  /**
   * The `window` events that are passed on, by plugin event name.
   */
  windowListeners: {
    [eventName: string]: WindowListenerHandle;
  };

  /**
   * Registers `listenerFunc`, and starts listening to `window` if the event was set up with `registerWindowListener`.
   * @since 2.0.0
   * @example
   * ```ts
   * import { draw } from './weather';
   *
   * const web = new WebPlugin({ name: 'Wind' });
   * const handle = web.addListener('gust', draw);
   * handle.remove();
   * ```
   */
  addListener(eventName: string, listenerFunc: ListenerCallback): PluginListenerHandle;

  /**
   * Removes all listeners and detaches the plugin from `window`. Events set up with `registerWindowListener` must be set up again.
   * @since 2.0.0
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   stop(): void {
   *     // Removes window listeners, too.
   *     this.removeAllListeners();
   *   }
   * }
   * ```
   */
  removeAllListeners(): void;

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
  notifyListeners(eventName: string, data: any): void;

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
  hasListeners(eventName: string): boolean;

  /**
   * Passes a `window` event on as a plugin event, with the browser's event object as data. The plugin listens to `window` only while it has listeners itself.
   * @since 2.0.0
   * @example
   * ```ts
   * class NetworkWeb extends WebPlugin {
   *   constructor() {
   *     super({ name: 'NetworkState' });
   *     // The window event, then the plugin event
   *     this.registerWindowListener('online', 'up');
   *   }
   * }
   * ```
   */
  registerWindowListener(windowEventName: string, pluginEventName: string): void;

  /**
   * Passes the request on to the native plugin with the same name. In a browser, the promise resolves with no results.
   * @since 2.0.0
   * @example
   * ```ts
   * const web = new WebPlugin({ name: 'Wind' });
   *
   * const asked = await web.requestPermissions();
   * // Always empty in a browser.
   * const isNative = asked.results.length > 0;
   * ```
   */
  requestPermissions(): Promise<PermissionsRequestResult>;

  /**
   * Sets `loaded`. Override this method for work that your plugin does once.
   * @since 2.0.0
   * @example
   * ```ts
   * class BarometerWeb extends WebPlugin {
   *   unit = 'Pa';
   *
   *   load(): void {
   *     super.load();
   *     this.unit = localStorage.unit ?? 'hPa';
   *   }
   * }
   * ```
   */
  load(): void;
}

/**
 * The description of a web plugin.
 */
export interface WebPluginConfig {
  /**
   * The name under which the plugin appears in `Plugins`. It must be the native plugin's name, if there is one.
   */
  name: string;

  /**
   * Platforms on which the web code replaces a native plugin with the same name. Without this list, the web code is used only where there is no native plugin.
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
export interface WindowListenerHandle {
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
 * A set of web plugins, before they become part of `Plugins`.
 */
export declare class WebPluginRegistry {
  /**
   * Creates an empty set.
   */
  constructor();

  /**
   * The plugins in this set, by the name in their `config`.
   */
  plugins: {
    [name: string]: WebPlugin;
  };

  /**
   * Reserved for plugins that have been loaded; the registry itself never fills it.
   */
  loadedPlugins: {
    [name: string]: WebPlugin;
  };

  /**
   * Adds a plugin, or replaces an existing one with the same name. The `WebPlugin` constructor does this for you.
   * @since 2.0.0
   * @example
   * ```ts
   * const registry = new WebPluginRegistry();
   * const wind = new WebPlugin({ name: 'Wind' });
   *
   * registry.addPlugin(wind);
   * ```
   */
  addPlugin(plugin: WebPlugin): void;

  /**
   * Returns the plugin with that name, or `undefined` if there is none.
   * @since 2.0.0
   * @example
   * ```ts
   * const wind = WebPlugins.getPlugin('Wind');
   *
   * // Despite its type, it may be missing.
   * if (!wind) throw new Error('Import it first');
   * ```
   */
  getPlugin(name: string): WebPlugin;

  /**
   * Calls the plugin's `load` method. An unknown name is logged as an error, not thrown.
   * @since 2.0.0
   * @example
   * ```ts
   * const wind = new WebPlugin({ name: 'Wind' });
   *
   * WebPlugins.loadPlugin('Wind');
   * document.body.hidden = !wind.loaded;
   * ```
   */
  loadPlugin(name: string): void;

  /**
   * Returns all plugins in the set.
   * @since 2.0.0
   * @example
   * ```ts
   * const names = WebPlugins.getPlugins().map(
   *   (plugin) => plugin.config.name,
   * );
   * document.title = names.join(', ');
   * ```
   */
  getPlugins(): WebPlugin[];
}

/**
 * The set that every new `WebPlugin` joins.
 */
export declare let WebPlugins: WebPluginRegistry;

/**
 * Adds a web plugin to `Plugins`, unless native code provides one with the same name and `platforms` in its `config` does not list the current platform.
 */
export declare const registerWebPlugin: (plugin: WebPlugin) => void;

/**
 * Adds all plugins in `WebPlugins` to the given registry. The core package does this once when it loads.
 */
export declare const mergeWebPlugins: (knownPlugins: any) => void;

/**
 * Adds one web plugin to the given registry, under the same conditions as `registerWebPlugin`.
 */
export declare const mergeWebPlugin: (knownPlugins: any, plugin: WebPlugin) => void;

/**
 * A call that waits for its native result.
 */
interface StoredCallback {
  /**
   * Receives each result of a method that responds more than once.
   */
  callback?: PluginCallback;

  /**
   * Resolves the call's promise.
   */
  resolve?: Function;

  /**
   * Rejects the call's promise.
   */
  reject?: Function;
}

/**
 * What native code sends back for a call.
 */
interface PluginResult {
  /**
   * The call that this result belongs to.
   */
  callbackId?: string;

  /**
   * The method that was called.
   */
  methodName: string;

  /**
   * The result of a call that succeeded.
   */
  data: PluginResultData;

  /**
   * Whether the call succeeded.
   */
  success: boolean;

  /**
   * Why the call failed, if it did.
   */
  error?: PluginResultError;
}

/**
 * The methods of `Plugins.WebView`, which sets the folder from which the web view serves your app.
 */
export interface WebViewPlugin {
  /**
   * Serves the app from the given folder from now on, and loads its start page. The choice is lost when the app ends, unless you persist it.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { update } from './updates';
   * const { WebView } = Plugins;
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
   * import { Plugins } from '@trispan/core';
   * import { update } from './updates';
   * const { WebView } = Plugins;
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
   * import { Plugins } from '@trispan/core';
   * import { selfTest } from './updates';
   * const { WebView } = Plugins;
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
 * An object that ends a subscription.
 */
export interface CancellableCallback {
  /**
   * Ends the subscription.
   */
  cancel: Function;
}

/**
 * A date as text in ISO 8601 format.
 */
export type ISODateString = string;
