import type { PermissionState } from '@trispan/core';

/**
 * Reads the device's position once, or follows it while the app is open.
 * @package @trispan/geolocation 4.1.0
 * @iosPlist NSLocationAlwaysUsageDescription
 * @iosPlist NSLocationWhenInUseUsageDescription
 * @androidPermission android.permission.ACCESS_COARSE_LOCATION
 * @androidPermission android.permission.ACCESS_FINE_LOCATION
 * @androidFeature android.hardware.location.gps
 * @androidPermissionAlias location = android.permission.ACCESS_COARSE_LOCATION, android.permission.ACCESS_FINE_LOCATION
 * @androidPermissionAlias coarseLocation = android.permission.ACCESS_COARSE_LOCATION
 * @androidVariable playServicesLocationVersion = 20.0.0 (com.google.android.gms:play-services-location)
 */
export declare const Geolocation: GeolocationPlugin;

export interface GeolocationPlugin {
  /**
   * Returns the device's position. If the user has not yet decided about location access, the call asks first.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the user refuses access
   * @throws when location is switched off on the device, or no position can be found
   * @throws on Android when the device has no Google Play services
   * @example
   * ```ts
   * import { tagNote } from './notes';
   *
   * const { coords } =
   *   await Geolocation.getCurrentPosition({
   *     enableHighAccuracy: true,
   *     maximumAge: 30_000,
   *   });
   * // Ignore a position that may be 100 m off.
   * if (coords.accuracy < 100) tagNote(coords);
   * ```
   */
  getCurrentPosition(options?: PositionOptions): Promise<Position>;

  /**
   * Calls `callback` with each new position until you call `clearWatch`, which needs the ID that the promise resolves with. Errors such as a refused permission are passed to the callback and do not reject the promise.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { track } from './track';
   *
   * const id = await Geolocation.watchPosition(
   *   { enableHighAccuracy: true },
   *   (position, error) => {
   *     if (position) track.add(position.coords);
   *     else track.pause(error);
   *   },
   * );
   * ```
   */
  watchPosition(options: PositionOptions, callback: WatchPositionCallback): Promise<CallbackID>;

  /**
   * Ends a watch, so that the device can switch off its location receiver. Call this method when the screen that needs positions closes.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `id` is missing
   * @example
   * ```ts
   * import { draw, stopButton } from './map';
   *
   * const id =
   *   await Geolocation.watchPosition({}, draw);
   * stopButton.onclick = async () => {
   *   await Geolocation.clearWatch({ id });
   * };
   * ```
   */
  clearWatch(options: ClearWatchOptions): Promise<void>;

  /**
   * Checks whether the app may read the position, without asking the user.
   * @since 1.0.0
   * @permissions location coarseLocation
   * @support ios=yes android=yes web=conditional
   * @throws on iOS and Android when location services are switched off for the whole device
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
   * @throws on iOS and Android when location services are switched off for the whole device
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

/**
 * How accurate and how recent a position has to be. Every property is optional.
 */
export interface PositionOptions {
  /**
   * `true` asks for the best position the device can give, usually from satellites, which takes longer and drains the battery. On Android 12 and later, this option is ignored unless the user has granted precise location access, `ACCESS_FINE_LOCATION`.
   * @since 1.0.0
   * @default false
   */
  enableHighAccuracy?: boolean;

  /**
   * How long to wait for a position. On Android, `getCurrentPosition` has ignored this option since package version 4.0.0, and a watch uses it as the maximum reporting delay. iOS ignores it altogether.
   * @since 1.0.0
   * @default 10000
   * @unit ms
   */
  timeout?: number;

  /**
   * The maximum age of a stored position that may be returned instead of a new one. With `0`, a new position is always determined. iOS ignores this option, and so does a watch on Android.
   * @since 1.0.0
   * @default 0
   * @unit ms
   */
  maximumAge?: number;
}

/**
 * Where the device is, and when its position was determined.
 */
export interface Position {
  /**
   * When the position was determined, in milliseconds since 1970.
   * @since 1.0.0
   */
  timestamp: number;

  /**
   * The position itself, with what the sensors report about height and movement.
   * @since 1.0.0
   */
  coords: {
    /**
     * Degrees north of the equator; negative values are south.
     * @since 1.0.0
     * @unit deg
     */
    latitude: number;
    /**
     * Degrees east of Greenwich; negative values are west.
     * @since 1.0.0
     * @unit deg
     */
    longitude: number;
    /**
     * Radius of the circle around the position within which the device is likely to be.
     * @since 1.0.0
     * @unit m
     */
    accuracy: number;
    /**
     * How far `altitude` may be off. iOS always provides it, and so does Android 8.0 and later; browsers often return `null`.
     * @since 1.0.0
     * @minOs android 8.0
     * @unit m
     */
    altitudeAccuracy: number | null | undefined;
    /**
     * Height in metres, or `null` if the platform does not know it.
     * @since 1.0.0
     */
    altitude: number | null;
    /**
     * Speed over ground in metres per second, or `null`. On iOS, a negative number means that the speed is unknown.
     * @since 1.0.0
     */
    speed: number | null;
    /**
     * Direction of travel in degrees clockwise from north, or `null`. It is not a compass reading, so it means nothing while the device stands still. On iOS, a negative number means that the direction is unknown.
     * @since 1.0.0
     */
    heading: number | null;
  };
}

/**
 * The watch to end.
 */
export interface ClearWatchOptions {
  /**
   * The ID that `watchPosition` resolved with.
   */
  id: CallbackID;
}

/**
 * What the app may read at the moment.
 */
export interface PermissionStatus {
  /**
   * Access to the exact position. On Android, it stands for `ACCESS_COARSE_LOCATION` and `ACCESS_FINE_LOCATION` together; on iOS and the web, it stands for the single location permission.
   * @since 1.0.0
   */
  location: PermissionState;

  /**
   * Access to the approximate position. On Android, it stands for `ACCESS_COARSE_LOCATION`, which users of Android 12 and later can grant on its own; on iOS and the web, it always equals `location`.
   * @since 1.2.0
   */
  coarseLocation: PermissionState;
}

/**
 * Which permissions `requestPermissions` asks for. Only Android distinguishes them.
 */
export interface GeolocationPluginPermissions {
  /**
   * The permissions to ask for.
   */
  permissions: GeolocationPermissionType[];
}

/**
 * The function that is called with each position, or with `null` and an error. An error does not end the watch.
 */
export type WatchPositionCallback = (position: Position | null, err?: any) => void;

/**
 * The ID of a watch. Do not interpret the string, because its form differs between platforms.
 */
export type CallbackID = string;

/**
 * `location` is access to the exact position; `coarseLocation` is access to the approximate position.
 */
export type GeolocationPermissionType = 'location' | 'coarseLocation';

/**
 * An older name for PositionOptions.
 * @since 1.0.0
 * @deprecated Use `PositionOptions`.
 * @supplementary
 */
export type GeolocationOptions = PositionOptions;

/**
 * An older name for WatchPositionCallback.
 * @since 1.0.0
 * @deprecated Use `WatchPositionCallback`.
 * @supplementary
 */
export type GeolocationWatchCallback = WatchPositionCallback;

/**
 * An older name for Position.
 * @since 1.0.0
 * @deprecated Use `Position`.
 * @supplementary
 */
export type GeolocationPosition = Position;
