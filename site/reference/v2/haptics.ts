/**
 * Makes the device tap or vibrate.
 * @package @trispan/core 2.5.0
 */
declare const Haptics: HapticsPlugin;

export interface HapticsPlugin {
  /**
   * Plays one short tap. iOS plays the weight you specify; Android plays the tap of a long press for every style.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import {
   *   HapticsImpactStyle,
   *   Plugins,
   * } from '@trispan/core';
   * import { placePhoto } from './photo-grid';
   * const { Haptics } = Plugins;
   *
   * placePhoto('heron.jpg');
   * Haptics.impact({
   *   style: HapticsImpactStyle.Light,
   * });
   * ```
   */
  impact(options: HapticsImpactOptions): void;

  /**
   * Plays the pattern for success, warning or failure. It exists only on iOS.
   * @throws on Android with `not implemented`
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import {
   *   HapticsNotificationType,
   *   Plugins,
   *   Trispan,
   * } from '@trispan/core';
   * import { syncNotes } from './sync';
   * const { Haptics } = Plugins;
   *
   * await syncNotes();
   * if (Trispan.getPlatform() === 'ios') {
   *   const type = HapticsNotificationType.SUCCESS;
   *   Haptics.notification({ type });
   * }
   * ```
   */
  notification(options: HapticsNotificationOptions): void;

  /**
   * Vibrates once, for a time you cannot choose. Android requires a permission.
   * @throws on Android when the manifest does not declare `android.permission.VIBRATE`
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showBanner } from './banner';
   * const { Haptics } = Plugins;
   *
   * // Not all phones vibrate: show a banner, too.
   * showBanner('Time to turn back');
   * Haptics.vibrate();
   * ```
   */
  vibrate(): void;

  /**
   * Prepares feedback for a value that is being changed, for example in a picker that the user drags. The user feels nothing yet.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { openPicker } from './species-picker';
   * const { Haptics } = Plugins;
   *
   * openPicker();
   * Haptics.selectionStart();
   * ```
   */
  selectionStart(): void;

  /**
   * Plays a light tick for one step of the selection. It has an effect only between `selectionStart` and `selectionEnd`.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Haptics } = Plugins;
   * let current = 0;
   *
   * // One tick for each row, not for each pixel.
   * function scrollTo(row: number) {
   *   if (row === current) return;
   *   current = row;
   *   Haptics.selectionChanged();
   * }
   * ```
   */
  selectionChanged(): void;

  /**
   * Ends the selection and releases what `selectionStart` prepared.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { closePicker } from './species-picker';
   * const { Haptics } = Plugins;
   *
   * closePicker();
   * Haptics.selectionEnd();
   * ```
   */
  selectionEnd(): void;
}

/**
 * How strong the tap is.
 */
export interface HapticsImpactOptions {
  /**
   * The weight of the tap on iOS. Android ignores it.
   */
  style: HapticsImpactStyle;
}

/**
 * Which outcome the pattern stands for.
 */
export interface HapticsNotificationOptions {
  /**
   * The outcome to play.
   */
  type: HapticsNotificationType;
}

/**
 * The weight of a tap.
 */
export enum HapticsImpactStyle {
  /**
   * A strong tap, for large or heavy elements.
   */
  Heavy = 'HEAVY',

  /**
   * A medium tap, for most buttons.
   */
  Medium = 'MEDIUM',

  /**
   * A soft tap, for small elements and frequent actions.
   */
  Light = 'LIGHT',
}

/**
 * The outcomes that have a pattern.
 */
export enum HapticsNotificationType {
  /**
   * A task has succeeded.
   */
  SUCCESS = 'SUCCESS',

  /**
   * Something needs the user's attention.
   */
  WARNING = 'WARNING',

  /**
   * A task has failed.
   */
  ERROR = 'ERROR',
}
