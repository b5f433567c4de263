/**
 * Opens the system's camera or photo library and returns one picture as a file or as a string.
 * @package @trispan/core 2.5.0
 * @iosPlist NSPhotoLibraryAddUsageDescription
 * @iosPlist NSPhotoLibraryUsageDescription
 * @iosPlist NSCameraUsageDescription
 * @androidPermission android.permission.READ_EXTERNAL_STORAGE
 * @androidPermission android.permission.WRITE_EXTERNAL_STORAGE
 * @androidVariable androidxExifInterfaceVersion = 1.2.0 (androidx.exifinterface:exifinterface)
 */
declare const Camera: CameraPlugin;

export interface CameraPlugin {
  /**
   * Opens the camera, the library or a prompt, depending on `source`, and resolves with one picture. It first asks for any missing permissions; there is no separate call for that.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the user leaves the camera, the library or the prompt without a picture; if the user closes a browser's file dialog, the promise never settles
   * @throws when the user has refused a permission
   * @throws when the device has no camera, as in the iOS simulator, and `source` requires one
   * @throws on iOS when one of the three keys is missing from `Info.plist`
   * @example
   * ```ts
   * import {
   *   CameraResultType,
   *   CameraSource,
   *   Plugins,
   * } from '@trispan/core';
   * const { Camera } = Plugins;
   *
   * const photo = await Camera.getPhoto({
   *   source: CameraSource.Camera,
   *   resultType: CameraResultType.Uri,
   *   quality: 70,
   * });
   * const img = document.querySelector('img');
   * if (img) img.src = photo.webPath ?? '';
   * ```
   */
  getPhoto(options: CameraOptions): Promise<CameraPhoto>;
}

/**
 * What `getPhoto` opens, and the form in which it returns the picture. Only `resultType` is required.
 */
export interface CameraOptions {
  /**
   * Quality of the JPEG: 100 loses the least; lower numbers give smaller files. The default is 100 on iOS and 90 on Android.
   * @platforms ios android
   * @range 0 to 100
   */
  quality?: number;

  /**
   * Whether the user can crop or retouch the picture in an editor before you get it.
   * @platforms ios android
   */
  allowEditing?: boolean;

  /**
   * The form in which the picture is returned: a file URL, Base64 text or a data URL.
   */
  resultType: CameraResultType;

  /**
   * Whether the photo is also saved to the user's library. A picture that came from the library is saved again only if the user edited it; you are not told whether saving worked.
   * @platforms ios android
   * @default false
   */
  saveToGallery?: boolean;

  /**
   * Width of the picture in pixels. If `height` is not set, the aspect ratio is kept.
   * @platforms ios android
   */
  width?: number;

  /**
   * Height of the picture in pixels. If `width` is not set, the aspect ratio is kept.
   * @platforms ios android
   */
  height?: number;

  /**
   * How the picture is scaled if `width` and `height` are both set. With `true`, they are the maximum size and the picture keeps its aspect ratio; with `false`, it is stretched to exactly that size.
   * @default false
   */
  preserveAspectRatio?: boolean;

  /**
   * Whether the pixels are rotated upright according to the EXIF data, so that viewers that ignore EXIF show the picture correctly.
   * @default true
   */
  correctOrientation?: boolean;

  /**
   * Where the picture comes from: the camera, the library or a prompt that lets the user decide. Browsers show no prompt.
   * @default CameraSource.Prompt
   */
  source?: CameraSource;

  /**
   * The camera that is active when the camera screen opens.
   * @platforms ios web
   * @default CameraDirection.Rear
   */
  direction?: CameraDirection;

  /**
   * How the camera appears: full screen, or as a popover, which suits an iPad.
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * Whether to use the browser's file input even if the page contains the PWA Elements camera dialog.
   * @platforms web
   * @default PWA Elements if present, otherwise the file input
   */
  webUseInput?: boolean;

  /**
   * Title above the `CameraSource.Prompt` choices.
   * @platforms ios
   * @default 'Photo'
   */
  promptLabelHeader?: string;

  /**
   * Label of the choice that closes the prompt.
   * @platforms ios
   * @default 'Cancel'
   */
  promptLabelCancel?: string;

  /**
   * Label of the choice for picking an existing picture.
   * @default 'From Photos'
   */
  promptLabelPhoto?: string;

  /**
   * Label of the choice for taking a new photo.
   * @default 'Take Picture'
   */
  promptLabelPicture?: string;
}

/**
 * One picture. Which of the first four fields are set depends on the `resultType` you requested.
 */
export interface CameraPhoto {
  /**
   * The picture as Base64 text without a prefix. It is set only with `CameraResultType.Base64`.
   */
  base64String?: string;

  /**
   * The picture as a data URL that starts with `data:image/jpeg;base64,`, ready for the `src` of an image. It is set only with `CameraResultType.DataUrl`.
   */
  dataUrl?: string;

  /**
   * File URL on the device, which Filesystem can read or copy. It is set only with `CameraResultType.Uri` in native apps.
   */
  path?: string;

  /**
   * URL that the web view can load: use it as the `src` of an image, or `fetch` it. It is valid while the app runs, so do not store it.
   */
  webPath?: string;

  /**
   * The picture's EXIF data by tag name, if any. Browsers do not provide it.
   * @platforms ios android
   */
  exif?: any;

  /**
   * Type of the image: `jpeg` on iOS and Android. In a browser, it is `jpeg` or `png`; with the file input, it can also be `gif`.
   */
  format: string;
}

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
   * Lets the user choose the camera or the library first, on iOS and Android.
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
