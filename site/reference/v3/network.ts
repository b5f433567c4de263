/** @inherits */

/**
 * Checks whether the device is online and which kind of connection it uses, and reports each change.
 * @package @trispan/network 1.0.7
 * @androidBundledPermission android.permission.ACCESS_NETWORK_STATE
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Network: NetworkPlugin;

export interface ConnectionStatus {
  /**
   * `true` when the system considers the device online. A network without internet access can count as online, so handle failed requests as well.
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
 * `cellular` is mobile data; `none` means offline. `unknown` means online over a connection that the browser does not specify, and occurs only on the web.
 * @since 1.0.0
 */
export type ConnectionType = 'wifi' | 'cellular' | 'none' | 'unknown';
