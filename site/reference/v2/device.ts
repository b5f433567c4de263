/**
 * Returns information about the device, its system, battery and language, and about your app.
 * @package @trispan/core 2.5.0
 */
declare const Device: DevicePlugin;

export interface DevicePlugin {
  /**
   * Returns the model, the system, the storage and the identity of the device and the app. The values are a snapshot: call this method again for current ones.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { startReports } from './crashes';
   * const { Device } = Plugins;
   *
   * const info = await Device.getInfo();
   * // A crash on a simulator is a developer's.
   * if (!info.isVirtual) {
   *   startReports(info.model, info.appVersion);
   * }
   * ```
   */
  getInfo(): Promise<DeviceInfo>;

  /**
   * Returns the current battery level and charging state; there is no event for changes. In a browser without a battery API, such as Safari or Firefox, both values are `undefined`.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { uploadPhotos } from './sync';
   * const { Device } = Plugins;
   *
   * const { isCharging, batteryLevel = 1 } =
   *   await Device.getBatteryInfo();
   * if (isCharging || batteryLevel > 0.3) {
   *   await uploadPhotos();
   * }
   * ```
   */
  getBatteryInfo(): Promise<DeviceBatteryInfo>;

  /**
   * Returns the user's preferred language. iOS and Android leave out the region; browsers include it.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { loadTexts } from './texts';
   * const { Device } = Plugins;
   *
   * const own = await Device.getLanguageCode();
   * // Browsers add the region, as in 'de-AT'.
   * const code = own.value.slice(0, 2);
   * const isKnown = ['de', 'fr'].includes(code);
   * await loadTexts(isKnown ? code : 'en');
   * ```
   */
  getLanguageCode(): Promise<DeviceLanguageCodeResult>;
}

export interface DeviceInfo {
  /**
   * The name the user has given the device. On iOS 16 and later, you get a generic name such as `iPhone`, unless Apple has granted your app the entitlement for it.
   * @platforms ios
   */
  name?: string;

  /**
   * The model, such as `Pixel 4`, on Android; only the family, such as `iPhone`, on iOS. In a browser, it is read from the user agent and may be no more than a platform name.
   */
  model: string;

  /**
   * What your code runs on: a native platform, Electron, or `web` for any browser, including a browser on a phone.
   */
  platform: 'ios' | 'android' | 'electron' | 'web';

  /**
   * An identifier tied to the installation of your app, not to the hardware: other developers' apps get a different identifier, and it can change when your app is reinstalled. In a browser, it is a random value kept in `localStorage`, so it is lost with the site's data.
   */
  uuid: string;

  /**
   * The version that users see: `CFBundleShortVersionString` on iOS, `versionName` on Android. It is empty on the web.
   */
  appVersion: string;

  /**
   * Build number: `CFBundleVersion` on iOS, `versionCode` on Android. It is empty on the web.
   */
  appBuild: string;

  /**
   * The Bundle Identifier on iOS, the Application ID on Android. It is empty on the web.
   */
  appId: string;

  /**
   * The name below the icon. It is empty on the web.
   */
  appName: string;

  /**
   * The operating system. In a browser, it is guessed from the user agent.
   */
  operatingSystem: OperatingSystem;

  /**
   * Version of the operating system, for example `13.4`.
   */
  osVersion: string;

  /**
   * Manufacturer of the device: `Apple` on iOS, the browser vendor on the web.
   */
  manufacturer: string;

  /**
   * `true` on a simulator or emulator, except for the iOS simulator on a Mac with an Apple processor. It is always `false` on the web.
   */
  isVirtual: boolean;

  /**
   * Memory that the app currently uses; divide by 1048576 for megabytes. Android counts only its runtime's heap. It is not set on the web.
   * @platforms ios android
   * @unit bytes
   */
  memUsed?: number;

  /**
   * Free space. On Android, it is measured on the `system` partition, which apps cannot use. It is not set on the web.
   * @platforms ios android
   * @unit bytes
   */
  diskFree?: number;

  /**
   * Size of the storage. On Android, it is the size of the `system` partition. It is not set on the web.
   * @platforms ios android
   * @unit bytes
   */
  diskTotal?: number;
}

export interface DeviceBatteryInfo {
  /**
   * Battery level, where 1 is full. The iOS simulator, which has no battery, reports -1.
   * @range 0 to 1
   */
  batteryLevel?: number;

  /**
   * `true` while the battery is charging, and when it is full and plugged in.
   */
  isCharging?: boolean;
}

export interface DeviceLanguageCodeResult {
  /**
   * A two-letter code, such as `de`. In a browser, it is the full tag, such as `de-AT`.
   */
  value: string;
}

/**
 * The operating systems that the plugin distinguishes. Linux and all others count as `unknown`.
 */
export type OperatingSystem = 'ios' | 'android' | 'windows' | 'mac' | 'unknown';
