/**
 * @inherits
 * @absent google Size Point LatLngBoundsInterface
 */

/**
 * Shows a Google map in your page, with the native map view on iOS and Android and the Maps JavaScript API in a browser.
 * @package @trispan/google-maps 1.1.0
 * @iosPlist NSLocationAlwaysUsageDescription
 * @iosPlist NSLocationWhenInUseUsageDescription
 * @androidPermission android.permission.ACCESS_COARSE_LOCATION
 * @androidPermission android.permission.ACCESS_FINE_LOCATION
 * @androidMetaData com.google.android.geo.API_KEY
 * @androidPermissionAlias location = android.permission.ACCESS_FINE_LOCATION
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 * @absent getMapType setOnMarkerDragStartListener setOnMarkerDragListener setOnMarkerDragEndListener
 */
export declare class GoogleMap {
  /**
   * Draws markers that are close together as one symbol that shows their number. On iOS and Android, this includes markers added later. The platform's map library decides how many markers form a cluster.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { markers } from './notes';
   *
   * async function showAll(map: GoogleMap) {
   *   await map.addMarkers(markers);
   *   await map.enableClustering();
   * }
   * ```
   */
  enableClustering(): Promise<void>;

  /**
   * Adds one marker and resolves with its ID, which you need to remove it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `coordinate` is missing
   * @example
   * ```ts
   * async function markPass(map: GoogleMap) {
   *   return map.addMarker({
   *     coordinate: { lat: 46.5617, lng: 8.3372 },
   *     title: 'At the pass',
   *     snippet: '2164 m, three notes',
   *   });
   * }
   * ```
   */
  addMarker(marker: Marker): Promise<string>;

  /**
   * Returns the visible part of the world. For changes, use `setOnBoundsChangedListener`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and the web when the map has no bounds yet
   * @example
   * ```ts
   * import { countNotes } from './notes';
   *
   * async function countVisible(map: GoogleMap) {
   *   const { southwest, northeast } =
   *     await map.getMapBounds();
   *   return countNotes(southwest, northeast);
   * }
   * ```
   */
  getMapBounds(): Promise<LatLngBounds>;

  /**
   * Removes all listeners of this map.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * async function freeze(map: GoogleMap) {
   *   await map.removeAllMapListeners();
   *   document.body.classList.add('map-frozen');
   * }
   * ```
   */
  removeAllMapListeners(): Promise<void>;
}

/** @absent iconSize iconOrigin iconAnchor tintColor */
export interface Marker {
  /**
   * URL of a picture to show instead of the pin. iOS and Android draw the pin.
   * @platforms web
   */
  iconUrl?: string;

  /**
   * Whether the user can move the marker after a long press. This version has no event for the new position.
   * @default false
   */
  draggable?: boolean;
}

interface CameraIdleCallbackData {
  /**
   * The visible part of the world.
   */
  bounds: LatLngBounds;
}

/**
 * The marker that was tapped, and its map.
 */
interface MarkerClickCallbackData extends MarkerCallbackData {}

/**
 * Where a map starts, and how it looks. iOS and Android support only the keys listed here; a browser also reads every other key of `google.maps.MapOptions`, although this type does not list them.
 * @absent styles
 */
interface GoogleMapConfig {}

/**
 * The visible part of the map, as a rectangle of coordinates.
 * @absent constructor contains
 * @before LatLng
 */
interface LatLngBounds {}

interface MarkerCallbackData {
  /**
   * The ID that `addMarker` or `addMarkers` resolved with. iOS sends it as a number, so compare `String(markerId)`.
   */
  markerId: string;
}
