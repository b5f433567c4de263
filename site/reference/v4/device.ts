/**
 * Returns information about the device, its system, battery and language.
 * @package @trispan/device 4.1.0
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Device: DevicePlugin;

export interface DevicePlugin {
  /**
   * Returns an identifier for this installation, to tell devices apart without an account.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS with `Id not available` when the system has no identifier yet
   * @example
   * ```ts
   * import { api } from './server';
   *
   * const { uuid } = await Device.getId();
   * // One row for each device in "My devices".
   * await api.put(`/devices/${uuid}`, {
   *   lastSeen: new Date().toISOString(),
   * });
   * ```
   */
  getId(): Promise<DeviceId>;

  /**
   * Returns the model, the system and the storage space. The values are a snapshot: call this method again for current ones.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when the browser hides its user agent
   * @example
   * ```ts
   * import { startReports } from './crashes';
   *
   * const info = await Device.getInfo();
   * // A crash on a simulator is a developer's.
   * if (!info.isVirtual) {
   *   startReports(info.model, info.osVersion);
   * }
   * ```
   */
  getInfo(): Promise<DeviceInfo>;

  /**
   * Returns the current battery level and charging state; there is no event for changes.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when the browser has no battery API, as in Safari and Firefox
   * @example
   * ```ts
   * import { uploadPhotos } from './sync';
   *
   * const { isCharging, batteryLevel = 1 } =
   *   await Device.getBatteryInfo();
   * if (isCharging || batteryLevel > 0.3) {
   *   await uploadPhotos();
   * }
   * ```
   */
  getBatteryInfo(): Promise<BatteryInfo>;

  /**
   * Returns the user's preferred language, without the region.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { loadTexts } from './texts';
   *
   * const { value } =
   *   await Device.getLanguageCode();
   * const isKnown = ['de', 'fr'].includes(value);
   * await loadTexts(isKnown ? value : 'en');
   * ```
   */
  getLanguageCode(): Promise<GetLanguageCodeResult>;

  /**
   * Returns the user's preferred language, with the region if there is one.
   * @since 4.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const tag = await Device.getLanguageTag();
   *
   * // 'Tuesday' in English, 'mardi' in French
   * const day = new Date().toLocaleDateString(
   *   tag.value,
   *   { weekday: 'long' },
   * );
   * document.title = `Notes of ${day}`;
   * ```
   */
  getLanguageTag(): Promise<LanguageTag>;
}

export interface DeviceId {
  /**
   * The identifier. On iOS, and on Android 8 and later, it is tied to this installation of your app, not to the hardware: other developers' apps get a different identifier, and it can change when your app is reinstalled. In a browser, it is a random value kept in `localStorage`, so it is lost with the site's data.
   * @since 1.0.0
   */
  uuid: string;
}

export interface DeviceInfo {
  /**
   * The name the user has given the device. On iOS 16 and later, you get a generic name such as `iPhone`, unless Apple has granted your app the entitlement for it.
   * @since 1.0.0
   * @platforms ios android
   * @minOs android 7.1
   */
  name?: string;

  /**
   * The manufacturer's name for the model: on iOS an internal code such as `iPhone13,4`, on Android a name such as `Pixel 6`. In a browser, it is read from the user agent and may be no more than a platform name.
   * @since 1.0.0
   */
  model: string;

  /**
   * What your code runs on: one of the native platforms, or `web` for any browser, including a browser on a phone.
   * @since 1.0.0
   */
  platform: 'ios' | 'android' | 'web';

  /**
   * The operating system. In a browser, it is guessed from the user agent.
   * @since 1.0.0
   */
  operatingSystem: OperatingSystem;

  /**
   * Version of the operating system, for example `15.5`.
   * @since 1.0.0
   */
  osVersion: string;

  /**
   * Manufacturer of the device: `Apple` on iOS, the browser vendor on the web.
   * @since 1.0.0
   */
  manufacturer: string;

  /**
   * `true` on a simulator or emulator. It is always `false` on the web.
   * @since 1.0.0
   */
  isVirtual: boolean;

  /**
   * Memory that the app currently uses; divide by 1048576 for megabytes. Android counts only its runtime's heap. It is not set on the web.
   * @since 1.0.0
   * @platforms ios android
   * @unit bytes
   */
  memUsed?: number;

  /**
   * Free space. On Android, it is measured on the `system` partition, which apps cannot use; on iOS, the number is inaccurate.
   * @since 1.0.0
   * @unit bytes
   * @deprecated Use `realDiskFree`.
   */
  diskFree?: number;

  /**
   * Size of the storage. On Android, it is the size of the `system` partition.
   * @since 1.0.0
   * @unit bytes
   * @deprecated Use `realDiskTotal`.
   */
  diskTotal?: number;

  /**
   * Free space for app data. On iOS, it includes space that the system would clear for something important. It is not set on the web.
   * @since 1.1.0
   * @platforms ios android
   * @unit bytes
   */
  realDiskFree?: number;

  /**
   * Size of the storage for app data. It is not set on the web.
   * @since 1.1.0
   * @platforms ios android
   * @unit bytes
   */
  realDiskTotal?: number;

  /**
   * Version of the engine that shows your pages: the version of iOS, of Android's web view package or of the browser.
   * @since 1.0.0
   */
  webViewVersion: string;
}

export interface BatteryInfo {
  /**
   * Battery level, where 1 is full. The iOS simulator, which has no battery, reports -1.
   * @since 1.0.0
   * @range 0 to 1
   */
  batteryLevel?: number;

  /**
   * `true` while the battery is charging, and when it is full and plugged in.
   * @since 1.0.0
   */
  isCharging?: boolean;
}

export interface GetLanguageCodeResult {
  /**
   * A two-letter code, such as `de`.
   * @since 1.0.0
   */
  value: string;
}

export interface LanguageTag {
  /**
   * A BCP 47 tag, such as `de-AT`.
   * @since 4.0.0
   */
  value: string;
}

/**
 * The operating systems that the plugin distinguishes. Linux and all others count as `unknown`.
 */
export type OperatingSystem = 'ios' | 'android' | 'windows' | 'mac' | 'unknown';

/**
 * An older name for BatteryInfo.
 * @since 1.0.0
 * @deprecated Use `BatteryInfo`.
 * @supplementary
 */
export type DeviceBatteryInfo = BatteryInfo;

/**
 * An older name for GetLanguageCodeResult.
 * @since 1.0.0
 * @deprecated Use `GetLanguageCodeResult`.
 * @supplementary
 */
export type DeviceLanguageCodeResult = GetLanguageCodeResult;
