/**
 * Describes the device, its system, battery and language, and the app that runs on it.
 * @package @trispan/core 2.5.0
 */
declare const Device: DevicePlugin;

export interface DevicePlugin {
  /**
   * Gives model, system, storage, and the identity of device and app. It is one reading: call it again for current numbers.
   * @support ios=yes android=yes web=yes
   */
  getInfo(): Promise<DeviceInfo>;

  /**
   * Reads charge and charging state once; there is no event for changes. In a browser without a battery API, such as Safari or Firefox, both values are `undefined`.
   * @support ios=yes android=yes web=yes
   */
  getBatteryInfo(): Promise<DeviceBatteryInfo>;

  /**
   * Gives the language the user prefers. iOS and Android leave the region out; a browser includes it.
   * @support ios=yes android=yes web=yes
   */
  getLanguageCode(): Promise<DeviceLanguageCodeResult>;
}

/**
 * What `getInfo()` resolves with.
 */
export interface DeviceInfo {
  /**
   * The name the user has given to the device. On iOS 16 and later, you get a general one such as `iPhone`, unless Apple has granted your app the entitlement for it.
   * @platforms ios
   */
  name?: string;

  /**
   * The model: `Pixel 4` on Android, only the family such as `iPhone` on iOS. In a browser it is read from the user agent and may be no more than a platform name.
   */
  model: string;

  /**
   * What your code runs on: a native platform, Electron, or `web` for any browser, also a browser on a phone.
   */
  platform: 'ios' | 'android' | 'electron' | 'web';

  /**
   * An identifier tied to the installation of your app, not to the hardware: apps of other makers get another one, and it can change when yours is installed again. In a browser it is a random value kept in `localStorage`, so it is gone with the site's data.
   */
  uuid: string;

  /**
   * The version users see: `CFBundleShortVersionString` on iOS, `versionName` on Android. Empty text on the web.
   */
  appVersion: string;

  /**
   * Number of the build: `CFBundleVersion` on iOS, `versionCode` on Android. Empty text on the web.
   */
  appBuild: string;

  /**
   * The Bundle Identifier on iOS, the Application ID on Android. Empty text on the web.
   */
  appId: string;

  /**
   * The name below the icon. Empty text on the web.
   */
  appName: string;

  /**
   * The system below. In a browser it is guessed from the user agent.
   */
  operatingSystem: OperatingSystem;

  /**
   * Version of that system, as text such as `13.4`.
   */
  osVersion: string;

  /**
   * Maker of the device; `Apple` on iOS, the vendor of the browser on the web.
   */
  manufacturer: string;

  /**
   * `true` on a simulator or emulator, except for the iOS simulator on a Mac with an Apple processor. Always `false` on the web.
   */
  isVirtual: boolean;

  /**
   * Memory the app uses now, in bytes; divide by 1048576 for megabytes. Android counts the heap of its runtime only. Not set on the web.
   * @unit bytes
   */
  memUsed?: number;

  /**
   * Free space. On Android it is that of the `system` partition, which apps cannot use. Not set on the web.
   * @unit bytes
   */
  diskFree?: number;

  /**
   * Size of the storage. On Android it is that of the `system` partition. Not set on the web.
   * @unit bytes
   */
  diskTotal?: number;
}

/**
 * What `getBatteryInfo()` resolves with.
 */
export interface DeviceBatteryInfo {
  /**
   * Charge, where 1 is full. The iOS simulator, which has no battery, says -1.
   * @range 0 to 1
   */
  batteryLevel?: number;

  /**
   * `true` while charging and when full on the cable.
   */
  isCharging?: boolean;
}

/**
 * What `getLanguageCode()` resolves with.
 */
export interface DeviceLanguageCodeResult {
  /**
   * A code of two letters, such as `de`. In a browser it is the full tag, such as `de-AT`.
   */
  value: string;
}

/**
 * The systems that can be told apart. Linux and everything else is `unknown`.
 */
export type OperatingSystem = 'ios' | 'android' | 'windows' | 'mac' | 'unknown';
