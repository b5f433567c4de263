import type { PermissionState } from '@trispan/core';

/**
 * Opens the system's camera or photo library and gives you the picture as a file or as a string.
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
   * Opens the camera, the library or a prompt first, as `source` says, and resolves with one picture. Permissions that are missing are asked for on the way.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the user leaves the camera, the library or the prompt without a picture. Closing a browser's file dialog does not reject: the promise then never settles.
   * @throws when the user has refused the access that `source` needs.
   * @throws when the device has no camera, as in the iOS simulator, and `source` asks for one.
   * @throws when one of the three keys is missing in `Info.plist` (iOS).
   */
  getPhoto(options: ImageOptions): Promise<Photo>;

  /**
   * Opens the library, lets the user choose as many pictures as they like, and resolves with one file for each. iOS 13 and earlier have no multiple choice: the list then holds one image.
   * @since 1.2.0
   * @support ios=yes android=yes web=yes
   * @throws when the user leaves the library without a choice.
   * @throws when the user has refused access to the photos (iOS).
   */
  pickImages(options: GalleryImageOptions): Promise<GalleryPhotos>;

  /**
   * Shows a user who shares only some photos the sheet to change that selection. On iOS 15 and later the promise resolves with the photos that are shared afterwards; on iOS 14 it resolves at once with an empty list, and with full access nothing is shown and the list is empty too.
   * @since 4.1.0
   * @platforms ios
   * @minOs ios 14
   * @support ios=yes android=no web=no
   * @throws when it is called on Android, in a browser or on iOS 13.
   */
  pickLimitedLibraryPhotos(): Promise<GalleryPhotos>;

  /**
   * Resolves with all photos that the user shares under limited access, without showing a picker. With full access the list is empty; if the user has not decided yet, iOS asks now.
   * @since 4.1.0
   * @platforms ios
   * @minOs ios 14
   * @support ios=yes android=no web=no
   * @throws when it is called on Android, in a browser or on iOS 13.
   */
  getLimitedLibraryPhotos(): Promise<GalleryPhotos>;

  /**
   * Tells what the app may use, without asking the user. On Android, `camera` is `granted` if your manifest does not declare the permission `CAMERA`, since it is not needed then.
   * @since 1.0.0
   * @permissions camera photos
   * @support ios=yes android=yes web=conditional
   * @throws when the browser has no Permissions API, or one that does not know `camera` (code `UNAVAILABLE`).
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for the permissions you name, or for both, and resolves with the state afterwards. What was refused permanently is reported as `denied` without a dialog.
   * @since 1.0.0
   * @permissions camera photos
   * @support ios=yes android=yes web=no
   * @throws when it is called in a browser (code `UNIMPLEMENTED`).
   */
  requestPermissions(permissions?: CameraPluginPermissions): Promise<PermissionStatus>;
}

/**
 * What `getPhoto` opens, and in which form the picture comes back. Only `resultType` is required.
 */
export interface ImageOptions {
  /**
   * Quality of the JPEG: 100 loses the least, lower numbers give smaller files. Without it iOS uses 100 and Android 90; browsers ignore it.
   * @since 1.0.0
   * @range 0 to 100
   */
  quality?: number;

  /**
   * Offers the user an editor for cropping or retouching before you get the picture. On iOS 14 and later, it works with `CameraSource.Camera` only; Android needs an installed app that can edit images. It has no effect in a browser.
   * @since 1.0.0
   */
  allowEditing?: boolean;

  /**
   * Decides which fields of the result are filled: the URL of a file, Base64 text, or a data URL.
   * @since 1.0.0
   */
  resultType: CameraResultType;

  /**
   * Also puts the photo into the user's library; `saved` in the result tells whether that worked. A picture that came from the library is saved again only if the user edited it. It has no effect in a browser.
   * @since 1.0.0
   * @default false
   */
  saveToGallery?: boolean;

  /**
   * Greatest width in pixels. A wider picture is scaled down and keeps its aspect ratio; a smaller one stays as it is. It has no effect in a browser.
   * @since 1.0.0
   */
  width?: number;

  /**
   * Greatest height in pixels. A taller picture is scaled down and keeps its aspect ratio; a smaller one stays as it is. It has no effect in a browser.
   * @since 1.0.0
   */
  height?: number;

  /**
   * Rotates the pixels upright according to the EXIF data, so that viewers that ignore EXIF show the picture correctly.
   * @since 1.0.0
   * @default true
   */
  correctOrientation?: boolean;

  /**
   * Opens the camera, the library, or a prompt that lets the user decide. In a browser, leaving it out opens the camera.
   * @since 1.0.0
   * @default CameraSource.Prompt
   */
  source?: CameraSource;

  /**
   * The camera that is active when the camera screen opens. The user can switch.
   * @since 1.0.0
   * @platforms ios web
   * @default CameraDirection.Rear
   */
  direction?: CameraDirection;

  /**
   * Shows the camera or the library over the whole screen, or as a popover, which suits an iPad.
   * @since 1.0.0
   * @platforms ios
   * @default 'fullscreen'
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * `true` forces the browser's file input. Otherwise the camera dialog of PWA Elements is used when the page has it.
   * @since 1.0.0
   * @platforms web
   * @default PWA Elements when present, else file input
   */
  webUseInput?: boolean;

