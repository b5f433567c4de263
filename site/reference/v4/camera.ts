import type { PermissionState } from '@trispan/core';

/**
 * Opens the system's camera or photo library and returns the picture as a file or as a string.
 * @package @trispan/camera 4.1.5
 * @iosPlist NSCameraUsageDescription
 * @iosPlist NSPhotoLibraryAddUsageDescription
 * @iosPlist NSPhotoLibraryUsageDescription
 * @androidPermission android.permission.READ_EXTERNAL_STORAGE
 * @androidPermission android.permission.WRITE_EXTERNAL_STORAGE
 * @androidPermissionAlias camera = android.permission.CAMERA
 * @androidPermissionAlias photos = android.permission.READ_EXTERNAL_STORAGE, android.permission.WRITE_EXTERNAL_STORAGE
 * @androidVariable androidxExifInterfaceVersion = 1.3.3 (androidx.exifinterface:exifinterface)
 * @androidVariable androidxMaterialVersion = 1.6.1 (com.google.android.material:material)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Camera: CameraPlugin;

export interface CameraPlugin {
  /**
   * Opens the camera, the library or a prompt, depending on `source`, and resolves with one picture. It first asks for any missing permissions.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the user leaves the camera, the library or the prompt without a picture; if the user closes a browser's file dialog, the promise never settles
   * @throws when the user has refused the access that `source` needs
   * @throws when the device has no camera, as in the iOS simulator, and `source` requires one
   * @throws on iOS when one of the three keys is missing from `Info.plist`
   * @example
   * ```ts
   * const photo = await Camera.getPhoto({
   *   source: CameraSource.Camera,
   *   resultType: CameraResultType.Uri,
   *   quality: 70,
   *   saveToGallery: true,
   * });
   * const img = document.querySelector('img');
   * if (img) img.src = photo.webPath ?? '';
   * ```
   */
  getPhoto(options: ImageOptions): Promise<Photo>;

  /**
   * Opens the library, lets the user choose as many pictures as they like, and resolves with one file for each. iOS 13 does not support multiple selection, so the list contains only one image there.
   * @since 1.2.0
   * @support ios=yes android=yes web=yes
   * @throws when the user leaves the library without choosing a picture
   * @throws on iOS when the user has refused access to the photos
   * @example
   * ```ts
   * import { attach } from './notes';
   *
   * const { photos } = await Camera.pickImages({
   *   width: 1200,
   *   limit: 5,
   * });
   * // Only iOS enforces the limit.
   * photos.slice(0, 5).forEach(attach);
   * ```
   */
  pickImages(options: GalleryImageOptions): Promise<GalleryPhotos>;

  /**
   * Opens the sheet in which a user who shares only some photos can change that selection. On iOS 15 and later, the promise resolves with the photos that the user then shares; on iOS 14, it resolves immediately with an empty list. With full access, no sheet appears, and the list is empty.
   * @since 4.1.0
   * @platforms ios
   * @minOs ios 14
   * @support ios=yes android=no web=no
   * @throws on Android, the web and iOS 13
   * @example
   * ```ts
   * import { showGrid } from './gallery';
   *
   * const { photos } =
   *   await Camera.pickLimitedLibraryPhotos();
   * // Empty on iOS 14: request the list there.
   * if (photos.length > 0) showGrid(photos);
   * ```
   */
  pickLimitedLibraryPhotos(): Promise<GalleryPhotos>;

  /**
   * Returns all photos that the user shares under limited access, without showing a picker. With full access, the list is empty. If the user has not decided yet, iOS asks first.
   * @since 4.1.0
   * @platforms ios
   * @minOs ios 14
   * @support ios=yes android=no web=no
   * @throws on Android, the web and iOS 13
   * @example
   * ```ts
   * import { showGrid } from './gallery';
   *
   * const state = await Camera.checkPermissions();
   * if (state.photos === 'limited') {
   *   const { photos } =
   *     await Camera.getLimitedLibraryPhotos();
   *   showGrid(photos.map((one) => one.webPath));
   * }
   * ```
   */
  getLimitedLibraryPhotos(): Promise<GalleryPhotos>;

  /**
   * Checks which permissions the app has, without asking the user. On Android, `camera` is `granted` if your manifest does not declare the `CAMERA` permission, because the plugin then does not need it.
   * @since 1.0.0
   * @permissions camera photos
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Permissions API, or one that does not support `camera`
   * @example
   * ```ts
   * import { hint } from './ui';
   *
   * const state = await Camera.checkPermissions();
   * // Once refused, only the settings can help.
   * hint.hidden = state.camera !== 'denied';
   * ```
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for the specified permissions, by default for both, and resolves with the resulting state. A permission that was refused permanently is reported as `denied` without a dialog.
   * @since 1.0.0
   * @permissions camera photos
   * @support ios=yes android=yes web=no
   * @throws on the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { importButton } from './ui';
   *
   * const now = await Camera.requestPermissions({
   *   permissions: ['photos'],
   * });
   * // 'limited' will do: some photos are shared.
   * const isRefused = now.photos === 'denied';
   * importButton.disabled = isRefused;
   * ```
   */
  requestPermissions(permissions?: CameraPluginPermissions): Promise<PermissionStatus>;
}

