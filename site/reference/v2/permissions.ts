/**
 * Tells what the app may do, without asking the user.
 * @package @trispan/core 2.5.0
 */
declare const Permissions: PermissionsPlugin;

export interface PermissionsPlugin {
  /**
   * Reads the state of one permission. It never shows a dialog: the capability that needs a permission asks for it when you use it.
   * @support ios=yes android=yes web=conditional
   * @throws on the web when the browser has no Permissions API, or does not know the name
   */
  query(options: PermissionsOptions): Promise<PermissionResult>;
}

/**
 * What you pass to `query()`.
 */
export interface PermissionsOptions {
  /**
   * The permission to look up.
   */
  name: PermissionType;
}

/**
 * What `query()` resolves with.
 */
export interface PermissionResult {
  /**
   * `granted`: use it. `denied`: the user, or a rule on the device, has said no. `prompt`: the user has not been asked yet. Android does not tell the last two apart and says `denied` for both.
   */
  state: 'granted' | 'denied' | 'prompt';
}

/**
 * The permissions that can be looked up.
 */
export enum PermissionType {
  /**
   * Taking photos and video: `CAMERA` on Android.
   */
  Camera = 'camera',

  /**
   * Reading the photo library: `READ_EXTERNAL_STORAGE` on Android. Limited access on iOS 14 and later counts as granted. A browser is asked for the camera instead.
   */
  Photos = 'photos',

  /**
   * Reading the position: `ACCESS_COARSE_LOCATION` on Android. On iOS it is denied while location services are off.
   */
  Geolocation = 'geolocation',

  /**
   * Showing notifications.
   */
  Notifications = 'notifications',

  /**
   * Reading the clipboard. iOS and Android always grant it.
   */
  ClipboardRead = 'clipboard-read',

  /**
   * Writing to the clipboard. iOS and Android always grant it.
   */
  ClipboardWrite = 'clipboard-write',

  /**
   * Recording sound: `RECORD_AUDIO` on Android.
   */
  Microphone = 'microphone',
}
