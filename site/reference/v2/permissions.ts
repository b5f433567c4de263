/**
 * Checks what the app may do, without asking the user.
 * @package @trispan/core 2.5.0
 */
declare const Permissions: PermissionsPlugin;

export interface PermissionsPlugin {
  /**
   * Checks one permission, without asking the user. The plugin that needs a permission asks for it when you call the plugin.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web when the browser has no Permissions API, or does not support the permission
   * @example
   * ```ts
   * import {
   *   PermissionType,
   *   Plugins,
   * } from '@trispan/core';
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
   * `granted` means that the app has the permission. `denied` means that the user, or a rule on the device, has refused it. `prompt` means that the user has not been asked yet. Android reports `denied` in both of the last two cases.
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
   * Reading the photo library: `READ_EXTERNAL_STORAGE` on Android. Limited access on iOS 14 and later counts as granted. Browsers report the camera permission instead.
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
   * Recording audio: `RECORD_AUDIO` on Android.
   */
  Microphone = 'microphone',
}
