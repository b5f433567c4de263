/**
 * Reads the device's position once, or follows it while the app is open.
 * @package @trispan/core 2.5.0
 * @iosPlist NSLocationAlwaysUsageDescription
 * @iosPlist NSLocationWhenInUseUsageDescription
 * @androidPermission android.permission.ACCESS_COARSE_LOCATION
 * @androidPermission android.permission.ACCESS_FINE_LOCATION
 * @androidFeature android.hardware.location.gps
 * @androidVariable playServicesLocationVersion = 17.0.0 (com.google.android.gms:play-services-location)
 */
declare const Geolocation: GeolocationPlugin;

export interface GeolocationPlugin {
  /**
   * Returns the device's position. If the user has not yet decided about location access, the call asks first.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the user refuses access
   * @throws when location is switched off on the device, or no position can be found
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { tagNote } from './notes';
   * const { Geolocation } = Plugins;
   *
   * const { coords } =
   *   await Geolocation.getCurrentPosition({
   *     enableHighAccuracy: true,
   *   });
   * // Ignore a position that may be 100 m off.
   * if (coords.accuracy < 100) tagNote(coords);
   * ```
   */
  getCurrentPosition(options?: GeolocationOptions): Promise<GeolocationPosition>;

  /**
   * Calls `callback` with each new position until you call `clearWatch`. It returns the ID for that call directly, not as a promise. Errors such as a refused permission are passed to the callback.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { track } from './track';
   * const { Geolocation } = Plugins;
   *
   * // The id is returned without a promise.
   * const id = Geolocation.watchPosition(
   *   { enableHighAccuracy: true },
   *   (position, error) => {
   *     if (!error) track.add(position.coords);
   *   },
   * );
   * ```
   */
  watchPosition(options: GeolocationOptions, callback: GeolocationWatchCallback): CallbackID;

  /**
   * Ends a watch, so that the device can switch off its location receiver. `id` is what `watchPosition` returned.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { draw, stopButton } from './map';
   * const { Geolocation } = Plugins;
   *
   * const id =
   *   Geolocation.watchPosition({}, draw);
   * stopButton.onclick = async () => {
   *   await Geolocation.clearWatch({ id });
   * };
   * ```
   */
  clearWatch(options: { id: string }): Promise<void>;
}

/**
 * How accurate and how recent a position has to be. Every property is optional.
 */
export interface GeolocationOptions {
  /**
   * `true` asks for the best position the device can give, usually from satellites, which takes longer and drains the battery. The default is `false` on iOS and Android and `true` in a browser.
   */
  enableHighAccuracy?: boolean;

  /**
   * How many milliseconds to wait for a position; by default, 10,000. Only browsers give up after this time; Android uses the value as the maximum reporting delay, and iOS ignores it.
   */
  timeout?: number;

  /**
   * The maximum age in milliseconds of a stored position that may be returned instead of a new one; by default, `0`.
   * @platforms web
   */
  maximumAge?: number;
}

/**
 * Where the device is, and when its position was determined.
 */
export interface GeolocationPosition {
  /**
   * When the position was determined, in milliseconds since 1970.
   */
  timestamp: number;

  /**
   * The position itself, with what the sensors report about height and movement.
   */
  coords: {
    /**
     * Degrees north of the equator; negative values are south.
     * @unit deg
     */
    latitude: number;
    /**
     * Degrees east of Greenwich; negative values are west.
     * @unit deg
     */
    longitude: number;
    /**
     * Radius of the circle around the position within which the device is likely to be.
     * @unit m
     */
    accuracy: number;
    /**
     * How far `altitude` may be off. Android provides it in version 8.0 and later.
     * @unit m
     */
    altitudeAccuracy?: number;
    /**
     * Height in metres, if the platform knows it.
     */
    altitude?: number;
    /**
     * Speed over ground in metres per second, if it is known. On iOS, a negative number means that it is unknown.
     */
    speed?: number;
    /**
     * Direction of travel in degrees clockwise from north, if it is known. It is not a compass reading, so it means nothing while the device stands still. On iOS, a negative number means that it is unknown.
     */
    heading?: number;
  };
}

/**
 * The function that is called with each position. When `err` is set, `position` is `null`, although the type does not say so.
 */
export type GeolocationWatchCallback = (position: GeolocationPosition, err?: any) => void;

/**
 * The ID of a watch. Do not interpret the string, because its form differs between platforms.
 */
export type CallbackID = string;
