import type { PluginListenerHandle } from '@trispan/core';

/**
 * Checks whether the device is online and which kind of connection it uses, and reports each change.
 * @package @trispan/network 4.1.0
 * @androidBundledPermission android.permission.ACCESS_NETWORK_STATE
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Network: NetworkPlugin;

export interface NetworkPlugin {
  /**
   * Returns the current connection state. The check does not contact a server, so a request can still fail.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when there is no `navigator`, as in a test without a browser
   * @example
   * ```ts
   * import { syncNotes, syncPhotos } from './sync';
   *
   * const status = await Network.getStatus();
   * if (status.connected) await syncNotes();
   * // Photos wait until they cost nothing.
   * const isOnWifi = status.connectionType === 'wifi';
   * if (status.connected && isOnWifi) await syncPhotos();
   * ```
   */
  getStatus(): Promise<ConnectionStatus>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { signOut } from './account';
   *
   * // Nothing may sync once the account is gone.
   * await Network.removeAllListeners();
   * await signOut();
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when the device goes online or offline and, on iOS and Android, also when it switches between Wi-Fi and mobile data. Treat each event as the new state, not as a change, because the same state can be reported twice. On Android, nothing is reported while the app is in the background.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const { classList } = document.body;
   *
   * const handle = await Network.addListener(
   *   'networkStatusChange',
   *   ({ connected }) =>
   *     classList.toggle('offline', !connected),
   * );
   * const stop = () => handle.remove();
   * ```
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
   * `true` when the system considers the device online. On Android 7 and later, the system also checks that the internet can be reached; elsewhere, a Wi-Fi network without internet access can count as online.
   * @since 1.0.0
   */
  connected: boolean;

  /**
   * The kind of connection. It is `none` when the device is offline. On Android, a network without internet access keeps its kind while `connected` is `false`.
   * @since 1.0.0
   */
  connectionType: ConnectionType;
}

/**
 * A listener for `networkStatusChange`.
 * @since 1.0.0
 */
export type ConnectionStatusChangeListener = (status: ConnectionStatus) => void;

/**
 * `wifi` includes cable where it can be detected; `cellular` is mobile data; `none` means offline. `unknown` means online over a connection that the system or browser does not specify.
 * @since 1.0.0
 */
export type ConnectionType = 'wifi' | 'cellular' | 'none' | 'unknown';

/**
 * An older name for ConnectionStatus.
 * @since 1.0.0
 * @deprecated Use `ConnectionStatus`.
 * @supplementary
 */
export type NetworkStatus = ConnectionStatus;

/**
 * An older name for ConnectionStatusChangeListener.
 * @since 1.0.0
 * @deprecated Use `ConnectionStatusChangeListener`.
 * @supplementary
 */
export type NetworkStatusChangeCallback = ConnectionStatusChangeListener;
