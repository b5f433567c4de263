/**
 * Lets the device tap or vibrate.
 * @package @trispan/core 2.5.0
 */
declare const Haptics: HapticsPlugin;

export interface HapticsPlugin {
  /**
   * Plays one short tap. iOS plays the weight you ask for; Android has one tap for every style, the one of a long press.
   * @support ios=yes android=yes web=no
   */
  impact(options: HapticsImpactOptions): void;

  /**
   * Plays the pattern that stands for success, warning or failure. It exists on iOS only.
   * @throws with `not implemented` on Android.
   * @support ios=yes android=no web=no
   */
  notification(options: HapticsNotificationOptions): void;

  /**
   * Vibrates once, for a time you cannot choose. Android needs a permission for it.
   * @throws when the manifest does not declare `android.permission.VIBRATE` (Android).
   * @support ios=yes android=yes web=no
   */
  vibrate(): void;

  /**
   * Prepares feedback for a value that is being changed, such as a picker that is dragged. Nothing is felt yet.
   * @support ios=yes android=yes web=no
   */
  selectionStart(): void;

  /**
   * Plays a light tick for one step of the selection. It has an effect only after `selectionStart` and before `selectionEnd`.
   * @support ios=yes android=yes web=no
   */
  selectionChanged(): void;

  /**
   * Ends the selection and releases what `selectionStart` has prepared.
   * @support ios=yes android=yes web=no
   */
  selectionEnd(): void;
}

/**
 * How hard the tap is.
 */
export interface HapticsImpactOptions {
  /**
   * The weight of the tap on iOS. Android does not read it.
   */
  style: HapticsImpactStyle;
}

/**
 * Which outcome the pattern stands for.
 */
export interface HapticsNotificationOptions {
  /**
   * The outcome.
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
   * Something has worked.
   */
  SUCCESS = 'SUCCESS',

  /**
   * Something needs the attention of the user.
   */
  WARNING = 'WARNING',

  /**
   * Something has failed.
   */
  ERROR = 'ERROR',
}