  /**
   * Title above the choices of `CameraSource.Prompt`.
   * @since 1.0.0
   * @default 'Photo'
   */
  promptLabelHeader?: string;

  /**
   * Label of the choice that closes the prompt of `CameraSource.Prompt`.
   * @since 1.0.0
   * @platforms ios
   * @default 'Cancel'
   */
  promptLabelCancel?: string;

  /**
   * Wording of the choice for picking an existing picture.
   * @since 1.0.0
   * @default 'From Photos'
   */
  promptLabelPhoto?: string;

  /**
   * Wording of the choice for taking a new photo.
   * @since 1.0.0
   * @default 'Take Picture'
   */
  promptLabelPicture?: string;
}

/**
 * One picture. Which of the first four fields are set depends on the `resultType` you asked for.
 */
export interface Photo {
  /**
   * The picture as Base64 text without a prefix. Set with `CameraResultType.Base64`.
   * @since 1.0.0
   */
  base64String?: string;

  /**
   * The picture as a data URL that begins with `data:image/jpeg;base64,`, ready for the `src` of an image. Set with `CameraResultType.DataUrl`.
   * @since 1.0.0
   */
  dataUrl?: string;

  /**
   * File URL on the device, which Filesystem can read or copy. Set with `CameraResultType.Uri` in native apps.
   * @since 1.0.0
   */
  path?: string;

  /**
   * Address that the web view can load: use it as the `src` of an image, or `fetch` it. It is valid while the app runs, so do not store it.
   * @since 1.0.0
   */
  webPath?: string;

  /**
   * EXIF data of the picture by tag name, as far as it has any. Browsers do not deliver it.
   * @since 1.0.0
   */
  exif?: any;

  /**
   * Type of the image: `jpeg` on iOS and Android. In a browser `jpeg` or `png`, and `gif` with the file input only.
   * @since 1.0.0
   */
  format: string;

  /**
   * Whether the photo was put into the library. In a browser it is `false`, or missing with the file input; on Android it is missing unless you ask for `CameraResultType.Uri`. It can be `false` although you set `saveToGallery`, for example when permission was denied.
   * @since 1.1.0
   */
  saved: boolean;
}

/**
 * How picked images are processed. Every property is optional, the object itself is not.
 */
export interface GalleryImageOptions {
  /**
   * Quality of each JPEG: 100 loses the least, lower numbers give smaller files.
   * @since 1.2.0
   * @range 0 to 100
   */
  quality?: number;

  /**
   * Greatest width of each image in pixels. Wider ones are scaled down and keep their aspect ratio.
   * @since 1.2.0
   */
  width?: number;

  /**
   * Greatest height of each image in pixels. Taller ones are scaled down and keep their aspect ratio.
   * @since 1.2.0
   */
  height?: number;

  /**
   * Rotates each image upright according to its EXIF data.
   * @since 1.2.0
   * @default true
   */
  correctOrientation?: boolean;

  /**
   * Shows the library over the whole screen or as a popover.
   * @since 1.2.0
   * @platforms ios
   * @default 'fullscreen'
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * How many images the user may choose; `0` means unlimited. Other platforms set no limit, so check the length of the result.
   * @since 1.2.0
   * @platforms ios
   * @default 0
   */
  limit?: number;
}

/**
 * The images of one choice.
 */
export interface GalleryPhotos {
  /**
   * One entry for each image, or an empty list.
   * @since 1.2.0
   */
  photos: GalleryPhoto[];
}

/**
 * What the app may use at the moment.
 */
export interface PermissionStatus {
  /**
   * Access to the camera.
   */
  camera: CameraPermissionState;

  /**
   * Access to the photo library. `limited` means that the user shares selected photos only. Browsers report `granted`, because the file input needs no permission.
   */
  photos: CameraPermissionState;
}

/**
 * Narrows down what `requestPermissions` asks for.
 */
export interface CameraPluginPermissions {
  /**
   * The permissions to ask for.
   */
  permissions: CameraPermissionType[];
}

/**
 * One picked image. It is always a file, never text.
 */
export interface GalleryPhoto {
  /**
   * File URL on the device, which Filesystem can read or copy. Missing in browsers.
   * @since 1.2.0
   */
  path?: string;

  /**
   * Address that the web view can load: use it as the `src` of an image, or `fetch` it.
   * @since 1.2.0
   */
  webPath: string;

  /**
   * EXIF data of the image by tag name, as far as it has any. Browsers do not deliver it.
   * @since 1.2.0
   */
  exif?: any;

  /**
   * Type of the image: `jpeg` on iOS and Android; `jpeg`, `png` or `gif` in a browser.
   * @since 1.2.0
   */
  format: string;
}

/**
 * A permission state of the core package, or `limited`: the user shares selected photos only, which iOS 14 and later offer for the library.
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
   * A file: `webPath`, and in native apps `path`. Only the URL crosses the bridge, so it is the right choice for anything larger than a thumbnail.
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
   * Asks the user first: camera or library.
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
 * An older name of Photo.
 * @since 1.0.0
 * @deprecated Use `Photo`.
 * @supplementary
 */
export type CameraPhoto = Photo;

/**
 * An older name of ImageOptions.
 * @since 1.0.0
 * @deprecated Use `ImageOptions`.
 * @supplementary
 */
export type CameraOptions = ImageOptions;
