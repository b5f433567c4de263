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
   * Resolves with one position. If the user has not decided about location yet, they are asked first.
   * @support ios=yes android=yes web=yes
   * @throws when the user refuses access.
   * @throws when location is switched off on the device, or no position can be found.
   */
  getCurrentPosition(options?: GeolocationOptions): Promise<GeolocationPosition>;

  /**
   * Calls `callback` with each new position until you call `clearWatch`. It returns the id for that call at once, not as a promise; errors such as a refused permission arrive in the callback.
   * @support ios=yes android=yes web=yes
   */
  watchPosition(options: GeolocationOptions, callback: GeolocationWatchCallback): CallbackID;

  /**
   * Ends a watch, so that the device can switch its receiver off. `id` is what `watchPosition` returned.
   * @support ios=yes android=yes web=yes
   */
  clearWatch(options: { id: string }): Promise<void>;
}

/**
 * How exact and how fresh a position has to be. Every property is optional.
 */
export interface GeolocationOptions {
  /**
   * `true` asks for the best position the device can give, usually from satellites, which takes longer and drains the battery. Without it, iOS and Android act as with `false`, a browser as with `true`.
   */
  enableHighAccuracy?: boolean;

  /**
   * How many milliseconds to wait for a position; 10,000 if you leave it out. Only browsers give up after this time; Android takes it as the longest delay for reporting positions, and iOS ignores it.
   */
  timeout?: number;

  /**
   * How old in milliseconds a stored position may be to be returned instead of a new one; `0` if you leave it out. Only browsers use it.
   */
  maximumAge?: number;
}

/**
 * Where the device is, and since when that is known.
 */
export interface GeolocationPosition {
  /**
   * When the position was determined, in milliseconds since 1970.
   */
  timestamp: number;

  /**
   * The position itself, with what the sensors know about height and movement.
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
     * Radius of the circle around the position in which the device is likely to be.
     * @unit m
     */
    accuracy: number;
    /**
     * How far `altitude` may be off. On Android it is there since Android 8.0.
     * @unit m
     */
    altitudeAccuracy?: number;
    /**
     * Height in metres, if the platform knows it.
     */
    altitude?: number;
    /**
     * Speed over ground in metres per second, if it is known. iOS uses a negative number for unknown.
     */
    speed?: number;
    /**
     * Direction of travel in degrees clockwise from north, if it is known. It is not a compass: standing still, it means nothing. iOS uses a negative number for unknown.
     */
    heading?: number;
  };
}

/**
 * Called with each position. When `err` is set, there is no position: `position` is then `null`, although the type does not say so.
 */
export type GeolocationWatchCallback = (position: GeolocationPosition, err?: any) => void;

/**
 * Identifies a watch. Do not read anything into the text: its form differs per platform.
 */
export type CallbackID = string;
