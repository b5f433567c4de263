/**
 * Opens the system's camera or photo library and gives you one picture as a file or as a string.
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
   * Opens the camera, the library or a menu first, as `source` says, and resolves with one picture. It asks for missing permissions automatically; there is no separate call for that.
   * @support ios=yes android=yes web=yes
   * @throws when the user leaves the camera, the library or the menu without a picture. Closing a browser's file dialog does not reject: the promise then never settles.
   * @throws when the user has refused a permission.
   * @throws when the device has no camera, as in the iOS simulator, and `source` asks for one.
   * @throws when one of the three keys is missing in `Info.plist` (iOS).
   */
  getPhoto(options: CameraOptions): Promise<CameraPhoto>;
}

/**
 * What `getPhoto` opens, and in which form the picture comes back. Only `resultType` is required.
 */
export interface CameraOptions {
  /**
   * Quality of the JPEG: 100 loses the least, lower numbers give smaller files. Without it iOS uses 100 and Android 90; browsers ignore it.
   * @range 0 to 100
   */
  quality?: number;

  /**
   * Offers the user an editor for cropping or retouching before you get the picture. Browsers ignore it.
   */
  allowEditing?: boolean;

  /**
   * Decides which fields of the result are filled: the URL of a file, Base64 text, or a data URL.
   */
  resultType: CameraResultType;

  /**
   * Also puts the photo into the user's library. A picture that came from the library is saved again only if the user edited it; you are not told whether saving worked. It has no effect in a browser.
   * @default false
   */
  saveToGallery?: boolean;

  /**
   * Width of the picture in pixels. If `height` is not set, the aspect ratio is kept. It has no effect in a browser.
   */
  width?: number;

  /**
   * Height of the picture in pixels. If `width` is not set, the aspect ratio is kept. It has no effect in a browser.
   */
  height?: number;

  /**
   * Matters if `width` and `height` are both set. With `true` they are the greatest allowed size and the picture keeps its proportions; with `false` it is stretched to exactly that size.
   * @default false
   */
  preserveAspectRatio?: boolean;

  /**
   * Rotates the pixels upright according to the EXIF data, so that viewers that ignore EXIF show the picture correctly.
   * @default true
   */
  correctOrientation?: boolean;

  /**
   * Opens the camera, the library, or a menu that lets the user decide. Browsers show no menu.
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
   * Shows the camera over the whole screen, or as a popover, which suits an iPad.
   * @platforms ios
   * @default fullscreen
   */
  presentationStyle?: 'fullscreen' | 'popover';

  /**
   * `true` forces the browser's file input. Otherwise the camera dialog of PWA Elements is used when the page has it.
   * @platforms web
   * @default PWA Elements when present, else file input
   */
  webUseInput?: boolean;

  /**
   * Title above the choices of the menu.
   * @platforms ios
   * @default 'Photo'
   */
  promptLabelHeader?: string;

  /**
   * Label of the choice that closes the menu.
   * @platforms ios
   * @default 'Cancel'
   */
  promptLabelCancel?: string;

  /**
   * Wording of the choice for picking an existing picture.
   * @default 'From Photos'
   */
  promptLabelPhoto?: string;

  /**
   * Wording of the choice for taking a new photo.
   * @default 'Take Picture'
   */
  promptLabelPicture?: string;
}

/**
 * One picture. Which of the first four fields are set depends on the `resultType` you asked for.
 */
export interface CameraPhoto {
  /**
   * The picture as Base64 text without a prefix. Set with `CameraResultType.Base64`.
   */
  base64String?: string;

  /**
   * The picture as a data URL that begins with `data:image/jpeg;base64,`, ready for the `src` of an image. Set with `CameraResultType.DataUrl`.
   */
  dataUrl?: string;

  /**
   * File URL on the device, which Filesystem can read or copy. Set with `CameraResultType.Uri` in native apps.
   */
  path?: string;

  /**
   * Address that the web view can load: use it as the `src` of an image, or `fetch` it. It is valid while the app runs, so do not store it.
   */
  webPath?: string;

  /**
   * EXIF data of the picture by tag name, as far as it has any. Browsers do not deliver it.
   */
  exif?: any;

  /**
   * Type of the image: `jpeg` on iOS and Android. In a browser `jpeg` or `png`, and `gif` with the file input only.
   */
  format: string;
}

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
   * Shows a menu on iOS and Android: camera or library.
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