/**
 * What `getPhoto` opens, and the form in which it returns the picture. Only `resultType` is required.
 */
export interface ImageOptions {
  /**
   * Quality of the JPEG: 100 loses the least; lower numbers give smaller files. The default is 100 on iOS and 90 on Android.
   * @since 1.0.0
   * @platforms ios android
   * @range 0 to 100
   */
  quality?: number;

  /**
   * Whether the user can crop or retouch the picture in an editor before you get it. On iOS 14 and later, editing works only with `CameraSource.Camera`; on Android, an app that can edit images must be installed.
   * @since 1.0.0
   * @platforms ios android
   */
  allowEditing?: boolean;

  /**
   * The form in which the picture is returned: a file URL, Base64 text or a data URL.
   * @since 1.0.0
   */
  resultType: CameraResultType;

  /**
   * Whether the photo is also saved to the user's library; `saved` in the result tells you whether that worked. A picture that came from the library is saved again only if the user edited it.
   * @since 1.0.0
   * @platforms ios android
   * @default false
   */
  saveToGallery?: boolean;

  /**
   * Maximum width in pixels. A wider picture is scaled down and keeps its aspect ratio; a narrower picture stays as it is.
   * @since 1.0.0
   * @platforms ios android
   */
  width?: number;

  /**
   * Maximum height in pixels. A taller picture is scaled down and keeps its aspect ratio; a shorter picture stays as it is.
   * @since 1.0.0
   * @platforms ios android
   */
  height?: number;

  /**
   * Whether the pixels are rotated upright according to the EXIF data, so that viewers that ignore EXIF show the picture correctly.
   * @since 1.0.0
   * @default true
   */
  correctOrientation?: boolean;

  /**
   * Where the picture comes from: the camera, the library or a prompt that lets the user decide. In a browser, the camera opens if you set no source.
   * @since 1.0.0
   * @default CameraSource.Prompt
   */
  source?: CameraSource;

  /**
   * The camera that is active when the camera screen opens. The user can switch cameras.
   * @since 1.0.0
   * @platforms ios web
   * @default CameraDirection.Rear
   */
  direction?: CameraDirection;

  /**
   * How the camera or the library appears: full screen, or as a popover, which suits an iPad.
   * @since 1.0.0
   * @platforms ios
   * @default 'fullscreen'
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * Whether to use the browser's file input even if the page contains the PWA Elements camera dialog.
   * @since 1.0.0
   * @platforms web
   * @default PWA Elements if present, otherwise the file input
   */
  webUseInput?: boolean;

  /**
   * Title above the `CameraSource.Prompt` choices.
   * @since 1.0.0
   * @default 'Photo'
   */
  promptLabelHeader?: string;

  /**
   * Label of the choice that closes the prompt.
   * @since 1.0.0
   * @platforms ios
   * @default 'Cancel'
   */
  promptLabelCancel?: string;

  /**
   * Label of the choice for picking an existing picture.
   * @since 1.0.0
   * @default 'From Photos'
   */
  promptLabelPhoto?: string;

  /**
   * Label of the choice for taking a new photo.
   * @since 1.0.0
   * @default 'Take Picture'
   */
  promptLabelPicture?: string;
}

/**
 * One picture. Which of the first four fields are set depends on the `resultType` you requested.
 */
export interface Photo {
  /**
   * The picture as Base64 text without a prefix. It is set only with `CameraResultType.Base64`.
   * @since 1.0.0
   */
  base64String?: string;

  /**
   * The picture as a data URL that starts with `data:image/jpeg;base64,`, ready for the `src` of an image. It is set only with `CameraResultType.DataUrl`.
   * @since 1.0.0
   */
  dataUrl?: string;

  /**
   * File URL on the device, which Filesystem can read or copy. It is set only with `CameraResultType.Uri` in native apps.
   * @since 1.0.0
   */
  path?: string;

  /**
   * URL that the web view can load: use it as the `src` of an image, or `fetch` it. It is valid while the app runs, so do not store it.
   * @since 1.0.0
   */
  webPath?: string;

  /**
   * The picture's EXIF data by tag name, if any. Browsers do not provide it.
   * @since 1.0.0
   * @platforms ios android
   */
  exif?: any;

