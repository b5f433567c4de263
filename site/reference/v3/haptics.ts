/** @inherits */

/**
 * Makes the device tap or vibrate with the platform's haptic patterns.
 * @package @trispan/haptics 1.1.4
 * @androidBundledPermission android.permission.VIBRATE
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Haptics: HapticsPlugin;

export interface VibrateOptions {
  /**
   * Length of the vibration. iPhones with iOS 12 or without a haptic engine vibrate for a fixed time instead.
   * @since 1.0.0
   * @minOs ios 13
   * @default 300
   * @unit ms
   */
  duration: number;
}
