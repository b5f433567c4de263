/**
 * Describes the device, its system, battery and language.
 * @package @trispan/device 1.1.2
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Device: DevicePlugin;

export interface DevicePlugin {
  /**
   * Gives an identifier for this installation, to tell devices apart without an account.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS when the system has no identifier yet: `Id not available`
   */
  getId(): Promise<DeviceId>;

  /**
   * Gives model, system and storage. It is one reading: call it again for current numbers.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web, with the code `UNAVAILABLE`, when the browser hides its user agent
   */
  getInfo(): Promise<DeviceInfo>;

  /**
   * Reads charge and charging state once; there is no event for changes.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web, with the code `UNAVAILABLE`, when the browser has no battery API. Safari and Firefox have none.
   */
  getBatteryInfo(): Promise<BatteryInfo>;

  /**
   * Gives the language the user prefers. iOS and Android leave the region out; a browser includes it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  getLanguageCode(): Promise<GetLanguageCodeResult>;
}

/**
 * What `getId()` resolves with.
 */
export interface DeviceId {
  /**
   * The identifier. On current mobile systems it is tied to the installation of your app, not to the hardware: apps of other makers get another one, and it can change when yours is installed again. In a browser it is a random value kept in `localStorage`, so it is gone with the site's data.
   * @since 1.0.0
   */
  uuid: string;
}

/**
 * What `getInfo()` resolves with.
 */
export interface DeviceInfo {
  /**
   * The name the user has given to the device. On iOS 16 and later, you get a general one such as `iPhone`, unless Apple has granted your app the entitlement for it.
   * @since 1.0.0
   * @platforms ios android
   * @minOs android 7.1
   */
  name?: string;

  /**
   * The model: `Pixel 6` on Android, only the family such as `iPhone` on iOS. In a browser it is read from the user agent and may be no more than a platform name.
   * @since 1.0.0
   */
  model: string;

  /**
   * What your code runs on: one of the native platforms, or `web` for any browser, also a browser on a phone.
   * @since 1.0.0
   */
  platform: 'ios' | 'android' | 'web';

  /**
   * The system below. In a browser it is guessed from the user agent.
   * @since 1.0.0
   */
  operatingSystem: OperatingSystem;

  /**
   * Version of that system, as text such as `15.5`.
   * @since 1.0.0
   */
  osVersion: string;

  /**
   * Maker of the device; `Apple` on iOS, the vendor of the browser on the web.
   * @since 1.0.0
   */
  manufacturer: string;

  /**
   * `true` on a simulator or emulator. Always `false` on the web.
   * @since 1.0.0
   */
  isVirtual: boolean;

  /**
   * Memory the app uses now, in bytes; divide by 1048576 for megabytes. Android counts the heap of its runtime only. Not set on the web.
   * @since 1.0.0
   * @unit bytes
   */
  memUsed?: number;

  /**
   * Free space. On Android it is that of the `system` partition, which apps cannot use; on iOS the number is inaccurate.
   * @since 1.0.0
   * @unit bytes
   * @deprecated Use `realDiskFree`.
   */
  diskFree?: number;

  /**
   * Size of the storage. On Android it is that of the `system` partition.
   * @since 1.0.0
   * @unit bytes
   * @deprecated Use `realDiskTotal`.
   */
  diskTotal?: number;

  /**
   * Space that is free for data of apps. On iOS it includes what the system would clear for something important. Not set on the web.
   * @since 1.1.0
   * @unit bytes
   */
  realDiskFree?: number;

  /**
   * Size of the storage for data of apps. Not set on the web.
   * @since 1.1.0
   * @unit bytes
   */
  realDiskTotal?: number;

  /**
   * Version of the engine that shows your pages: that of iOS, of the web view package on Android, or of the browser.
   * @since 1.0.0
   */
  webViewVersion: string;
}

/**
 * What `getBatteryInfo()` resolves with.
 */
export interface BatteryInfo {
  /**
   * Charge, where 1 is full. The iOS simulator, which has no battery, says -1.
   * @since 1.0.0
   * @range 0 to 1
   */
  batteryLevel?: number;

  /**
   * `true` while charging and when full on the cable.
   * @since 1.0.0
   */
  isCharging?: boolean;
}

/**
 * What `getLanguageCode()` resolves with.
 */
export interface GetLanguageCodeResult {
  /**
   * A code of two letters, such as `de`. In a browser it is the full tag, such as `de-AT`.
   * @since 1.0.0
   */
  value: string;
}

/**
 * The systems that can be told apart. Linux and everything else is `unknown`.
 */
export type OperatingSystem = 'ios' | 'android' | 'windows' | 'mac' | 'unknown';

/**
 * An older name of BatteryInfo.
 * @since 1.0.0
 * @deprecated Use `BatteryInfo`.
 * @supplementary
 */
export type DeviceBatteryInfo = BatteryInfo;

/**
 * An older name of GetLanguageCodeResult.
 * @since 1.0.0
 * @deprecated Use `GetLanguageCodeResult`.
 * @supplementary
 */
export type DeviceLanguageCodeResult = GetLanguageCodeResult;
