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
 * The runtime object of your app: it knows the platform and turns file paths into URLs. It exists in the browser too, so you can call it anywhere.
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
   * Checks whether `Plugins` holds a plugin of this name on the current platform, with native or web code. It says nothing about individual methods.
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
   * Turns the path of a file on the device into a URL that the web view can load, for the `src` of an image or for `fetch`. It accepts absolute paths, `file://` and, on Android, `content://` URLs. In a browser, every path comes back unchanged.
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
   * Returns `'ios'`, `'android'`, `'electron'` or `'web'`. A browser on a phone is `'web'`: only the web view of a native app counts as native.
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
   * Sends a call to native code. It is the lowest level of the bridge and exists in native apps only; call the methods of a plugin instead.
   * @since 2.0.0
   * @platforms ios android
   */
  toNative?: (pluginId: string, methodName: string, options: any, storedCallback?: StoredCallback) => void;

  /**
   * The entry through which native code delivers results. Your code never calls it.
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
   * Calls a native method that may report more than once, by plugin and method name, without types.
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
   * Writes an error to the console. Replace it to send errors elsewhere.
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
   * Receives uncaught errors of the page in a debug build of the native app and passes them on to native code.
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
 * All plugins by name: those of the core package, and those that you have installed or written. Take the one you need out of it, as in `const { Camera } = Plugins;`. In a browser, a plugin without web code is an object on which every call rejects.
 */
export declare const Plugins: PluginRegistry;

/**
 * The type of `Plugins`. Packages of custom plugins add their own name to this interface, so that their methods are typed.
 */
export interface PluginRegistry {
  /**
   * The state of the screen reader, and speech.
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
   * The model, system, battery and language of the device.
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
   * Whether the device is online, and how.
   */
  Network: NetworkPlugin;

  /**
   * The state of permissions.
   */
  Permissions: PermissionsPlugin;

  /**
   * Albums and photos of the library.
   */
  Photos: PhotosPlugin;

  /**
   * Messages that a server sends to the device.
   */
  PushNotifications: PushNotificationsPlugin;

  /**
   * The share sheet of the system.
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
   * Short messages that disappear by themselves.
   */
  Toast: ToastPlugin;

  /**
   * The folder from which the web view serves the app.
   */
  WebView: WebViewPlugin;

  /**
   * A custom plugin. Without types of its own, its methods are `any`.
   */
  [pluginName: string]: {
    [prop: string]: any;
  };
}

/**
 * What every plugin object can do, besides its own methods.
 */
interface Plugin {
  /**
   * Calls `listenerFunc` whenever the plugin emits `eventName`. It returns the handle at once, not as a promise.
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
   * Removes this one listener. Call it only once, when the screen that listens closes.
   * @since 2.0.0
   * @example
   * ```ts
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
 * The type of a function that receives results of a native method. The bridge calls it with the data first, or with `null` and the error when a report failed, so do not rely on the names of the parameters.
 */
export type PluginCallback = (error: PluginResultError, data: PluginResultData) => void;

/**
 * The object that native code sends as a result or with an event.
 */
export interface PluginResultData {
  /**
   * A value that JSON can hold: text, number, boolean, `null`, list or object.
   */
  [key: string]: any;
}

/**
 * The failure of a native call.
 */
export interface PluginResultError {
  /**
   * The message that native code rejected the call with.
   */
  message: string;
}

/**
 * Id and name of a plugin.
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

/**
 * The base class for a plugin's implementation in web code. Its constructor adds the instance to `WebPlugins`; call `registerWebPlugin` with it to make it part of `Plugins`.
 */
export declare class WebPlugin {
  /**
   * Stores `config` and adds the plugin to `pluginRegistry`, or to `WebPlugins` without one.
   */
  constructor(config: WebPluginConfig, pluginRegistry?: WebPluginRegistry);

  /**
   * The object given to the constructor.
   */
  config: WebPluginConfig;

  /**
   * Whether `load` has run.
   */
  loaded: boolean;

  /**
   * The functions to call, by event name. `addListener` and `remove` keep it up to date.
   */
  listeners: {
    [eventName: string]: ListenerCallback[];
  };

  /**
   * The `window` events that are passed on, by the name of the plugin's event.
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
   *     // Forgets window listeners, too.
   *     this.removeAllListeners();
   *   }
   * }
   * ```
   */
  removeAllListeners(): void;

  /**
   * Calls each listener of the event with `data`, in the order in which they were added. Without listeners, nothing happens, and nothing is kept for later.
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
   *     // Throws if there never was a listener.
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
   *     // The event of window, then of the plugin
   *     this.registerWindowListener('online', 'up');
   *   }
   * }
   * ```
   */
  registerWindowListener(windowEventName: string, pluginEventName: string): void;

  /**
   * Passes the request on to the native plugin of the same name in a native app. In a browser, it resolves with no results.
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
   * Sets `loaded`. Override it for work that your plugin does once.
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
   * The name under which the plugin appears in `Plugins`. It must be the name of the native plugin, if there is one.
   */
  name: string;

  /**
   * Platforms on which the web code replaces a native plugin of the same name. Without it, the web code is used only where there is no native plugin.
   */
  platforms?: string[];
}

/**
 * A function that listens to an event of a web plugin. Despite its name, the first argument is the event's data.
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
   * The name under which the plugin emits it.
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
   * Adds a plugin, or replaces the one with that name. The constructor of `WebPlugin` does this for you.
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
 * Makes a web plugin part of `Plugins`, unless native code provides one with the same name and `platforms` in its `config` does not list the current platform.
 */
export declare const registerWebPlugin: (plugin: WebPlugin) => void;

/**
 * Makes all plugins of `WebPlugins` part of the given registry. The core package does this once when it loads.
 */
export declare const mergeWebPlugins: (knownPlugins: any) => void;

/**
 * Makes one web plugin part of the given registry, under the rules of `registerWebPlugin`.
 */
export declare const mergeWebPlugin: (knownPlugins: any, plugin: WebPlugin) => void;

/**
 * A call that waits for its native result.
 */
interface StoredCallback {
  /**
   * Receives each result of a method that reports more than once.
   */
  callback?: PluginCallback;

  /**
   * Resolves the promise of the call.
   */
  resolve?: Function;

  /**
   * Rejects the promise of the call.
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
 * The methods of `Plugins.WebView`, which decides from which folder the web view serves your app.
 */
export interface WebViewPlugin {
  /**
   * Serves the app from the given folder from now on, and loads its start page. The choice is lost when the app ends, unless you persist it.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
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
   * Returns the folder from which the app is served now.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { update } from './updates';
   * const { WebView } = Plugins;
   *
   * const now = await WebView.getServerBasePath();
   * // Do not load again what is running already.
   * const isOld = !now.path.includes(update.id);
   * if (isOld) await update.download();
   * ```
   */
  getServerBasePath(): Promise<WebViewPath>;

  /**
   * Makes later launches use the current folder, until a new version of the app is installed. On iOS, only the last part of the path is kept, and the next launch looks for it in `Library/NoCloud/ionic_built_snapshots`.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
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
