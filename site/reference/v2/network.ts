import type { PluginListenerHandle } from './core.ts';

/**
 * Tells whether the device is online and over which kind of connection, and reports each change.
 * @package @trispan/core 2.5.0
 * @androidPermission android.permission.ACCESS_NETWORK_STATE
 */
declare const Network: NetworkPlugin;

export interface NetworkPlugin {
  /**
   * Returns the state of the connection at this moment. It does not ask any server, so a request can still fail.
   * @support ios=yes android=yes web=conditional
   * @throws on Android when `android.permission.ACCESS_NETWORK_STATE` is missing from the manifest
   */
  getStatus(): Promise<NetworkStatus>;

  /**
   * Ends all subscriptions to this capability on iOS and Android. In a browser it leaves them alone: call `remove` of each handle there.
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): void;

  /**
   * Emitted when the device goes online or offline, and on iOS and Android also when it changes between Wi-Fi and mobile data. The same state can come twice. On Android nothing is reported while the app is in the background.
   * @support ios=yes android=yes web=yes
   */
  addListener(eventName: 'networkStatusChange', listenerFunc: (status: NetworkStatus) => void): PluginListenerHandle;
}

/**
 * The connection at one moment.
 */
export interface NetworkStatus {
  /**
   * `true` when the system considers the device online. A network without access to the internet can count as online, so handle failed requests as well.
   */
  connected: boolean;

  /**
   * The kind of connection, and `none` when the device is offline. Rely on `connected`, and read this as a hint: on iOS `getStatus` gives an empty text when offline, and browsers can give other values, such as `4g`.
   */
  connectionType: 'wifi' | 'cellular' | 'none' | 'unknown';
}

/**
 * The type of the function that receives changes, to declare such a function on its own.
 * @alias
 * @supplementary
 */
export type NetworkStatusChangeCallback = (status: NetworkStatus) => void;
