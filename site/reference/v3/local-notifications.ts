/**
 * @inherits
 * @absent DeliveredNotifications DeliveredNotificationSchema
 */

/**
 * Shows notifications that the app schedules itself: immediately, at a set time or repeatedly, without a server.
 * @package @trispan/local-notifications 1.1.0
 * @androidBundledPermission android.permission.RECEIVE_BOOT_COMPLETED
 * @androidBundledPermission android.permission.WAKE_LOCK
 * @androidPermissionAlias display =
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const LocalNotifications: LocalNotificationsPlugin;

/** @absent getDeliveredNotifications removeDeliveredNotifications removeAllDeliveredNotifications */
export interface LocalNotificationsPlugin {
  /**
   * Passes the notifications to the system and resolves when they are scheduled, not when they appear. A notification already scheduled under the same `id` is replaced; on the web, both fire. Without `schedule`, a notification is shown immediately.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on Android with `Notifications not enabled on this device` when the user has turned off the app's notifications
   * @throws on Android when `iconColor` is not a colour
   * @throws on iOS when `schedule.at` is in the past, or with `repeats` less than a minute away, or when an attachment is not found
   * @throws on the web with the code `UNAVAILABLE` when the browser cannot show notifications from a page
   * @example
   * ```ts
   * const title = 'Back to the nest';
   * const body = 'The eggs should hatch soon.';
   * const at = new Date('2030-05-12T07:30');
   * await LocalNotifications.schedule({
   *   notifications: [
   *     { id: 42, title, body, schedule: { at } },
   *   ],
   * });
   * ```
   */
  schedule(options: ScheduleOptions): Promise<ScheduleResult>;

  /**
   * Declares sets of buttons, which notifications refer to in `actionTypeId`. Call it at every launch, before you schedule; on iOS, each call replaces all previously declared sets.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on the web with the code `UNIMPLEMENTED`
   * @example
   * ```ts
   * const actions = [
   *   { id: 'later', title: 'Tomorrow' },
   *   { id: 'reply', title: 'Reply', input: true },
   * ];
   *
   * await LocalNotifications.registerActionTypes({
   *   types: [{ id: 'visit', actions }],
   * });
   * ```
   */
  registerActionTypes(options: RegisterActionTypesOptions): Promise<void>;

  /**
   * Creates a notification channel, a category that the user can mute in the settings on Android 8 and later. Once it exists, only its name and description can be changed; for a different sound or importance, create a channel with a new `id`.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS and the web with `UNIMPLEMENTED`
   * @throws when `id`, `name` or `importance` is missing
   * @example
   * ```ts
   * await LocalNotifications.createChannel({
   *   id: 'visits',
   *   name: 'Planned visits',
   *   description: 'Places to see again',
   *   importance: 4,
   *   vibration: true,
   * });
   * ```
   */
  createChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Deletes the channel with this `id`; nothing else in the object is read. If you create a channel with the same `id` again, Android restores its settings.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS and the web with `UNIMPLEMENTED`
   * @example
   * ```ts
   * // Only the id counts; the type needs the rest.
   * await LocalNotifications.deleteChannel({
   *   id: 'visits',
   *   name: 'Planned visits',
   *   importance: 4,
   * });
   * ```
   */
  deleteChannel(channel: NotificationChannel): Promise<void>;
}

export interface LocalNotificationSchema {
  /**
   * Your key for this notification, for `cancel()`. Scheduling it again replaces the notification, except on the web. Android stores it in 32 bits.
   * @since 1.0.0
   */
  id: number;

  /**
   * File name, with extension, of the sound to play. A `.wav` file works on both platforms: put it into the app bundle on iOS and into `res/raw` on Android. On Android 8 (API 26) and later, it has no effect: set the channel's sound instead. If the file is missing, the system's default plays. Without a sound, Android plays its default and iOS is silent.
   * @since 1.0.0
   * @platforms ios android
   */
  sound?: string;

  /**
   * Name that iOS inserts into a stack's summary line. It becomes `UNMutableNotificationContent.summaryArgument`.
   * @since 1.0.0
   * @platforms ios
   * @minOs ios 12
   * @see https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
   */
  summaryArgument?: string;
}

/** @before Schedule */
export interface Channel {
  /**
   * How much notifications in this channel may interrupt the user.
   * @since 1.0.0
   */
  importance: Importance;
}

export interface ScheduleOn {
  /**
   * Day of the week.
   * @since 1.1.0
   */
  weekday?: Weekday;
}

/**
 * An older name for Channel.
 * @since 1.0.0
 * @deprecated Use `Channel`.
 * @before Importance
 */
export type NotificationChannel = Channel;
