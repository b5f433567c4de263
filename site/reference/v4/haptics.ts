/**
 * Makes the device tap or vibrate with the platform's haptic patterns.
 * @package @trispan/haptics 4.1.0
 * @androidBundledPermission android.permission.VIBRATE
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Haptics: HapticsPlugin;

export interface HapticsPlugin {
  /**
   * Plays one short tap, as if something hit a surface. Use it for a button press, a slider that snaps or a collision.
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Vibration API
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { placePhoto } from './photo-grid';
   *
   * placePhoto('heron.jpg');
   * await Haptics.impact({
   *   style: ImpactStyle.Light,
   * });
   * ```
   */
  impact(options?: ImpactOptions): Promise<void>;

  /**
   * Plays the pattern for success, warning or failure. Use it at the end of a task, together with something visible.
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Vibration API
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { syncNotes } from './sync';
   *
   * const failed: number = await syncNotes();
   * const type = failed
   *   ? NotificationType.Warning
   *   : NotificationType.Success;
   * await Haptics.notification({ type });
   * ```
   */
  notification(options?: NotificationOptions): Promise<void>;

  /**
   * Vibrates once for a time you choose. Vibration attracts attention rather than giving feedback, so use it sparingly.
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Vibration API
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * try {
   *   await Haptics.vibrate({ duration: 600 });
   * } catch {
   *   // No vibration here: show a message instead.
   *   document.title = 'Time to turn back';
   * }
   * ```
   */
  vibrate(options?: VibrateOptions): Promise<void>;

  /**
   * Prepares feedback for a value that is being changed, for example in a picker that the user drags. The user feels nothing yet.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { openPicker } from './species-picker';
   *
   * openPicker();
   * await Haptics.selectionStart();
   * ```
   */
  selectionStart(): Promise<void>;

  /**
   * Plays a light tick for one step of the selection. It has an effect only between `selectionStart` and `selectionEnd`.
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Vibration API
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * let current = 0;
   *
   * // One tick for each row, not for each pixel.
   * async function scrollTo(row: number) {
   *   if (row === current) return;
   *   current = row;
   *   await Haptics.selectionChanged();
   * }
   * ```
   */
  selectionChanged(): Promise<void>;

  /**
   * Ends the selection and releases what `selectionStart` prepared.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { closePicker } from './species-picker';
   *
   * closePicker();
   * await Haptics.selectionEnd();
   * ```
   */
  selectionEnd(): Promise<void>;
}

/**
 * How strong the tap is.
 */
export interface ImpactOptions {
  /**
   * The weight of the tap. iOS plays its own haptics for each weight; Android and the web vibrate for a matching time.
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
   * The outcome. Without options, `notification` plays `NotificationType.Success`.
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
   * Length of the vibration. iPhones without a haptic engine vibrate for a fixed time instead.
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
   * A task has succeeded.
   * @since 1.0.0
   */
  Success = 'SUCCESS',

  /**
   * Something needs the user's attention.
   * @since 1.0.0
   */
  Warning = 'WARNING',

  /**
   * A task has failed.
   * @since 1.0.0
   */
  Error = 'ERROR',
}

/**
 * An older name for ImpactOptions.
 * @since 1.0.0
 * @deprecated Use `ImpactOptions`.
 * @supplementary
 */
export type HapticsImpactOptions = ImpactOptions;

/**
 * An older name for NotificationOptions.
 * @since 1.0.0
 * @deprecated Use `NotificationOptions`.
 * @supplementary
 */
export type HapticsNotificationOptions = NotificationOptions;
