/**
 * Lets the device tap or vibrate, with the haptic patterns of the platform.
 * @package @trispan/haptics 4.1.0
 * @androidBundledPermission android.permission.VIBRATE
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Haptics: HapticsPlugin;

export interface HapticsPlugin {
  /**
   * Plays one short tap, as if something hit a surface. It suits a button, a snapped slider or a collision.
   * @throws when the browser has no Vibration API, with the code `UNAVAILABLE`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  impact(options?: ImpactOptions): Promise<void>;

  /**
   * Plays the pattern that stands for success, warning or failure. Use it at the end of a task, together with something visible.
   * @throws when the browser has no Vibration API, with the code `UNAVAILABLE`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  notification(options?: NotificationOptions): Promise<void>;

  /**
   * Vibrates once for a time you choose. It attracts attention rather than giving feedback, so keep it rare.
   * @throws when the browser has no Vibration API, with the code `UNAVAILABLE`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  vibrate(options?: VibrateOptions): Promise<void>;

  /**
   * Prepares feedback for a value that is being changed, such as a picker that is dragged. Nothing is felt yet.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  selectionStart(): Promise<void>;

  /**
   * Plays a light tick for one step of the selection. It has an effect only after `selectionStart` and before `selectionEnd`.
   * @throws when the browser has no Vibration API, with the code `UNAVAILABLE`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  selectionChanged(): Promise<void>;

  /**
   * Ends the selection and releases what `selectionStart` has prepared.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  selectionEnd(): Promise<void>;
}

/**
 * How hard the tap is.
 */
export interface ImpactOptions {
  /**
   * The weight of the tap. iOS plays its own haptics for it; Android and the web vibrate for a matching time.
   * @since 1.0.0
   * @default ImpactStyle.Heavy
   * @see https://developer.apple.com/documentation/uikit/uiimpactfeedbackstyle
   */
  style: ImpactStyle;
}

/**
 * Which outcome the pattern stands for.
 */
export interface NotificationOptions {
  /**
   * The outcome. If you call `notification` without options, it is `NotificationType.Success`.
   * @since 1.0.0
   * @default NotificationType.Success
   * @see https://developer.apple.com/documentation/uikit/uinotificationfeedbacktype
   */
  type: NotificationType;
}

/**
 * How long the vibration lasts.
 */
export interface VibrateOptions {
  /**
   * Length of the vibration in milliseconds. iPhones without a haptic engine vibrate for a fixed time instead.
   * @since 1.0.0
   * @default 300
   * @unit ms
   */
  duration: number;
}

/**
 * The weight of a tap.
 */
export enum ImpactStyle {
  /**
   * A strong tap, for large or heavy elements.
   * @since 1.0.0
   */
  Heavy = 'HEAVY',

  /**
   * A medium tap, for most buttons.
   * @since 1.0.0
   */
  Medium = 'MEDIUM',

  /**
   * A soft tap, for small elements and frequent actions.
   * @since 1.0.0
   */
  Light = 'LIGHT',
}

/**
 * The outcomes that have a pattern.
 */
export enum NotificationType {
  /**
   * Something has worked.
   * @since 1.0.0
   */
  Success = 'SUCCESS',

  /**
   * Something needs the attention of the user.
   * @since 1.0.0
   */
  Warning = 'WARNING',

  /**
   * Something has failed.
   * @since 1.0.0
   */
  Error = 'ERROR',
}

/**
 * An older name of ImpactOptions.
 * @since 1.0.0
 * @deprecated Use `ImpactOptions`.
 * @supplementary
 */
export type HapticsImpactOptions = ImpactOptions;

/**
 * An older name of NotificationOptions.
 * @since 1.0.0
 * @deprecated Use `NotificationOptions`.
 * @supplementary
 */
export type HapticsNotificationOptions = NotificationOptions;
