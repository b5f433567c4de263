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

// Declared in two capability files each; the package has one of each.
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
   * Tells whether `Plugins` holds a plugin of this name on the current platform, with native or web code. It says nothing about single methods.
   */
  isPluginAvailable: (name: string) => boolean;

  /**
   * Turns the path of a file on the device into a URL that the web view can load, for the `src` of an image or for `fetch`. It accepts absolute paths, `file://` and, on Android, `content://` URLs. In a browser every path comes back unchanged.
   */
  convertFileSrc: (filePath: string) => string;

  /**
   * Returns `'ios'`, `'android'`, `'electron'` or `'web'`. A browser on a phone is `'web'`: only the web view of a native app counts as native.
   */
  getPlatform: () => string;

  /**
   * Sends a call to native code. It is the lowest level of the bridge and set in native apps only; call the methods of a plugin instead.
   * @platforms ios android
   */
  toNative?: (pluginId: string, methodName: string, options: any, storedCallback?: StoredCallback) => void;

  /**
   * The entry through which native code delivers results. Your code never calls it.
   * @platforms ios android
   */
  fromNative?: (result: PluginResult) => void;

  /**
   * Has no effect: it is there so that older calls do not fail.
   * @platforms ios android
   */
  withPlugin?: (pluginId: string, fn: Function) => void;

  /**
   * Calls a native method that may report more than once, by plugin and method name, without types.
   * @platforms ios android
   */
  nativeCallback?: (pluginId: string, methodName: string, options?: any, callback?: any) => void;

  /**
   * Calls a native method by plugin and method name, without types, and resolves with its result.
   * @platforms ios android
   */
  nativePromise?: (pluginId: string, methodName: string, options?: any) => Promise<any>;

  /**
   * Writes an error to the console. Replace it to send errors elsewhere.
   */
  handleError?: (error: Error) => void;

  /**
   * Receives uncaught errors of the page in a debug build of the native app and passes them on to native code.
   * @platforms ios android
   */
  handleWindowError?: (msg: string, url: string, lineNo: number, columnNo: number, error: Error) => void;

  /**
   * The same object as the export `Plugins`.
   */
  Plugins?: PluginRegistry;
}

/**
 * All plugins by name: the capabilities of the core package, and those that you have installed or written. Take the one you need out of it, as in `const { Camera } = Plugins;`. In a browser, a name without web code gives an object whose every call rejects.
 */
export declare const Plugins: PluginRegistry;

/**
 * The type of `Plugins`. Packages of custom plugins add their own name to this interface, so that their methods are typed.
 */
export interface PluginRegistry {
  /**
   * Tells whether a screen reader is on, and speaks text.
   */
  Accessibility: AccessibilityPlugin;

  /**
   * State of the app, links that open it, the back button and other apps.
   */
  App: AppPlugin;

  /**
   * Finishes work after the user has left the app.
   */
  BackgroundTask: BackgroundTaskPlugin;

  /**
   * Shows a website on top of the app.
   */
  Browser: BrowserPlugin;

  /**
   * Takes photos, or lets the user pick one.
   */
  Camera: CameraPlugin;

  /**
   * Copies and pastes.
   */
  Clipboard: ClipboardPlugin;

  /**
   * Model, system, battery and language of the device.
   */
  Device: DevicePlugin;

  /**
   * Reads and writes files.
   */
  Filesystem: FilesystemPlugin;

  /**
   * The position of the device.
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
   * Calls `listenerFunc` whenever the plugin emits `eventName`. The handle comes at once, not as a promise.
   */
  addListener(eventName: string, listenerFunc: Function): PluginListenerHandle;

  /**
   * Asks the user for the permissions of the plugin. In a browser nothing is asked, and `results` is empty.
   */
  requestPermissions?: () => Promise<PermissionsRequestResult>;
}

/**
 * What `requestPermissions` of a plugin returns.
 */
interface PermissionsRequestResult {
  /**
   * One entry per permission, in the form that the platform gives it.
   */
  results: any[];
}

/**
 * What `addListener` gives you, to stop listening later.
 */
