import type { PluginListenerHandle } from './core.ts';

/**
 * Checks whether the device is online and which kind of connection it uses, and reports each change.
 * @package @trispan/core 2.5.0
 * @androidPermission android.permission.ACCESS_NETWORK_STATE
 */
declare const Network: NetworkPlugin;

export interface NetworkPlugin {
  /**
   * Returns the current connection state. The check does not contact a server, so a request can still fail.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on Android when `android.permission.ACCESS_NETWORK_STATE` is missing from the manifest
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { syncNotes, syncPhotos } from './sync';
   * const { Network } = Plugins;
   *
   * const status = await Network.getStatus();
   * if (status.connected) await syncNotes();
   * // Photos wait until they cost nothing.
   * const isOnWifi = status.connectionType === 'wifi';
   * if (status.connected && isOnWifi) await syncPhotos();
   * ```
   */
  getStatus(): Promise<NetworkStatus>;

  /**
   * Removes all listeners of this plugin on iOS and Android. In a browser, it removes none: call `remove` on each handle there.
   * @since 2.0.0
   * @support ios=yes android=yes web=no-op
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { signOut } from './account';
   * const { Network } = Plugins;
   *
   * // Nothing may sync once the account is gone.
   * Network.removeAllListeners();
   * await signOut();
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs when the device goes online or offline and, on iOS and Android, also when it switches between Wi-Fi and mobile data. The same state can be reported twice. On Android, nothing is reported while the app is in the background.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Network } = Plugins;
   * const { classList } = document.body;
   *
   * const handle = Network.addListener(
   *   'networkStatusChange',
   *   ({ connected }) =>
   *     classList.toggle('offline', !connected),
   * );
   * const stop = () => handle.remove();
   * ```
   */
  addListener(eventName: 'networkStatusChange', listenerFunc: (status: NetworkStatus) => void): PluginListenerHandle;
}

/**
 * The connection at one moment.
 */
export interface NetworkStatus {
  /**
   * `true` when the system considers the device online. A network without internet access can count as online, so handle failed requests as well.
   */
  connected: boolean;

  /**
   * The kind of connection, and `none` when the device is offline. Rely on `connected`, and treat this value as a hint: on iOS, `getStatus` returns an empty string when offline, and browsers can return other values, such as `4g`.
   */
  connectionType: 'wifi' | 'cellular' | 'none' | 'unknown';
}

/**
 * A listener for `networkStatusChange`, to declare such a function on its own.
 * @alias
 * @supplementary
 */
export type NetworkStatusChangeCallback = (status: NetworkStatus) => void;
