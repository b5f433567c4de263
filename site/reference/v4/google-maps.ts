/**
 * Shows a Google map in your page, with the native map view on iOS and Android and the Maps JavaScript API in a browser.
 * @package @trispan/google-maps 4.5.1
 * @iosPlist NSLocationAlwaysUsageDescription
 * @iosPlist NSLocationWhenInUseUsageDescription
 * @androidPermission android.permission.ACCESS_COARSE_LOCATION
 * @androidPermission android.permission.ACCESS_FINE_LOCATION
 * @androidMetaData com.google.android.geo.API_KEY
 * @androidPermissionAlias location = android.permission.ACCESS_FINE_LOCATION
 * @androidVariable googleMapsPlayServicesVersion = 18.0.2 (com.google.android.gms:play-services-maps)
 * @androidVariable googleMapsUtilsVersion = 2.3.0 (com.google.maps.android:android-maps-utils)
 * @androidVariable googleMapsKtxVersion = 3.4.0 (com.google.maps.android:maps-ktx)
 * @androidVariable googleMapsUtilsKtxVersion = 3.4.0 (com.google.maps.android:maps-utils-ktx)
 * @androidVariable kotlinxCoroutinesVersion = 1.6.3 (org.jetbrains.kotlinx:kotlinx-coroutines-android, org.jetbrains.kotlinx:kotlinx-coroutines-core)
 * @androidVariable androidxCoreKTXVersion = 1.8.0 (androidx.core:core-ktx)
 * @androidVariable kotlin_version = 1.7.0 (org.jetbrains.kotlin:kotlin-stdlib-jdk7)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare class GoogleMap {
  /**
   * Creates the map inside `element` and resolves with the object that controls it. Wait for the promise, not for `callback`: the map may be ready before the callback is registered, which is then never called.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when `element` is missing
   * @throws on iOS and Android when `id` is empty or `config` lacks `center` or `zoom`
   * @example
   * ```ts
   * const map = await GoogleMap.create({
   *   id: 'tour',
   *   apiKey: 'your-web-key',
   *   element: document.getElementById('map')!,
   *   config: {
   *     center: { lat: 46.558, lng: 8 }, zoom: 11,
   *   },
   * });
   * ```
   */
  static create(options: CreateMapArgs, callback?: MapListenerCallback<MapReadyCallbackData>): Promise<GoogleMap>;

  /**
   * Draws markers that are close together as one symbol that shows their number. On iOS and Android, this includes markers added later. `minClusterSize`, available since 4.4.0, is the smallest number of markers that form a cluster; the default is 4.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { markers } from './notes';
   *
   * async function showAll(map: GoogleMap) {
   *   await map.addMarkers(markers);
   *   // Two notes stay apart, three become one.
   *   await map.enableClustering(3);
   * }
   * ```
   */
  enableClustering(minClusterSize?: number): Promise<void>;

  /**
   * Ends clustering and draws every marker again.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * async function showEachNote(map: GoogleMap) {
   *   await map.disableClustering();
   *   await map.setCamera({ zoom: 17 });
   * }
   * ```
   */
  disableClustering(): Promise<void>;

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
   *     tintColor: { r: 196, g: 98, b: 45, a: 1 },
   *   });
   * }
   * ```
   */
  addMarker(marker: Marker): Promise<string>;

  /**
   * Adds several markers in one call, which is faster than one by one, and resolves with their IDs in the same order.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the list is empty
   * @example
   * ```ts
   * const pass = { lat: 46.5617, lng: 8.3372 };
   * const hut = { lat: 46.5475, lng: 7.985 };
   *
   * async function showStages(map: GoogleMap) {
   *   const [start, end] = await map.addMarkers([
   *     { coordinate: pass }, { coordinate: hut },
   *   ]);
   * }
   * ```
   */
  addMarkers(markers: Marker[]): Promise<string[]>;

  /**
   * Removes the marker with the ID that `addMarker` resolved with.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the map has no marker with this ID
   * @example
   * ```ts
   * async function markDraft(
   *   map: GoogleMap, draft: Marker,
   * ) {
   *   const id = await map.addMarker(draft);
   *   // Call this when the draft is discarded.
   *   return () => map.removeMarker(id);
   * }
   * ```
   */
  removeMarker(id: string): Promise<void>;

  /**
   * Removes several markers. IDs that do not exist are skipped on iOS and Android.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the list is empty
   * @example
   * ```ts
   * import { tour } from './tours';
   *
   * async function hideTour(map: GoogleMap) {
   *   // Native maps reject an empty list.
   *   if (tour.markerIds.length === 0) return;
   *   await map.removeMarkers(tour.markerIds);
   * }
   * ```
   */
  removeMarkers(ids: string[]): Promise<void>;

  /**
   * Removes the map and its listeners, and frees the native view's memory. Call this method when the user leaves the page, and do not use the object afterwards.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the map has already been destroyed
   * @example
   * ```ts
   * async function closeMap(map: GoogleMap) {
   *   await map.destroy();
   *   document.getElementById('map')?.remove();
   * }
   * ```
   */
  destroy(): Promise<void>;

  /**
   * Moves, zooms, turns or tilts the view. Properties that you leave out stay unchanged.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const summit = { lat: 46.5372, lng: 7.9625 };
   *
   * async function flyToSummit(map: GoogleMap) {
   *   await map.setCamera({
   *     coordinate: summit, zoom: 15, angle: 45,
   *     animate: true,
   *   });
   * }
   * ```
   */
  setCamera(config: CameraConfig): Promise<void>;

  /**
   * Returns the current map type. In a browser, this works only for types set with `setMapType` and for the normal map.
   * @since 4.5.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web when the map type is not yet known
   * @example
   * ```ts
   * async function toggleImages(map: GoogleMap) {
   *   const { Normal, Hybrid } = MapType;
   *   const type = await map.getMapType();
   *   const isPlain = type === Normal;
   *   const next = isPlain ? Hybrid : Normal;
   *   await map.setMapType(next);
   * }
   * ```
   */
  getMapType(): Promise<MapType>;

  /**
   * Changes the map type. In a browser, the value is passed to the Maps JavaScript API unchanged.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * async function showRelief(map: GoogleMap) {
   *   await map.setMapType(MapType.Terrain);
   *   await map.setCamera({ zoom: 13 });
   * }
   * ```
   */
  setMapType(mapType: MapType): Promise<void>;

  /**
   * Shows or hides indoor floor plans, where Google has them.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on the web
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * async function showFloors(map: GoogleMap) {
   *   if (!Trispan.isNativePlatform()) return;
   *   await map.enableIndoorMaps(true);
   *   await map.setCamera({ zoom: 19 });
   * }
   * ```
   */
  enableIndoorMaps(enabled: boolean): Promise<void>;

  /**
   * Shows or hides traffic flow, where Google has data.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * async function planDriveHome(map: GoogleMap) {
   *   const hour = new Date().getHours();
   *   const isRushHour = hour >= 16 && hour < 19;
   *   await map.enableTrafficLayer(isRushHour);
   * }
   * ```
   */
  enableTrafficLayer(enabled: boolean): Promise<void>;

  /**
   * Exposes markers and other overlays to VoiceOver, or hides them.
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @throws on Android and the web
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * async function tuneVoiceOver(map: GoogleMap) {
   *   if (Trispan.getPlatform() !== 'ios') return;
   *   // Try both values before you choose.
   *   await map.enableAccessibilityElements(false);
   * }
   * ```
   */
  enableAccessibilityElements(enabled: boolean): Promise<void>;

  /**
   * Shows or hides the blue dot at the user's position. Android asks for permission; on iOS, the user must have granted it before. Browsers show no dot, but centre the map on the position once.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on iOS and Android when location access is not granted
   * @example
   * ```ts
   * import { mayLocate } from './permission';
   *
   * async function showMe(map: GoogleMap) {
   *   // On iOS, permission must come first.
   *   const isAllowed = await mayLocate();
   *   await map.enableCurrentLocation(isAllowed);
   * }
   * ```
   */
  enableCurrentLocation(enabled: boolean): Promise<void>;

  /**
   * Keeps the map's controls and centre clear of elements that cover its edges, such as a sheet at the bottom.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { sheet } from './ui';
   *
   * async function makeRoom(map: GoogleMap) {
   *   await map.setPadding({
   *     top: 0, left: 0, right: 0,
   *     bottom: sheet.clientHeight,
   *   });
   * }
   * ```
   */
  setPadding(padding: MapPadding): Promise<void>;

  /**
   * Returns the visible part of the world. The result's `contains` method checks whether a place lies within it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and the web when the map has no bounds yet
   * @example
   * ```ts
   * async function isVisible(
   *   map: GoogleMap, note: Marker,
   * ) {
   *   const bounds = await map.getMapBounds();
   *   return bounds.contains(note.coordinate);
   * }
   * ```
   */
  getMapBounds(): Promise<LatLngBounds>;

  /**
   * Sets the function to call when a different part of the world becomes visible. Call this method without a function to stop listening. As with all map listeners, a second call replaces the first function.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @event onBoundsChanged
   * @example
   * ```ts
   * import { compass } from './ui';
   *
   * async function turnCompass(map: GoogleMap) {
   *   await map.setOnBoundsChangedListener(
   *     ({ bearing }) => compass.turnTo(-bearing),
   *   );
   * }
   * ```
   */
  setOnBoundsChangedListener(callback?: MapListenerCallback<CameraIdleCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the view comes to rest after a movement, which is the time to load what is visible.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @event onCameraIdle
   * @example
   * ```ts
   * import { loadNotes } from './notes';
   *
   * async function loadVisible(map: GoogleMap) {
   *   await map.setOnCameraIdleListener((it) => {
   *     const { bounds, zoom } = it;
   *     if (zoom > 9) loadNotes(bounds);
   *   });
   * }
   * ```
   */
  setOnCameraIdleListener(callback?: MapListenerCallback<CameraIdleCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the user or your code starts to move the view.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @event onCameraMoveStarted
   * @example
   * ```ts
   * import { track } from './track';
   *
   * async function letGo(map: GoogleMap) {
   *   await map.setOnCameraMoveStartedListener(
   *     // Stop following when the user moves it.
   *     ({ isGesture }) => track.hold(isGesture),
   *   );
   * }
   * ```
   */
  setOnCameraMoveStartedListener(callback?: MapListenerCallback<CameraMoveStartedCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a cluster is tapped.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @event onClusterClick
   * @example
   * ```ts
   * import { showList } from './list';
   *
   * async function listClusters(map: GoogleMap) {
   *   await map.setOnClusterClickListener(
   *     ({ items }) => showList(items),
   *   );
   * }
   * ```
   */
  setOnClusterClickListener(callback?: MapListenerCallback<ClusterClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a cluster's info window is tapped.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @event onClusterInfoWindowClick
   * @example
   * ```ts
   * import { openFolder } from './folders';
   *
   * async function openClusters(map: GoogleMap) {
   *   await map.setOnClusterInfoWindowClickListener(
   *     ({ items }) => openFolder(items),
   *   );
   * }
   * ```
   */
  setOnClusterInfoWindowClickListener(callback?: MapListenerCallback<ClusterClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a marker's info window, the bubble with title and snippet, is tapped.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @event onInfoWindowClick
   * @example
   * ```ts
   * import { openNote } from './notes';
   *
   * async function openBubbles(map: GoogleMap) {
   *   await map.setOnInfoWindowClickListener(
   *     ({ markerId }) => openNote(markerId),
   *   );
   * }
   * ```
   */
  setOnInfoWindowClickListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the map is tapped where there is no marker.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @event onMapClick
   * @example
   * ```ts
   * async function addByTap(map: GoogleMap) {
   *   await map.setOnMapClickListener((tap) => {
   *     const lat = tap.latitude;
   *     const lng = tap.longitude;
   *     const coordinate = { lat, lng };
   *     void map.addMarker({ coordinate });
   *   });
   * }
   * ```
   */
  setOnMapClickListener(callback?: MapListenerCallback<MapClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a marker is tapped. The info window still opens.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerClick
   * @example
   * ```ts
   * import { rows } from './list';
   *
   * async function showRow(map: GoogleMap) {
   *   await map.setOnMarkerClickListener((it) => {
   *     rows.get(it.markerId)?.scrollIntoView();
   *   });
   * }
   * ```
   */
  setOnMarkerClickListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the user starts dragging a marker.
   * @since 4.2.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerDragStart
   * @example
   * ```ts
   * import { Haptics } from '@trispan/haptics';
   *
   * async function feelDrag(map: GoogleMap) {
   *   await map.setOnMarkerDragStartListener(
   *     () => void Haptics.selectionStart(),
   *   );
   * }
   * ```
   */
  setOnMarkerDragStartListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call repeatedly while a marker is dragged.
   * @since 4.2.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerDrag
   * @example
   * ```ts
   * import { label } from './ui';
   *
   * async function showDrag(map: GoogleMap) {
   *   await map.setOnMarkerDragListener((at) => {
   *     const lat = at.latitude.toFixed(4);
   *     const lng = at.longitude.toFixed(4);
   *     label.textContent = `${lat}, ${lng}`;
   *   });
   * }
   * ```
   */
  setOnMarkerDragListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a marker is dropped, with its new position.
   * @since 4.2.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerDragEnd
   * @example
   * ```ts
   * import { moveNote } from './notes';
   *
   * async function keepPlace(map: GoogleMap) {
   *   await map.setOnMarkerDragEndListener(
   *     ({ markerId, latitude, longitude }) =>
   *       moveNote(markerId, latitude, longitude),
   *   );
   * }
   * ```
   */
  setOnMarkerDragEndListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the button that centres the map on the user is tapped. On iOS, a tap on the blue dot also calls the function. In a browser, it is never called.
   * @since 1.0.0
   * @support ios=yes android=yes web=no-op
   * @event onMyLocationButtonClick
   * @example
   * ```ts
   * import { track } from './track';
   *
   * async function followAgain(map: GoogleMap) {
   *   await map.setOnMyLocationButtonClickListener(
   *     () => track.follow(),
   *   );
   * }
   * ```
   */
  setOnMyLocationButtonClickListener(callback?: MapListenerCallback<MyLocationButtonClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the blue dot is tapped. In a browser, it is never called.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no-op
   * @event onMyLocationClick
   * @example
   * ```ts
   * import { newNote } from './notes';
   *
   * async function noteHere(map: GoogleMap) {
   *   await map.setOnMyLocationClickListener(
   *     (at) => newNote(at.latitude, at.longitude),
   *   );
   * }
   * ```
   */
  setOnMyLocationClickListener(callback?: MapListenerCallback<MapClickCallbackData>): Promise<void>;

  /**
   * Removes all listeners of this map, except those for dragging markers.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * async function freeze(map: GoogleMap) {
   *   await map.removeAllMapListeners();
   *   // Remove drag listeners one by one.
   *   await map.setOnMarkerDragEndListener();
   * }
   * ```
   */
  removeAllMapListeners(): Promise<void>;
}

/**
 * The visible part of the map, as a rectangle of coordinates.
 * @supplementary
 */
declare class LatLngBounds {
  /**
   * Creates a rectangle from its corners and middle.
   */
  constructor(bounds: LatLngBoundsInterface);

  /**
   * Bottom-left corner when north is up.
   */
  southwest: LatLng;

  /**
   * Middle of the rectangle.
   */
  center: LatLng;

  /**
   * Top-right corner when north is up.
   */
  northeast: LatLng;

  /**
   * Checks whether the point lies within the rectangle.
   * @since 4.5.0
   * @example
   * ```ts
   * const hut = { lat: 46.5475, lng: 7.985 };
   *
   * async function showHut(map: GoogleMap) {
   *   const bounds = await map.getMapBounds();
   *   if (!(await bounds.contains(hut))) {
   *     await map.setCamera({ coordinate: hut });
   *   }
   * }
   * ```
   */
  contains(point: LatLng): Promise<boolean>;
}

// Google's types come from the package `@types/google.maps`. These stand-ins make this file complete without it.
declare namespace google {
  namespace maps {
    interface MapOptions {
      [option: string]: unknown;
    }
    interface MapTypeStyle {
      elementType?: string | null;
      featureType?: string | null;
      stylers: object[];
    }
  }
}

/**
 * What a new map needs.
 */
interface CreateMapArgs {
  /**
   * Your name for the map, unique in the app. Every event contains it as `mapId`.
   */
  id: string;

  /**
   * Your API key for the platform the app runs on. Android reads its key from the manifest instead.
   */
  apiKey: string;

  /**
   * Where the map starts, and how it looks.
   */
  config: GoogleMapConfig;

  /**
   * The `trispan-google-map` element that the map fills. Give it a width and a height before you call `create`.
   */
  element: HTMLElement;

  /**
   * `true` discards an existing map with the same `id`. Otherwise, iOS and Android keep the old map and its settings.
   * @default false
   */
  forceCreate?: boolean;
}

/**
 * What the callback of `create` receives.
 */
interface MapReadyCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;
}

/**
 * A pin or picture on the map. Only `coordinate` is required.
 */
export interface Marker {
  /**
   * Where the marker is placed.
   */
  coordinate: LatLng;

  /**
   * How opaque the marker is: `0` is invisible, `1` hides what is below.
   * @default 1
   * @range 0 to 1
   */
  opacity?: number;

  /**
   * First line of the info window that opens on a tap. In a browser, it is a tooltip.
   */
  title?: string;

  /**
   * Second line of the info window, below the title. Browsers do not show it.
   * @platforms ios android
   */
  snippet?: string;

  /**
   * `true` lays the marker flat, so that it turns and tilts with the map. Otherwise, it always faces the user.
   * @default false
   */
  isFlat?: boolean;

  /**
   * Picture to show instead of the pin: a path relative to your web assets folder, or an `https` URL. iOS and Android cannot show SVG and draw the pin instead.
   * @since 4.2.0
   */
  iconUrl?: string;

  /**
   * Size at which to draw the picture; by default, its own size.
   * @since 4.2.0
   */
  iconSize?: Size;

  /**
   * The top-left corner of the part to show when one picture contains several icons.
   * @since 4.2.0
   * @platforms web
   * @default top-left corner
   */
  iconOrigin?: Point;

  /**
   * The point in the picture that is placed on the coordinate, measured from its top-left corner. iOS needs `iconSize`, too; Android ignores this option in 4.5.1.
   * @since 4.2.0
   * @default bottom centre
   */
  iconAnchor?: Point;

  /**
   * Colour of the default pin. It has no effect with `iconUrl`.
   * @since 4.2.0
   * @platforms ios android
   * @range 0 to 255
   */
  tintColor?: {
    /**
     * Red component, from 0 to 255.
     */
    r: number;
    /**
     * Green component, from 0 to 255.
     */
    g: number;
    /**
     * Blue component, from 0 to 255.
     */
    b: number;
    /**
     * Opacity. iOS expects 0 to 1; Android uses only the colour's hue.
     */
    a: number;
  };

  /**
   * Whether the user can move the marker after a long press.
   * @default false
   */
  draggable?: boolean;
}

/**
 * How the camera views the map. Every property is optional.
 */
interface CameraConfig {
  /**
   * The point in the middle of the view.
   */
  coordinate?: LatLng;

  /**
   * Zoom level: about 1 for the world, 10 for a city, 15 for streets, 20 for buildings.
   */
  zoom?: number;

  /**
   * Which direction is up, clockwise from north.
   * @default 0
   * @unit deg
   */
  bearing?: number;

  /**
   * Tilt of the view: `0` looks straight down, `45` at a slant. Other values are not allowed.
   * @default 0
   * @unit deg
   */
  angle?: number;

  /**
   * `true` glides to the new view, `false` jumps. Browsers always jump.
   * @default false
   */
  animate?: boolean;

  /**
   * Unused on all platforms.
   */
  animationDuration?: number;
}

/**
 * How much of each edge is covered.
 */
interface MapPadding {
  /**
   * How much of the map is covered at the top, for example by a search field.
   */
  top: number;

  /**
   * How much of the map is covered on the left.
   */
  left: number;

  /**
   * How much of the map is covered on the right.
   */
  right: number;

  /**
   * How much of the map is covered at the bottom, for example by a sheet.
   */
  bottom: number;
}

/**
 * What the map shows after a movement.
 */
interface CameraIdleCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;

  /**
   * The visible part of the world. In native apps, it is a plain object with the three points, without `contains`.
   */
  bounds: LatLngBounds;

  /**
   * Which direction is up, in degrees clockwise from north.
   */
  bearing: number;

  /**
   * Latitude of the middle.
   */
  latitude: number;

  /**
   * Longitude of the middle.
   */
  longitude: number;

  /**
   * Tilt in degrees; `0` looks straight down.
   */
  tilt: number;

  /**
   * Zoom level, with decimals after a pinch.
   */
  zoom: number;
}

/**
 * Who moves the map.
 */
interface CameraMoveStartedCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;

  /**
   * `true` for the user, `false` for your code. Browsers always report `true`.
   */
  isGesture: boolean;
}

/**
 * The cluster that was tapped.
 */
interface ClusterClickCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;

  /**
   * Latitude of the cluster.
   */
  latitude: number;

  /**
   * Longitude of the cluster.
   */
  longitude: number;

  /**
   * How many markers the cluster contains.
   */
  size: number;

  /**
   * The markers in the cluster.
   */
  items: MarkerCallbackData[];
}

/**
 * The marker that was tapped or dragged, and its map.
 */
interface MarkerClickCallbackData extends MarkerCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;
}

/**
 * The point that was tapped.
 */
interface MapClickCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;

  /**
   * Latitude of the point.
   */
  latitude: number;

  /**
   * Longitude of the point.
   */
  longitude: number;
}

