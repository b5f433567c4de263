/** @inherits */

/**
 * Reads the device's position once, or follows it while the app is open.
 * @package @trispan/geolocation 1.3.1
 * @iosPlist NSLocationAlwaysUsageDescription
 * @iosPlist NSLocationWhenInUseUsageDescription
 * @androidPermission android.permission.ACCESS_COARSE_LOCATION
 * @androidPermission android.permission.ACCESS_FINE_LOCATION
 * @androidFeature android.hardware.location.gps
 * @androidPermissionAlias location = android.permission.ACCESS_COARSE_LOCATION, android.permission.ACCESS_FINE_LOCATION
 * @androidPermissionAlias coarseLocation = android.permission.ACCESS_COARSE_LOCATION
 * @androidVariable playServicesLocationVersion = 17.1.0 (com.google.android.gms:play-services-location)
 */
export declare const Geolocation: GeolocationPlugin;

export interface GeolocationPlugin {
  /**
   * Checks whether the app may read the position, without asking the user.
   * @since 1.0.0
   * @permissions location coarseLocation
   * @support ios=yes android=yes web=conditional
   * @throws on iOS when location services are switched off for the whole device
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Permissions API
   * @example
   * ```ts
   * const { location: exact } =
   *   await Geolocation.checkPermissions();
   *
   * // A circle on the map rather than a pin?
   * const isRough = exact !== 'granted';
   * ```
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for access to the position and resolves with the resulting state.
   * @since 1.0.0
   * @permissions location coarseLocation
   * @support ios=yes android=yes web=no
   * @throws on iOS when location services are switched off for the whole device
   * @throws on the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { hideMap } from './map';
   *
   * // For the weather, the village is enough.
   * const { coarseLocation } =
   *   await Geolocation.requestPermissions({
   *     permissions: ['coarseLocation'],
   *   });
   * if (coarseLocation !== 'granted') hideMap();
   * ```
   */
  requestPermissions(permissions?: GeolocationPluginPermissions): Promise<PermissionStatus>;
}

export interface PositionOptions {
  /**
   * How long to wait for a position. Only browsers give up after this time; Android uses the value as the maximum reporting delay, and iOS ignores it.
   * @since 1.0.0
   * @default 10000
   * @unit ms
   */
  timeout?: number;
}
