import type { PermissionState } from '@trispan/core';

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
   * Resolves with one position. If the user has not decided about location yet, they are asked first.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the user refuses access.
   * @throws when location is switched off on the device, or no position can be found.
   * @throws when the Android device has no Google Play services.
   */
  getCurrentPosition(options?: PositionOptions): Promise<Position>;

  /**
   * Calls `callback` with each new position until you call `clearWatch`, and resolves with the id for that call. Errors such as a refused permission arrive in the callback, not as a rejection.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  watchPosition(options: PositionOptions, callback: WatchPositionCallback): Promise<CallbackID>;

  /**
   * Ends a watch, so that the device can switch its receiver off. Call it when the screen that needs positions closes.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when `id` is missing (iOS, Android).
   */
  clearWatch(options: ClearWatchOptions): Promise<void>;

  /**
   * Tells whether the app may read the position, without asking the user.
   * @since 1.0.0
   * @permissions location coarseLocation
   * @support ios=yes android=yes web=conditional
   * @throws when location services are switched off for the whole device (iOS).
   * @throws when the browser has no Permissions API (code `UNAVAILABLE`).
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for access to the position and resolves with the state afterwards.
   * @since 1.0.0
   * @permissions location coarseLocation
   * @support ios=yes android=yes web=no
   * @throws when location services are switched off for the whole device (iOS).
   * @throws when it is called in a browser (code `UNIMPLEMENTED`).
   */
  requestPermissions(permissions?: GeolocationPluginPermissions): Promise<PermissionStatus>;
}

/**
 * How exact and how fresh a position has to be. Every property is optional.
 */
export interface PositionOptions {
  /**
   * `true` asks for the best position the device can give, usually from satellites, which takes longer and drains the battery. On Android 12 and later it is ignored unless the user has granted the precise location, `ACCESS_FINE_LOCATION`.
   * @since 1.0.0
   * @default false
   */
  enableHighAccuracy?: boolean;

  /**
   * How long to wait for a position. Only browsers give up after this time; Android takes it as the longest delay for reporting positions, and iOS ignores it.
   * @since 1.0.0
   * @default 10000
   * @unit ms
   */
  timeout?: number;

  /**
   * How old a stored position may be to be returned instead of a new one. `0` always determines a new one. iOS ignores it, and so does a watch on Android.
   * @since 1.0.0
   * @default 0
   * @unit ms
   */
  maximumAge?: number;
}

/**
 * Where the device is, and since when that is known.
 */
export interface Position {
  /**
   * When the position was determined, in milliseconds since 1970.
   * @since 1.0.0
   */
  timestamp: number;

  /**
   * The position itself, with what the sensors know about height and movement.
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
     * Radius of the circle around the position in which the device is likely to be.
     * @since 1.0.0
     * @unit m
     */
    accuracy: number;
    /**
     * How far `altitude` may be off. It is there on iOS always, on Android since Android 8.0; browsers often return `null`.
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
     * Speed over ground in metres per second, or `null`. iOS uses a negative number for unknown.
     * @since 1.0.0
     */
    speed: number | null;
    /**
     * Direction of travel in degrees clockwise from north, or `null`. It is not a compass: standing still, it means nothing. iOS uses a negative number for unknown.
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
   * The id that `watchPosition` resolved with.
   */
  id: CallbackID;
}

/**
 * What the app may read at the moment.
 */
export interface PermissionStatus {
  /**
   * Access to the exact position. On Android it stands for `ACCESS_COARSE_LOCATION` and `ACCESS_FINE_LOCATION` together, on iOS and the web for the one location permission there is.
   * @since 1.0.0
   */
  location: PermissionState;

  /**
   * Access to the approximate position. On Android it stands for `ACCESS_COARSE_LOCATION`, which on Android 12 and later users can grant alone; on iOS and the web it always equals `location`.
   * @since 1.2.0
   */
  coarseLocation: PermissionState;
}

/**
 * Narrows down what `requestPermissions` asks for. It matters on Android only.
 */
export interface GeolocationPluginPermissions {
  /**
   * The permissions to ask for.
   */
  permissions: GeolocationPermissionType[];
}

/**
 * Called with each position, or with `null` and an error. One error does not end the watch.
 */
export type WatchPositionCallback = (position: Position | null, err?: any) => void;

/**
 * Identifies a watch. Do not read anything into the text: its form differs per platform.
 */
export type CallbackID = string;

/**
 * `location` includes the exact position, `coarseLocation` is the approximate one.
 */
export type GeolocationPermissionType = 'location' | 'coarseLocation';

/**
 * An older name of PositionOptions.
 * @since 1.0.0
 * @deprecated Use `PositionOptions`.
 * @supplementary
 */
export type GeolocationOptions = PositionOptions;

/**
 * An older name of WatchPositionCallback.
 * @since 1.0.0
 * @deprecated Use `WatchPositionCallback`.
 * @supplementary
 */
export type GeolocationWatchCallback = WatchPositionCallback;

/**
 * An older name of Position.
 * @since 1.0.0
 * @deprecated Use `Position`.
 * @supplementary
 */
export type GeolocationPosition = Position;
