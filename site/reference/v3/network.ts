import type { PluginListenerHandle } from '@trispan/core';

/**
 * Tells whether the device is online and over which kind of connection, and reports each change.
 * @package @trispan/network 1.0.7
 * @androidBundledPermission android.permission.ACCESS_NETWORK_STATE
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Network: NetworkPlugin;

export interface NetworkPlugin {
  /**
   * Returns the state of the connection at this moment. It does not ask any server, so a request can still fail.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when there is no `navigator`, as in a test without a browser
   */
  getStatus(): Promise<ConnectionStatus>;

  /**
   * Ends all subscriptions to this capability, including those made by other parts of your app.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): Promise<void>;

  /**
   * Emitted when the device goes online or offline, and on iOS and Android also when it changes between Wi-Fi and mobile data. Treat it as a new state, not as a difference: the same state can come twice. On Android nothing is reported while the app is in the background.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  addListener(
    eventName: 'networkStatusChange',
    listenerFunc: ConnectionStatusChangeListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * The connection at one moment.
 * @since 1.0.0
 */
export interface ConnectionStatus {
  /**
   * `true` when the system considers the device online. A network without access to the internet can count as online, so handle failed requests as well.
   * @since 1.0.0
   */
  connected: boolean;

  /**
   * The kind of connection. It is `none` when the device is offline, and on Android also for a connection that is neither Wi-Fi nor mobile data.
   * @since 1.0.0
   */
  connectionType: ConnectionType;
}

/**
 * The function that receives the new state.
 * @since 1.0.0
 */
export type ConnectionStatusChangeListener = (status: ConnectionStatus) => void;

/**
 * `wifi` and `cellular` are what they say; `none` means offline. `unknown` means online in a way that the browser does not name, and occurs on the web only.
 * @since 1.0.0
 */
export type ConnectionType = 'wifi' | 'cellular' | 'none' | 'unknown';

/**
 * An older name of ConnectionStatus.
 * @since 1.0.0
 * @deprecated Use `ConnectionStatus`.
 * @supplementary
 */
export type NetworkStatus = ConnectionStatus;

/**
 * An older name of ConnectionStatusChangeListener.
 * @since 1.0.0
 * @deprecated Use `ConnectionStatusChangeListener`.
 * @supplementary
 */
export type NetworkStatusChangeCallback = ConnectionStatusChangeListener;