export interface PluginListenerHandle {
  /**
   * Ends this one subscription. Call it when the screen that listens goes away, and only once.
   */
  remove: () => void;
}

/**
 * The type of a function that receives results of a native method. The bridge itself calls it with the data first, and with `null` and the error when a report failed, so do not rely on the names of the parameters.
 */
export type PluginCallback = (error: PluginResultError, data: PluginResultData) => void;

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
 * The failure of a native call.
 */
export interface PluginResultError {
  /**
   * The text with which native code rejected the call.
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
 * The base class of a plugin's implementation in web code. Its constructor adds the instance to `WebPlugins`; call `registerWebPlugin` with it to make it part of `Plugins`.
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
   * The events of `window` that are passed on, by the name of the plugin's event.
   */
  windowListeners: {
    [eventName: string]: WindowListenerHandle;
  };

  /**
   * Registers `listenerFunc`, and starts to listen to `window` when the event was set up with `registerWindowListener`.
   */
  addListener(eventName: string, listenerFunc: ListenerCallback): PluginListenerHandle;

  /**
   * Forgets all listeners and detaches the plugin from `window`. Events set up with `registerWindowListener` have to be set up again.
   */
  removeAllListeners(): void;

  /**
   * Calls each listener of the event with `data`, in the order in which they were added. Without listeners nothing happens, and nothing is kept for later.
   */
  notifyListeners(eventName: string, data: any): void;

  /**
   * Tells whether somebody listens to the event, so that you can skip work when nobody does.
   * @throws a `TypeError` when no listener was ever added for this event
   */
  hasListeners(eventName: string): boolean;

  /**
   * Passes an event of `window` on as an event of the plugin, with the browser's event object as data. The plugin listens to `window` only while it has listeners itself.
   */
  registerWindowListener(windowEventName: string, pluginEventName: string): void;

  /**
   * Hands the request to the native plugin of the same name in a native app. In a browser it resolves with no results.
   */
  requestPermissions(): Promise<PermissionsRequestResult>;

  /**
   * Sets `loaded`. Override it for work that your plugin does once.
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
 * A function that listens to an event of a web plugin. In spite of its name, the first argument is the data of the event.
 */
export type ListenerCallback = (err: any, ...args: any[]) => void;

/**
 * One event of `window` that a web plugin passes on.
 */
export interface WindowListenerHandle {
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
 * A set of web plugins, before they become part of `Plugins`.
 */
export declare class WebPluginRegistry {
  /**
   * Makes an empty set.
   */
  constructor();

  /**
   * The plugins in this set, by the name in their `config`.
   */
  plugins: {
    [name: string]: WebPlugin;
  };

  /**
   * Reserved for plugins that were loaded; the registry itself never fills it.
   */
  loadedPlugins: {
    [name: string]: WebPlugin;
  };

  /**
   * Adds a plugin, or replaces the one of that name. The constructor of `WebPlugin` does this for you.
   */
  addPlugin(plugin: WebPlugin): void;

  /**
   * Returns the plugin of that name. Without one, the value is `undefined`.
   */
  getPlugin(name: string): WebPlugin;

  /**
   * Calls `load` of the plugin. An unknown name is logged as an error, not thrown.
   */
  loadPlugin(name: string): void;

  /**
   * Returns all plugins of the set.
   */
  getPlugins(): WebPlugin[];
}

/**
 * The set that every new `WebPlugin` joins.
 */
export declare let WebPlugins: WebPluginRegistry;

/**
 * Makes a web plugin part of `Plugins`, unless native code provides one of the same name and `platforms` of its `config` does not list the current platform.
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
   * Fulfils the promise of the call.
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
   * The call that it answers.
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
   * The reason, when it did not.
   */
  error?: PluginResultError;
}

/**
 * The methods of `Plugins.WebView`, which decides from which folder the web view serves your app.
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
 * An object that ends a subscription.
 */
export interface CancellableCallback {
  /**
   * Ends the subscription.
   */
  cancel: Function;
}

/**
 * A date as text in the form of ISO 8601.
 */
export type ISODateString = string;