/**
 * The map whose button was tapped.
 */
interface MyLocationButtonClickCallbackData {
  /**
   * The `id` that you passed to `create`.
   */
  mapId: string;
}

/**
 * Where a map starts, and how it looks. iOS and Android support only the keys listed here; in a browser, you can add any key of `google.maps.MapOptions`.
 */
interface GoogleMapConfig extends google.maps.MapOptions {
  /**
   * Width of the map. Leave it out: `create` uses the width of `element`.
   * @platforms ios android
   */
  width?: number;

  /**
   * Height of the map. Leave it out: `create` uses the height of `element`.
   * @platforms ios android
   */
  height?: number;

  /**
   * Distance from the left edge of the page. Leave it out: `create` takes it from `element`.
   * @platforms ios android
   */
  x?: number;

  /**
   * Distance from the top edge of the page. Leave it out: `create` takes it from `element`.
   * @platforms ios android
   */
  y?: number;

  /**
   * The initial centre of the map.
   */
  center: LatLng;

  /**
   * Initial zoom level. Android cuts off decimals here; `setCamera` accepts them.
   */
  zoom: number;

  /**
   * `true` shows a still picture of the map, which saves memory in long lists.
   * @platforms android
   * @default false
   */
  androidLiteMode?: boolean;

  /**
   * How many screen pixels make up one CSS pixel. Leave it out: `create` sets it.
   * @platforms ios android
   */
  devicePixelRatio?: number;

