/**
 * Reads the photo library of an iOS device, lists its albums and adds pictures to it, without showing a picker.
 * @package @trispan/core 2.5.0
 * @iosPlist NSPhotoLibraryAddUsageDescription
 * @iosPlist NSPhotoLibraryUsageDescription
 */
declare const Photos: PhotosPlugin;

export interface PhotosPlugin {
  /**
   * Returns thumbnails of the pictures in the library or in one album, not the originals.
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @throws when the user does not allow access to the photos
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Photos } = Plugins;
   *
   * const { photos } = await Photos.getPhotos({
   *   quantity: 40,
   *   thumbnailQuality: 60,
   * });
   * const urls = photos.map(
   *   ({ data }) => `data:image/jpeg;base64,${data}`,
   * );
   * ```
   */
  getPhotos(options?: PhotosFetchOptions): Promise<PhotosResult>;

  /**
   * Returns the albums that iOS maintains, those that the user made and, with `loadShared`, shared albums.
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @throws when the user does not allow access to the photos
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Photos } = Plugins;
   * const { albums } = await Photos.getAlbums({
   *   loadShared: true,
   * });
   *
   * const list = document.querySelector('#albums');
   * for (const { name, type } of albums) {
   *   list?.append(new Option(`${name} (${type})`));
   * }
   * ```
   */
  getAlbums(options?: PhotosAlbumsFetchOptions): Promise<PhotosAlbumsResult>;

  /**
   * Adds a picture to the library and, with `albumIdentifier`, to an album. Treat a resolved promise as success: version 2.5.0 sends no result object.
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @throws when the user does not allow access to the photos
   * @throws when `data` is not an image in Base64
   * @throws when the album does not exist, or is one that iOS fills automatically
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Photos } = Plugins;
   *
   * const canvas = document.querySelector('canvas');
   * const url =
   *   canvas?.toDataURL('image/jpeg') ?? '';
   *
   * // Only what follows the comma is Base64.
   * const data = url.slice(url.indexOf(',') + 1);
   * await Photos.savePhoto({ data });
   * ```
   */
  savePhoto(options?: PhotosSaveOptions): Promise<PhotosSaveResult>;

  /**
   * Creates an empty album in the library. The call does not return the album's identifier: look it up with `getAlbums`.
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @throws when the user does not allow access to the photos
   * @throws when `name` is missing or iOS cannot create the album
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Photos } = Plugins;
   * const name = 'Field Notes';
   *
   * // Look up the identifier by name.
   * await Photos.createAlbum({ name });
   * const { albums } = await Photos.getAlbums();
   * const album = albums.find(
   *   (item) => item.name === name,
   * );
   * ```
   */
  createAlbum(options: PhotosCreateAlbumOptions): Promise<void>;
}

/**
 * Which pictures to return, and how large. Every property is optional.
 */
export interface PhotosFetchOptions {
  /**
   * The maximum number of items; by default, 25. The declared order is by creation date, newest first; see the quirks on this page before you rely on that order.
   */
  quantity?: number;

  /**
   * Width that the thumbnail should fill; by default, 256. The aspect ratio is kept, so one side can be longer.
   */
  thumbnailWidth?: number;

  /**
   * Height that the thumbnail should fill; by default, 256. The aspect ratio is kept, so one side can be longer.
   */
  thumbnailHeight?: number;

  /**
   * JPEG quality of the thumbnails; by default, 95. Lower it if you show many.
   * @range 0 to 100
   */
  thumbnailQuality?: number;

  /**
   * The kind of items to return. Use `photos`, the default.
   */
  types?: string;

  /**
   * The `identifier` of an album from `getAlbums`, to return only its pictures. Without it, or when no album has that identifier, the whole library is read.
   */
  albumIdentifier?: string;
}

/**
 * What `getPhotos` found.
 */
export interface PhotosResult {
  /**
   * One entry for each picture.
   */
  photos: PhotoAsset[];
}

/**
 * Which albums to list.
 */
export interface PhotosAlbumsFetchOptions {
  /**
   * `true` adds albums that are shared over iCloud. Without options, they are left out.
   */
  loadShared: boolean;
}

/**
 * What `getAlbums` found.
 */
export interface PhotosAlbumsResult {
  /**
   * One entry for each album.
   */
  albums: PhotosAlbum[];
}

/**
 * A picture to add to the library.
 */
export interface PhotosSaveOptions {
  /**
   * The picture, a JPEG in Base64 without a data URL's prefix: remove everything up to and including the comma.
   */
  data: string;

  /**
   * The `identifier` of an album to add the picture to as well. The album must accept additions.
   */
  albumIdentifier?: string;
}

/**
 * The declared result of `savePhoto`.
 */
export interface PhotosSaveResult {
  /**
   * Whether the picture was saved. Do not test it: a failure rejects the promise.
   */
  success: boolean;
}

/**
 * The album to create.
 */
export interface PhotosCreateAlbumOptions {
  /**
   * Title of the album in the Photos app.
   */
  name: string;
}

/**
 * One picture in the library, with a thumbnail.
 */
export interface PhotoAsset {
  /**
   * The picture's identifier, valid only on this device.
   */
  identifier: string;

  /**
   * The thumbnail: a JPEG in Base64, without a prefix. Put `data:image/jpeg;base64,` before it to show it.
   */
  data: string;

  /**
   * When the picture was taken, as an ISO date. It is missing if the library has no date.
   */
  creationDate: string;

  /**
   * Width of the original in pixels.
   */
  fullWidth: number;

  /**
   * Height of the original in pixels.
   */
  fullHeight: number;

  /**
   * Width of the returned thumbnail.
   */
  thumbnailWidth: number;

  /**
   * Height of the returned thumbnail.
   */
  thumbnailHeight: number;

  /**
   * Where the picture was taken. The object is empty when the picture has no location.
   */
  location: PhotoLocation;
}

/**
 * One album in the library.
 */
export interface PhotosAlbum {
  /**
   * Pass this to `getPhotos` or `savePhoto` as `albumIdentifier`.
   */
  identifier: string;

  /**
   * Title of the album, in the device's language for albums that iOS maintains.
   */
  name: string;

  /**
   * Declared as the number of pictures. Version 2.5.0 does not set it.
   */
  count: number;

  /**
   * Who fills the album: iOS, the user or a group.
   */
  type: PhotosAlbumType;
}

/**
 * Position of the camera when the picture was taken. All fields are missing when the position is unknown.
 */
export interface PhotoLocation {
  /**
   * Degrees north of the equator; negative values are south.
   */
  latitude: number;

  /**
   * Degrees east of Greenwich; negative values are west.
   */
  longitude: number;

  /**
   * Direction in which the device moved, in degrees clockwise from north. A negative value means unknown.
   */
  heading: number;

  /**
   * Height above sea level in metres.
   */
  altitude: number;

  /**
   * Speed of the device in metres per second. A negative value means unknown.
   */
  speed: number;
}

/**
 * Kinds of albums.
 */
export enum PhotosAlbumType {
  /**
   * Maintained by iOS, such as favourites or screenshots. You cannot add pictures to such an album.
   */
  Smart = 'smart',

  /**
   * Shared over iCloud.
   */
  Shared = 'shared',

  /**
   * Made by the user or by an app.
   */
  User = 'user',
}
