/**
 * Shows a Google map in your page: the native map view on iOS and Android, the Maps JavaScript API in a browser.
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
   * Creates the map inside `element` and resolves with the object you control it by. Continue after the promise: the event behind `callback` can be sent before the callback is registered, so it may never be called.
   * @support ios=yes android=yes web=yes
   * @throws when `element` is missing.
   * @throws when `id` is empty or `config` lacks `center` or `zoom` (iOS, Android).
   */
  static create(options: CreateMapArgs, callback?: MapListenerCallback<MapReadyCallbackData>): Promise<GoogleMap>;

  /**
   * Draws markers that are close together as one symbol with their number, including those added later on iOS and Android. `minClusterSize`, available since 4.4.0, is the smallest number of markers that form a cluster; without it, 4 do.
   * @support ios=yes android=yes web=yes
   */
  enableClustering(minClusterSize?: number): Promise<void>;

  /**
   * Ends clustering and draws every marker again.
   * @support ios=yes android=yes web=yes
   */
  disableClustering(): Promise<void>;

  /**
   * Adds one marker and resolves with its id, which you need to remove it.
   * @support ios=yes android=yes web=yes
   * @throws when `coordinate` is missing (iOS, Android).
   */
  addMarker(marker: Marker): Promise<string>;

  /**
   * Adds several markers in one call, which is faster than one by one, and resolves with their ids in the same order.
   * @support ios=yes android=yes web=yes
   * @throws when the list is empty (iOS, Android).
   */
  addMarkers(markers: Marker[]): Promise<string[]>;

  /**
   * Removes a marker by the id that `addMarker` resolved with.
   * @support ios=yes android=yes web=yes
   * @throws when the map has no marker with this id.
   */
  removeMarker(id: string): Promise<void>;

  /**
   * Removes several markers. Ids that do not exist are skipped on iOS and Android.
   * @support ios=yes android=yes web=yes
   * @throws when the list is empty (iOS, Android).
   */
  removeMarkers(ids: string[]): Promise<void>;

  /**
   * Removes the map and its listeners, and frees the memory of the native view. Call it when the page with the map is left; the object is of no use afterwards.
   * @support ios=yes android=yes web=yes
   * @throws when the map has been destroyed already.
   */
  destroy(): Promise<void>;

  /**
   * Moves, zooms, turns or tilts the view. What you leave out stays as it is.
   * @support ios=yes android=yes web=yes
   */
  setCamera(config: CameraConfig): Promise<void>;

  /**
   * Resolves with the kind of tiles on the map. In a browser this works for types that you have set with `setMapType`, and for the normal map.
   * @since 4.5.0
   * @support ios=yes android=yes web=conditional
   * @throws when the browser does not know the type yet.
   */
  getMapType(): Promise<MapType>;

  /**
   * Changes the kind of tiles. In a browser the value is passed to the Maps JavaScript API as it is.
   * @support ios=yes android=yes web=yes
   */
  setMapType(mapType: MapType): Promise<void>;

  /**
   * Shows floor plans of buildings for which Google has them.
   * @support ios=yes android=yes web=no
   * @throws when it is called in a browser.
   */
  enableIndoorMaps(enabled: boolean): Promise<void>;

  /**
   * Shows how fast traffic flows, where Google has data.
   * @support ios=yes android=yes web=yes
   */
  enableTrafficLayer(enabled: boolean): Promise<void>;

  /**
   * Controls whether markers and other overlays are offered to VoiceOver.
   * @platforms ios
   * @support ios=yes android=no web=no
   * @throws when it is called on Android or in a browser.
   */
  enableAccessibilityElements(enabled: boolean): Promise<void>;

  /**
   * Shows the blue dot at the user's position. Android asks for permission; on iOS it must have been granted before. A browser has no dot: the map is centred once on the position instead.
   * @support ios=yes android=yes web=conditional
   * @throws when access to the position is not granted (iOS, Android).
   */
  enableCurrentLocation(enabled: boolean): Promise<void>;

  /**
   * Keeps controls and the centre of the map clear of what covers its edges, such as a sheet at the bottom.
   * @support ios=yes android=yes web=yes
   */
  setPadding(padding: MapPadding): Promise<void>;

  /**
   * Resolves with the part of the world that is visible now. Ask its `contains` whether a place lies within it.
   * @support ios=yes android=yes web=yes
   * @throws when the map has no bounds yet (iOS, web).
   */
  getMapBounds(): Promise<LatLngBounds>;

  /**
   * Sets the function to call when another part of the world is visible. Call it without a function to end listening; a second call replaces the first function, as for every listener of the map.
   * @support ios=yes android=yes web=yes
   * @event onBoundsChanged
   */
  setOnBoundsChangedListener(callback?: MapListenerCallback<CameraIdleCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the view has come to rest after a movement. It is the right moment to load what is visible.
   * @support ios=yes android=yes web=yes
   * @event onCameraIdle
   */
  setOnCameraIdleListener(callback?: MapListenerCallback<CameraIdleCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the view begins to move, by the user or by your code.
   * @support ios=yes android=yes web=yes
   * @event onCameraMoveStarted
   */
  setOnCameraMoveStartedListener(callback?: MapListenerCallback<CameraMoveStartedCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a cluster is tapped.
   * @support ios=yes android=yes web=yes
   * @event onClusterClick
   */
  setOnClusterClickListener(callback?: MapListenerCallback<ClusterClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the info window of a cluster is tapped.
   * @support ios=yes android=yes web=no
   * @event onClusterInfoWindowClick
   */
  setOnClusterInfoWindowClickListener(callback?: MapListenerCallback<ClusterClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the info window of a marker is tapped, the bubble with title and snippet.
   * @support ios=yes android=yes web=no
   * @event onInfoWindowClick
   */
  setOnInfoWindowClickListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the map is tapped where there is no marker.
   * @support ios=yes android=yes web=yes
   * @event onMapClick
   */
  setOnMapClickListener(callback?: MapListenerCallback<MapClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a marker is tapped. The info window opens anyway.
   * @support ios=yes android=yes web=yes
   * @event onMarkerClick
   */
  setOnMarkerClickListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the user picks up a marker with `draggable`.
   * @since 4.2.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerDragStart
   */
  setOnMarkerDragStartListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call again and again while a marker is dragged.
   * @since 4.2.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerDrag
   */
  setOnMarkerDragListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when a marker is dropped, with its new position.
   * @since 4.2.0
   * @support ios=yes android=yes web=yes
   * @event onMarkerDragEnd
   */
  setOnMarkerDragEndListener(callback?: MapListenerCallback<MarkerClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the button that centres the map on the user is tapped. On iOS a tap on the blue dot arrives here too. In a browser your function is never called.
   * @support ios=yes android=yes web=yes
   * @event onMyLocationButtonClick
   */
  setOnMyLocationButtonClickListener(callback?: MapListenerCallback<MyLocationButtonClickCallbackData>): Promise<void>;

  /**
   * Sets the function to call when the blue dot is tapped. In a browser your function is never called.
   * @support ios=no android=yes web=yes
   * @event onMyLocationClick
   */
  setOnMyLocationClickListener(callback?: MapListenerCallback<MapClickCallbackData>): Promise<void>;

  /**
   * Ends all listeners of this map, except those for dragging markers.
   * @support ios=yes android=yes web=yes
   */
  removeAllMapListeners(): Promise<void>;
}

/**
 * The visible part of the map, as a rectangle of coordinates.
 * @supplementary
 */
declare class LatLngBounds {
  /**
   * Makes a rectangle from its corners and its middle.
   */
  constructor(bounds: LatLngBoundsInterface);

  /**
   * Corner at the bottom left of a map that points north.
   */
  southwest: LatLng;

  /**
   * Middle of the rectangle.
   */
  center: LatLng;

  /**
   * Corner at the top right of a map that points north.
   */
  northeast: LatLng;

  /**
   * Resolves with `true` if the point lies within the rectangle.
   * @since 4.5.0
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
   * A name of your choice, unique among the maps of the app. It comes back as `mapId` in every event.
   */
  id: string;

  /**
   * Your key for the platform the app runs on. Android reads its key from the manifest instead.
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
   * `true` throws away a map that exists under the same `id`. Otherwise iOS and Android keep the old one, with its old settings.
   * @default false
   */
  forceCreate?: boolean;
}

/**
 * Passed to the callback of `create`.
 */
interface MapReadyCallbackData {
  /**
   * The `id` you gave the map when you created it.
   */
  mapId: string;
}

/**
 * A pin or picture at a place on the map. Only `coordinate` is required.
 */
export interface Marker {
  /**
   * Where the marker stands.
   */
  coordinate: LatLng;

  /**
   * How opaque the marker is: `0` is invisible, `1` hides what is below.
   * @default 1
   * @range 0 to 1
   */
  opacity?: number;

  /**
   * First line of the info window that opens on a tap. In a browser it is a tooltip.
   */
  title?: string;

  /**
   * Second line of the info window, below the title. Browsers do not show it.
   */
  snippet?: string;

  /**
   * `true` glues the marker to the ground, so that it turns and tilts with the map. Otherwise it always faces the user.
   * @default false
   */
  isFlat?: boolean;

  /**
   * Picture to show instead of the pin: a path relative to the folder of your web assets, or a URL with `https`. iOS and Android cannot show SVG and draw the pin instead.
   * @since 4.2.0
   */
  iconUrl?: string;

  /**
   * Size at which the picture is drawn. Without it the picture has its own size.
   * @since 4.2.0
   */
  iconSize?: Size;

  /**
   * Top left of the part to show, when one picture holds several icons. Only browsers use it.
   * @since 4.2.0
   * @default top left of image
   */
  iconOrigin?: Point;

  /**
   * The point of the picture that is placed on the coordinate, counted from its top left. iOS needs `iconSize` for it; the Android code of 4.5.1 does not use it.
   * @since 4.2.0
   * @default bottom center of image
   */
  iconAnchor?: Point;

  /**
   * Colour of the default pin. It has no effect together with `iconUrl`.
   * @since 4.2.0
   * @platforms ios android
   * @range 0 to 255
   */
  tintColor?: {
    /**
     * Share of red, from 0 to 255.
     */
    r: number;
    /**
     * Share of green, from 0 to 255.
     */
    g: number;
    /**
     * Share of blue, from 0 to 255.
     */
    b: number;
    /**
     * Opacity. iOS expects 0 to 1; Android uses the hue of the colour only.
     */
    a: number;
  };

  /**
   * Lets the user pick the marker up with a long press and move it.
   * @default false
   */
  draggable?: boolean;
}

/**
 * How the map is looked at. Every property is optional.
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
   * Unused: no platform reads it.
   */
  animationDuration?: number;
}

/**
 * Widths of the four edges that are covered by something else.
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
   * The `id` you gave the map when you created it.
   */
  mapId: string;

  /**
   * The visible part of the world. In native apps it is a plain object with the three points, without `contains`.
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
   * The `id` you gave the map when you created it.
   */
  mapId: string;

  /**
   * `true` if the user moves it, `false` if your code does. Browsers always say `true`.
   */
  isGesture: boolean;
}

/**
 * The cluster that was tapped.
 */
interface ClusterClickCallbackData {
  /**
   * The `id` you gave the map when you created it.
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
   * How many markers it stands for.
   */
  size: number;

  /**
   * The markers it stands for.
   */
  items: MarkerCallbackData[];
}

/**
 * The marker that was tapped or dragged, and its map.
 */
interface MarkerClickCallbackData extends MarkerCallbackData {
  /**
   * The `id` you gave the map when you created it.
   */
  mapId: string;
}

/**
 * The point that was tapped.
 */
interface MapClickCallbackData {
  /**
   * The `id` you gave the map when you created it.
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
   * The `id` you gave the map when you created it.
   */
  mapId: string;
}

/**
 * Where a map starts, and how it looks. iOS and Android know the keys listed here and no others; in a browser you can add every key of `google.maps.MapOptions`.
 */
interface GoogleMapConfig extends google.maps.MapOptions {
  /**
   * Width of the map. `create` sets it to the width of `element`, so leave it out.
   * @platforms ios android
   */
  width?: number;

  /**
   * Height of the map. `create` sets it to the height of `element`, so leave it out.
   * @platforms ios android
   */
  height?: number;

  /**
   * Distance from the left edge of the page. `create` sets it from `element`, so leave it out.
   * @platforms ios android
   */
  x?: number;

  /**
   * Distance from the top edge of the page. `create` sets it from `element`, so leave it out.
   * @platforms ios android
   */
  y?: number;

  /**
   * The point in the middle of the map at the start.
   */
  center: LatLng;

  /**
   * Zoom level at the start. Android cuts off decimals here; `setCamera` accepts them.
   */
  zoom: number;

  /**
   * `true` shows a picture of the map that the user cannot move. It saves memory in long lists.
   * @platforms android
   * @default false
   */
  androidLiteMode?: boolean;

  /**
   * How many pixels of the screen make up one CSS pixel. `create` sets it, so leave it out.
   * @platforms ios android
   */
  devicePixelRatio?: number;

  /**
   * Rules that recolour or hide parts of the map, in the JSON form of Google's style wizard. On satellite, hybrid and terrain maps they change labels and geometry only.
   * @since 4.3.0
   */
  styles?: google.maps.MapTypeStyle[] | null;
}

/**
 * A place on earth.
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
   * Extent from left to right.
   */
  width: number;

  /**
   * Extent from top to bottom.
   */
  height: number;
}

/**
 * A point of a picture, counted from its top left.
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
   * The id that `addMarker` or `addMarkers` resolved with.
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
   * Title of the marker, empty if you gave none.
   */
  title: string;

  /**
   * Second line of the info window, empty if you gave none. Browsers always send an empty text.
   */
  snippet: string;
}

/**
 * The corners and the middle of a rectangle, for the constructor of `LatLngBounds`.
 * @supplementary
 */
interface LatLngBoundsInterface {
  /**
   * Corner at the bottom left of a map that points north.
   */
  southwest: LatLng;

  /**
   * Middle of the rectangle.
   */
  center: LatLng;

  /**
   * Corner at the top right of a map that points north.
   */
  northeast: LatLng;
}

/**
 * The form of all listener functions of the map. Events of other maps are filtered out before it is called.
 */
type MapListenerCallback<T> = (data: T) => void;

/**
 * Kinds of tiles.
 */
export enum MapType {
  /**
   * The street map.
   */
  Normal = 'Normal',

  /**
   * Satellite pictures with roads and labels drawn over them.
   */
  Hybrid = 'Hybrid',

  /**
   * Satellite pictures without labels.
   */
  Satellite = 'Satellite',

  /**
   * The topographic map, with contour lines and shaded relief.
   */
  Terrain = 'Terrain',

  /**
   * No tiles: an empty ground with your markers.
   */
  None = 'None',
}
