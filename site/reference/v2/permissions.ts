/**
 * Checks what the app may do, without asking the user.
 * @package @trispan/core 2.5.0
 */
declare const Permissions: PermissionsPlugin;

export interface PermissionsPlugin {
  /**
   * Checks one permission, without asking the user. The plugin that needs a permission asks for it when you use it.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web when the browser has no Permissions API, or does not know the permission
   * @example
   * ```ts
   * import { showLocationHint } from './hints';
   * const { Permissions } = Plugins;
   *
   * const { state } = await Permissions.query({
   *   name: PermissionType.Geolocation,
   * });
   * if (state !== 'granted') showLocationHint();
   * ```
   */
  query(options: PermissionsOptions): Promise<PermissionResult>;
}

export interface PermissionsOptions {
  /**
   * The permission to look up.
   */
  name: PermissionType;
}

export interface PermissionResult {
  /**
   * `granted` lets you use it. `denied` means that the user, or a rule on the device, has said no. `prompt` means that the user has not been asked yet. Android does not tell the last two apart and reports `denied` for both.
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
   * Reading the position: `ACCESS_COARSE_LOCATION` on Android. On iOS, it is denied while location services are off.
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