  /**
   * Type of the image: `jpeg` on iOS and Android. In a browser, it is `jpeg` or `png`; with the file input, it can also be `gif`.
   * @since 1.0.0
   */
  format: string;

  /**
   * Whether the photo was saved to the library. In a browser, it is `false`, or missing with the file input; on Android, it is missing unless you request `CameraResultType.Uri`. It can be `false` even if you set `saveToGallery`, for example when permission was denied.
   * @since 1.1.0
   */
  saved: boolean;
}

/**
 * How picked images are processed. Every property is optional, but the object itself is required.
 */
export interface GalleryImageOptions {
  /**
   * Quality of each JPEG: 100 loses the least; lower numbers give smaller files.
   * @since 1.2.0
   * @range 0 to 100
   */
  quality?: number;

  /**
   * Maximum width of each image in pixels. Wider images are scaled down and keep their aspect ratio.
   * @since 1.2.0
   */
  width?: number;

  /**
   * Maximum height of each image in pixels. Taller images are scaled down and keep their aspect ratio.
   * @since 1.2.0
   */
  height?: number;

  /**
   * Whether each image is rotated upright according to its EXIF data.
   * @since 1.2.0
   * @default true
   */
  correctOrientation?: boolean;

  /**
   * How the library appears: full screen, or as a popover.
   * @since 1.2.0
   * @platforms ios
   * @default 'fullscreen'
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * How many images the user may choose; `0` means unlimited. Other platforms set no limit, so check the result's length.
   * @since 1.2.0
   * @platforms ios
   * @default 0
   */
  limit?: number;
}

/**
 * The images that the user picked or shares under limited access.
 */
export interface GalleryPhotos {
  /**
   * One entry for each image, or an empty list.
   * @since 1.2.0
   */
  photos: GalleryPhoto[];
}

/**
 * The app's current permissions.
 */
export interface PermissionStatus {
  /**
   * Access to the camera.
   */
  camera: CameraPermissionState;

  /**
   * Access to the photo library. `limited` means that the user shares only selected photos. Browsers report `granted`, because the file input needs no permission.
   */
  photos: CameraPermissionState;
}

/**
 * Which permissions `requestPermissions` asks for.
 */
export interface CameraPluginPermissions {
  /**
   * The permissions to ask for.
   */
  permissions: CameraPermissionType[];
}

/**
 * One image from the library. It is always a file, never text.
 */
export interface GalleryPhoto {
  /**
   * File URL on the device, which Filesystem can read or copy. It is missing in browsers.
   * @since 1.2.0
   * @platforms ios android
   */
  path?: string;

  /**
   * URL that the web view can load: use it as the `src` of an image, or `fetch` it.
   * @since 1.2.0
   */
  webPath: string;

  /**
   * The image's EXIF data by tag name, if any. Browsers do not provide it.
   * @since 1.2.0
   * @platforms ios android
   */
  exif?: any;

  /**
   * Type of the image: `jpeg` on iOS and Android; `jpeg`, `png` or `gif` in a browser.
   * @since 1.2.0
   */
  format: string;
}

/**
 * A permission state from the core package, or `limited`, which means that the user shares only selected photos. iOS 14 and later offer this for the library.
 */
export type CameraPermissionState = PermissionState | 'limited';

/**
 * `camera` is for taking photos, `photos` for reading from and writing to the library.
 */
export type CameraPermissionType = 'camera' | 'photos';

/**
 * The form in which `getPhoto` returns the picture.
 */
export enum CameraResultType {
  /**
   * A file: `webPath`, and in native apps `path`. Only the URL crosses the bridge, so this is the right choice for anything larger than a thumbnail.
   */
  Uri = 'uri',

  /**
   * Text in `base64String`, a third larger than the file and held in memory.
   */
  Base64 = 'base64',

  /**
   * Text in `dataUrl`: Base64 with the prefix that the `src` of an image needs.
   */
  DataUrl = 'dataUrl',
}

/**
 * Where the picture comes from.
 */
export enum CameraSource {
  /**
   * Lets the user choose the camera or the library first.
   */
  Prompt = 'PROMPT',

  /**
   * Opens the camera.
   */
  Camera = 'CAMERA',

  /**
   * Opens the photo library.
   */
  Photos = 'PHOTOS',
}

/**
 * The camera to start with.
 */
export enum CameraDirection {
  /**
   * The camera on the back of the device.
   */
  Rear = 'REAR',

  /**
   * The camera above the screen, facing the user.
   */
  Front = 'FRONT',
}

/**
 * An older name for Photo.
 * @since 1.0.0
 * @deprecated Use `Photo`.
 * @supplementary
 */
export type CameraPhoto = Photo;

/**
 * An older name for ImageOptions.
 * @since 1.0.0
 * @deprecated Use `ImageOptions`.
 * @supplementary
 */
export type CameraOptions = ImageOptions;