  /**
   * Rules that recolour or hide parts of the map, in the JSON form of Google's style editor. On satellite, hybrid and terrain maps, they change only labels and geometry.
   * @since 4.3.0
   */
  styles?: google.maps.MapTypeStyle[] | null;
}

/**
 * A place on Earth.
 */
interface LatLng {
  /**
   * Degrees north of the equator; negative values are south.
   * @range -90 to 90
   * @unit deg
   */
  lat: number;

  /**
   * Degrees east of Greenwich; negative values are west.
   * @range -180 to 180
   * @unit deg
   */
  lng: number;
}

/**
 * Size of a picture in CSS pixels.
 */
interface Size {
  /**
   * Width of the picture.
   */
  width: number;

  /**
   * Height of the picture.
   */
  height: number;
}

/**
 * A point in a picture, measured from its top-left corner.
 */
interface Point {
  /**
   * Distance from the left edge of the picture.
   */
  x: number;

  /**
   * Distance from the top edge of the picture.
   */
  y: number;
}

/**
 * A marker, as events describe it.
 */
interface MarkerCallbackData {
  /**
   * The ID that `addMarker` or `addMarkers` resolved with.
   */
  markerId: string;

  /**
   * Latitude of the marker.
   */
  latitude: number;

  /**
   * Longitude of the marker.
   */
  longitude: number;

  /**
   * Title of the marker, empty if you set none.
   */
  title: string;

  /**
   * Second line of the info window, empty if you set none. Browsers always send an empty string.
   */
  snippet: string;
}

/**
 * The corners and the middle of a rectangle, for the `LatLngBounds` constructor.
 * @supplementary
 */
interface LatLngBoundsInterface {
  /**
   * Bottom-left corner when north is up.
   */
  southwest: LatLng;

  /**
   * Middle of the rectangle.
   */
  center: LatLng;

  /**
   * Top-right corner when north is up.
   */
  northeast: LatLng;
}

/**
 * The signature of all map listeners. The function receives no events from other maps.
 */
type MapListenerCallback<T> = (data: T) => void;

/**
 * Map types.
 */
export enum MapType {
  /**
   * The street map.
   */
  Normal = 'Normal',

  /**
   * Satellite images with roads and labels drawn over them.
   */
  Hybrid = 'Hybrid',

  /**
   * Satellite images without labels.
   */
  Satellite = 'Satellite',

  /**
   * The topographic map, with contour lines and shaded relief.
   */
  Terrain = 'Terrain',

  /**
   * No tiles, only an empty background with your markers.
   */
  None = 'None',
}
