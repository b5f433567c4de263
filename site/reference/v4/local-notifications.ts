import type { PermissionState, PluginListenerHandle } from '@trispan/core';

/**
 * Shows notifications that the app schedules itself: immediately, at a set time or repeatedly, without a server.
 * @package @trispan/local-notifications 4.1.5
 * @androidPermission android.permission.SCHEDULE_EXACT_ALARM
 * @androidBundledPermission android.permission.RECEIVE_BOOT_COMPLETED
 * @androidBundledPermission android.permission.WAKE_LOCK
 * @androidPermissionAlias display =
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const LocalNotifications: LocalNotificationsPlugin;

export interface LocalNotificationsPlugin {
  /**
   * Passes the notifications to the system and resolves when they are scheduled, not when they appear. A notification already scheduled under the same `id` is replaced; on the web, both fire. Without `schedule`, a notification is shown immediately.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on Android with `Notifications not enabled on this device` when the user has turned off the app's notifications
   * @throws on Android when `id` does not fit in 32 bits, or `iconColor` is not a colour
   * @throws on iOS when `schedule.at` is in the past, or is less than a minute away with `repeats`, or when an attachment is not found
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
   * Lists the notifications that are scheduled and have not fired yet. On the web, the page keeps the list, which is empty after a reload.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { showTime } from './reminders';
   *
   * const { notifications } =
   *   await LocalNotifications.getPending();
   * const at = notifications[0]?.schedule?.at;
   * // In native apps, it is text: make it a Date.
   * if (at) showTime(new Date(at));
   * ```
   */
  getPending(): Promise<PendingResult>;

  /**
   * Declares sets of buttons, which notifications refer to in `actionTypeId`. On iOS, each call replaces all previously declared sets.
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
   * Cancels scheduled notifications. Android also removes a notification that is already displayed; on iOS and the web, such a notification stays.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the list is empty
   * @example
   * ```ts
   * import { deleteNote } from './notes';
   *
   * // A reminder has the id of its note.
   * const id = 42;
   * await deleteNote(id);
   * await LocalNotifications.cancel({
   *   notifications: [{ id }],
   * });
   * ```
   */
  cancel(options: CancelOptions): Promise<void>;

  /**
   * Checks whether notifications may be shown. On iOS, the value is also `false` when the user has hidden the app from Notification Center.
   * @since 1.0.0
   * @deprecated Use `checkPermissions()`.
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { showMutedHint } from './hints';
   *
   * const { value } =
   *   await LocalNotifications.areEnabled();
   * if (!value) showMutedHint();
   * ```
   */
  areEnabled(): Promise<EnabledResult>;

  /**
   * Lists the app's currently displayed notifications. On Android, the list includes push messages; on the web, it contains only what this page has shown, and is empty after one is closed.
   * @since 4.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { markAsDue } from './notes';
   *
   * const { notifications } =
   *   await LocalNotifications.getDeliveredNotifications();
   * for (const { id } of notifications) {
   *   markAsDue(id);
   * }
   * ```
   */
  getDeliveredNotifications(): Promise<DeliveredNotifications>;

  /**
   * Clears the given notifications from the screen. Pass the objects from `getDeliveredNotifications()`, so that Android receives the `tag` it needs.
   * @since 4.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const { notifications } =
   *   await LocalNotifications.getDeliveredNotifications();
   *
   * await LocalNotifications.removeDeliveredNotifications({
   *   notifications: notifications.filter(
   *     ({ title }) => title === 'Upload finished',
   *   ),
   * });
   * ```
   */
  removeDeliveredNotifications(delivered: DeliveredNotifications): Promise<void>;

  /**
   * Clears all of the app's displayed notifications. On iOS, it also sets the badge on the icon to 0.
   * @since 4.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { App } from '@trispan/app';
   *
   * const clear = () =>
   *   LocalNotifications
   *     .removeAllDeliveredNotifications();
   *
   * // Whoever returns to the app has seen them.
   * await App.addListener('resume', clear);
   * ```
   */
  removeAllDeliveredNotifications(): Promise<void>;

  /**
   * Creates a notification channel, a category that the user can mute in the settings on Android 8 and later. Once it exists, only its name and description can be changed.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS and the web with `UNIMPLEMENTED`
   * @throws when `id` or `name` is missing
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
  createChannel(channel: Channel): Promise<void>;

  /**
   * Deletes the channel with this `id`. If you create a channel with the same `id` again, Android restores its settings.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS and the web with `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { settings } from './settings';
   *
   * if (!settings.reminders) {
   *   await LocalNotifications.deleteChannel({
   *     id: 'visits',
   *   });
   * }
   * ```
   */
  deleteChannel(args: { id: string }): Promise<void>;

  /**
   * Lists all the app's channels, including `default`, which this plugin creates.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS and the web with `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { showQuietHint } from './hints';
   *
   * const { channels } =
   *   await LocalNotifications.listChannels();
   * // The user may have turned a channel down.
   * for (const { id, importance } of channels) {
   *   if ((importance ?? 3) < 3) showQuietHint(id);
   * }
   * ```
   */
  listChannels(): Promise<ListChannelsResult>;

  /**
   * Checks whether notifications may be shown, without asking the user. On Android, the state reflects the switch in the system settings, so it is `granted` or `denied`, never `prompt`.
   * @since 1.0.0
   * @permissions display
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when the browser cannot show notifications from a page
   * @example
   * ```ts
   * import { setSwitch } from './settings-page';
   *
   * const { display } =
   *   await LocalNotifications.checkPermissions();
   * setSwitch('reminders', display === 'granted');
   * ```
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for permission on iOS and in the browser, but only the first time. On Android, nothing is shown and the result is the same as from `checkPermissions()`.
   * @since 1.0.0
   * @permissions display
   * @support ios=yes android=yes web=conditional
   * @throws on the web with the code `UNAVAILABLE` when the browser cannot show notifications from a page
   * @example
   * ```ts
   * import { explain, plan } from './reminders';
   *
   * await explain();
   * const { display } =
   *   await LocalNotifications.requestPermissions();
   * if (display === 'granted') await plan(42);
   * ```
   */
  requestPermissions(): Promise<PermissionStatus>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { signOut } from './account';
   *
   * // A late tap must not open a note any more.
   * await LocalNotifications.removeAllListeners();
   * await signOut();
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when a notification appears while your app is running: on iOS only in the foreground, on the web when the browser displays it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { showBanner } from './banner';
   *
   * await LocalNotifications.addListener(
   *   'localNotificationReceived',
   *   ({ title, extra }) =>
   *     showBanner(title, extra?.noteId),
   * );
   * ```
   */
  addListener(
    eventName: 'localNotificationReceived',
    listenerFunc: (notification: LocalNotificationSchema) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the user taps a notification or one of its buttons. If the tap starts the app, the event waits on iOS and Android until you add a listener. On the web, it reports only taps.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { addLine, openNote } from './notes';
   *
   * await LocalNotifications.addListener(
   *   'localNotificationActionPerformed',
   *   ({ notification: { id }, inputValue }) =>
   *     inputValue ? addLine(id, inputValue) : openNote(id),
   * );
   * ```
   */
  addListener(
    eventName: 'localNotificationActionPerformed',
    listenerFunc: (notificationAction: ActionPerformed) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

export interface ScheduleOptions {
  /**
   * The notifications to schedule, one or more.
   * @since 1.0.0
   */
  notifications: LocalNotificationSchema[];
}

export interface ScheduleResult {
  /**
   * The scheduled IDs, in the order you passed them.
   * @since 1.0.0
   */
  notifications: LocalNotificationDescriptor[];
}

export interface PendingResult {
  /**
   * One entry for each scheduled notification, or an empty list.
   * @since 1.0.0
   */
  notifications: PendingLocalNotificationSchema[];
}

export interface RegisterActionTypesOptions {
  /**
   * All your app's sets of buttons, including those declared before.
   * @since 1.0.0
   */
  types: ActionType[];
}

/**
 * What you pass to `cancel()`. You can pass the result of `getPending()` unchanged.
 */
export interface CancelOptions {
  /**
   * The IDs to cancel. IDs that are not scheduled are ignored.
   * @since 1.0.0
   */
  notifications: LocalNotificationDescriptor[];
}

/**
 * @deprecated Use `checkPermissions()`.
 */
export interface EnabledResult {
  /**
   * `true` when a notification would be shown.
   * @since 1.0.0
   */
  value: boolean;
}

/**
 * The displayed notifications that `getDeliveredNotifications()` returns and `removeDeliveredNotifications()` accepts.
 */
export interface DeliveredNotifications {
  /**
   * The entries. To remove some of them, filter this list and pass it on.
   * @since 4.0.0
   */
  notifications: DeliveredNotificationSchema[];
}

/**
 * An Android notification channel. Once it exists, only the user can change its importance, sound, vibration and lock screen setting, in the system settings.
 */
export interface Channel {
  /**
   * Your key for the channel, which notifications use as `channelId`.
   * @since 1.0.0
   */
  id: string;

  /**
   * The label that users see in the system settings. Translate it.
   * @since 1.0.0
   */
  name: string;

  /**
   * A sentence shown below the name in the system settings.
   * @since 1.0.0
   */
  description?: string;

  /**
   * A sound file in `res/raw`, with or without its extension. Use it for channels of importance 3 or higher.
   * @since 1.0.0
   * @example "jingle.wav"
   */
  sound?: string;

  /**
   * How much notifications in this channel may interrupt the user.
   * @since 1.0.0
   * @default 3
   */
  importance?: Importance;

  /**
   * How much a locked screen shows; by default, everything.
   * @since 1.0.0
   */
  visibility?: Visibility;

  /**
   * Whether the notification light blinks on phones that have one; by default, it does not.
   * @since 1.0.0
   */
  lights?: boolean;

  /**
   * Colour of the light, as `#RRGGBB` or `#RRGGBBAA`. It works only with `lights: true`; a colour that cannot be parsed is logged and ignored.
   * @since 1.0.0
   */
  lightColor?: string;

  /**
   * Whether the phone vibrates; by default, it does not.
   * @since 1.0.0
   */
  vibration?: boolean;
}

export interface ListChannelsResult {
  /**
   * The channels with the user's settings.
   * @since 1.0.0
   */
  channels: Channel[];
}

/**
 * What `checkPermissions()` and `requestPermissions()` resolve with.
 */
export interface PermissionStatus {
  /**
   * Whether notifications may be shown. Provisional and ephemeral authorization on iOS counts as `granted`.
   * @since 1.0.0
   */
  display: PermissionState;
}

/**
 * One notification: what it says, when it fires and how it looks. Only `id`, `title` and `body` are required.
 */
export interface LocalNotificationSchema {
  /**
   * The first, emphasized line.
   * @since 1.0.0
   */
  title: string;

  /**
   * The text below the title. The system shortens it when it is long.
   * @since 1.0.0
   */
  body: string;

  /**
   * Longer text that Android shows when the user expands the notification; iOS and the web use only `body`.
   * @since 1.0.0
   * @platforms android
   */
  largeBody?: string;

  /**
   * A short line next to the expanded text of `largeBody` or `inboxList`, and on a group summary.
   * @since 1.0.0
   * @platforms android
   */
  summaryText?: string;

  /**
   * Your key for this notification, for `cancel()`. Scheduling it again replaces the notification, except on the web. Android stores it in 32 bits.
   * @since 1.0.0
   * @range -2147483648 to 2147483647
   */
  id: number;

  /**
   * When the notification fires; by default, immediately.
   * @since 1.0.0
   */
  schedule?: Schedule;

  /**
   * File name, with extension, of the sound to play. A `.wav` file works on both platforms: put it into the app bundle on iOS and into `res/raw` on Android. On Android 8 (API 26) and later, the channel's sound plays instead. If the file is missing, the system's default plays. Without a sound, Android plays its default and iOS is silent.
   * @since 1.0.0
   * @platforms ios android
   */
  sound?: string;

  /**
   * Icon in the status bar: the name of a drawable in `res/drawable`, without extension. It overrides the `smallIcon` in the configuration.
   * @since 1.0.0
   * @platforms android
   */
  smallIcon?: string;

  /**
   * Picture next to the text: the name of a drawable in `res/drawable`, without extension.
   * @since 1.0.0
   * @platforms android
   */
  largeIcon?: string;

  /**
   * Colour of the small icon, such as `#2F6F5E`. It overrides the `iconColor` in the configuration; a string that is not a colour makes `schedule()` reject.
   * @since 1.0.0
   * @platforms android
   */
  iconColor?: string;

  /**
   * Images, sounds or videos to show with the notification on iOS. Android accepts the list but shows nothing.
   * @since 1.0.0
   * @platforms ios
   */
  attachments?: Attachment[];

  /**
   * The `id` of a set of buttons that you have declared with `registerActionTypes()`.
   * @since 1.0.0
   */
  actionTypeId?: string;

  /**
   * Your own data, which the events return. It must survive conversion to JSON, so it cannot contain functions or class instances.
   * @since 1.0.0
   */
  extra?: any;

  /**
   * iOS stacks notifications with the same value. It becomes `UNMutableNotificationContent.threadIdentifier`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
   */
  threadIdentifier?: string;

  /**
   * Name that iOS inserts into a stack's summary line. It becomes `UNMutableNotificationContent.summaryArgument`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
   */
  summaryArgument?: string;

  /**
   * Key of the group this notification belongs to on Android, passed to `NotificationCompat.Builder.setGroup()`.
   * @since 1.0.0
   * @platforms android
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  group?: string;

  /**
   * Whether this notification is the summary of its `group`. It is passed to `NotificationCompat.Builder.setGroupSummary()`.
   * @since 1.0.0
   * @platforms android
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  groupSummary?: boolean;

  /**
   * Channel to post to on Android 8 and later; by default, `default`. If there is no such channel, nothing is shown. It is passed to `NotificationCompat.Builder.setChannelId()`.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  channelId?: string;

  /**
   * Whether the notification stays when the user swipes, for something in progress. Remove it when that ends. On Android 14 and later, users can still swipe it away.
   * @since 1.0.0
   * @platforms android
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  ongoing?: boolean;

  /**
   * Whether a tap removes the notification; by default, it does. It is passed to `NotificationCompat.Builder.setAutoCancel()`.
   * @since 1.0.0
   * @platforms android
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  autoCancel?: boolean;

  /**
   * Up to 5 lines for the expanded notification, for example one per message. It replaces `largeBody`.
   * @since 1.0.0
   * @platforms android
   */
  inboxList?: string[];
}

/**
 * What a `localNotificationActionPerformed` listener receives.
 */
export interface ActionPerformed {
  /**
   * `tap` for the notification itself, otherwise the button's `id`. On iOS, it can also be `dismiss`, if the action type has `iosCustomDismissAction`.
   * @since 1.0.0
   */
  actionId: string;

  /**
   * What the user has typed. It is set only for a button with `input: true`.
   * @since 1.0.0
   * @platforms ios
   */
  inputValue?: string;

  /**
   * The notification the user acted on, with your `extra`.
   * @since 1.0.0
   */
  notification: LocalNotificationSchema;
}

/**
 * The ID of one notification.
 * @since 1.0.0
 */
export interface LocalNotificationDescriptor {
  /**
   * The `id` from `schedule()`.
   * @since 1.0.0
   */
  id: number;
}

/**
 * A scheduled notification, reduced to what all platforms store.
 */
export interface PendingLocalNotificationSchema {
  /**
   * Its title, as scheduled.
   * @since 1.0.0
   */
  title: string;

  /**
   * Its text, as scheduled.
   * @since 1.0.0
   */
  body: string;

  /**
   * The key to pass to `cancel()`.
   * @since 1.0.0
   */
  id: number;

  /**
   * When it fires. On iOS and Android, `at` is a string despite its type: turn it into a `Date` first.
   * @since 1.0.0
   */
  schedule?: Schedule;

  /**
   * Your data, as scheduled.
   * @since 1.0.0
   */
  extra?: any;
}

/**
 * A set of buttons. Of the four switches whose names start with `ios`, iOS applies the first that is set, in the order listed here.
 * @since 1.0.0
 */
export interface ActionType {
  /**
   * The key that notifications use as `actionTypeId`.
   * @since 1.0.0
   */
  id: string;

  /**
   * The buttons, in the order they are shown.
   * @since 1.0.0
   */
  actions?: Action[];

  /**
   * Text that replaces the body when the user hides previews. It becomes `hiddenPreviewsBodyPlaceholder` of `UNNotificationCategory`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosHiddenPreviewsBodyPlaceholder?: string;

  /**
   * Whether your app receives the action `dismiss` when the user clears the notification. It is the `UNNotificationCategory` option `customDismissAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosCustomDismissAction?: boolean;

  /**
   * Whether CarPlay shows these notifications. It is the `UNNotificationCategory` option `allowInCarPlay`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosAllowInCarPlay?: boolean;

  /**
   * Whether the title is shown even when previews are hidden. It is the `UNNotificationCategory` option `hiddenPreviewsShowTitle`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosHiddenPreviewsShowTitle?: boolean;

  /**
   * Whether the subtitle is shown even when previews are hidden. It is the `UNNotificationCategory` option `hiddenPreviewsShowSubtitle`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosHiddenPreviewsShowSubtitle?: boolean;
}

/**
 * A displayed notification. Which properties are set depends on the platform.
 */
export interface DeliveredNotificationSchema {
  /**
   * The `id` it was scheduled with. Notifications from other sources, such as push messages on Android, have the ID under which they were posted.
   * @since 4.0.0
   */
  id: number;

  /**
   * The second half of the key by which Android identifies a notification. Push messages often have one.
   * @since 4.0.0
   * @platforms android
   */
  tag?: string;

  /**
   * The displayed title.
   * @since 4.0.0
   */
  title: string;

  /**
   * The displayed text.
   * @since 4.0.0
   */
  body: string;

  /**
   * Key of its group.
   * @since 4.0.0
   * @platforms android
   */
  group?: string;

  /**
   * `true` for a group's summary.
   * @since 4.0.0
   * @platforms android
   */
  groupSummary?: boolean;

  /**
   * Everything in the notification's `extras` bundle on Android; the system defines its keys.
   * @since 4.0.0
   * @platforms android
   */
  data?: any;

  /**
   * Your data, as scheduled.
   * @since 4.0.0
   * @platforms ios
   */
  extra?: any;

  /**
   * The scheduled attachments. The list is empty after the app has restarted.
   * @since 4.0.0
   * @platforms ios
   */
  attachments?: Attachment[];

  /**
   * Its set of buttons, or an empty string.
   * @since 4.0.0
   * @platforms ios
   */
  actionTypeId?: string;

  /**
   * Its schedule, with `at` as ISO 8601 text.
   * @since 4.0.0
   * @platforms ios
   */
  schedule?: Schedule;

  /**
   * The scheduled sound. It is an empty string if there is none, or after the app has restarted.
   * @since 4.0.0
   * @platforms ios
   */
  sound?: string;
}

/**
 * When a notification fires. Use exactly one of `at`, `on` and `every`.
 * @since 1.0.0
 */
export interface Schedule {
  /**
   * When the notification fires. With a date in the past, the call rejects on iOS, although the notification appears immediately; on Android, an error is logged and the notification never fires.
   * @since 1.0.0
   */
  at?: Date;

  /**
   * Whether a notification with `at` repeats. The period is the time between the call and `at`, not a day or a week; for a time of day, use `on`.
   * @since 1.0.0
   * @platforms ios android
   */
  repeats?: boolean;

  /**
   * Whether the notification may fire while Android dozes, at most once every 9 minutes per app. With `on`, only the first notification may.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 23
   * @see https://developer.android.com/training/monitoring-device-state/doze-standby
   * @see https://developer.android.com/training/monitoring-device-state/doze-standby#assessing_your_app
   */
  allowWhileIdle?: boolean;

  /**
   * Fields that the clock must match, like a cron entry. The notification fires each time until you cancel it.
   * @since 1.0.0
   * @platforms ios android
   * @see https://en.wikipedia.org/wiki/Cron
   */
  on?: ScheduleOn;

  /**
   * The interval at which the notification repeats. It first fires one full period from now.
   * @since 1.0.0
   */
  every?: ScheduleEvery;

  /**
   * Meant to limit how often `every` fires. Instead, both native platforms multiply the period by it and do not stop: `every: 'day'` with `count: 2` fires every other day.
   * @since 1.0.0
   */
  count?: number;
}

/**
 * A file shown with a notification.
 * @since 1.0.0
 */
export interface Attachment {
  /**
   * Your key for the attachment.
   * @since 1.0.0
   */
  id: string;

  /**
   * Where the file is: `res://` for a file among your web assets, `file://` for one in the file system.
   * @since 1.0.0
   */
  url: string;

  /**
   * How iOS shows the file.
   * @since 1.0.0
   */
  options?: AttachmentOptions;
}

/**
 * A notification button. Of `foreground`, `destructive` and `requiresAuthentication`, iOS applies the first that is set, in this order.
 * @since 1.0.0
 */
export interface Action {
  /**
   * The value you receive as `actionId` when the button is pressed.
   * @since 1.0.0
   */
  id: string;

  /**
   * The button's label.
   * @since 1.0.0
   */
  title: string;

  /**
   * Whether the user must unlock the device first. It is the `UNNotificationAction` option `authenticationRequired`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationaction
   */
  requiresAuthentication?: boolean;

  /**
   * Whether the button opens the app. It is the `UNNotificationAction` option `foreground`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationaction
   */
  foreground?: boolean;

  /**
   * Whether the button is marked as destructive. It is the `UNNotificationAction` option `destructive`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationaction
   */
  destructive?: boolean;

  /**
   * Whether the user can type a reply; the button becomes a `UNTextInputNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   */
  input?: boolean;

  /**
   * Label of the send button next to the text field, only for `input: true`. It becomes `textInputButtonTitle` of `UNTextInputNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction
   */
  inputButtonTitle?: string;

  /**
   * Grey hint in the empty text field, only for `input: true` and together with `inputButtonTitle`. It becomes `textInputPlaceholder` of `UNTextInputNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction
   */
  inputPlaceholder?: string;
}

/**
 * The date and time fields to match, in local time. Set every field below the largest one you use, because Android sets a missing field to the current value.
 */
export interface ScheduleOn {
  /**
   * Calendar year, such as 2030. With it, the notification fires only in that year.
   */
  year?: number;

  /**
   * Month of the year. iOS counts from 1, Android from 0.
   */
  month?: number;

  /**
   * Day of the month, from 1.
   */
  day?: number;

  /**
   * Day of the week.
   */
  weekday?: Weekday;

  /**
   * Hour of the day, 0 to 23.
   */
  hour?: number;

  /**
   * Minute, 0 to 59.
   */
  minute?: number;

  /**
   * Second, 0 to 59.
   */
  second?: number;
}

/**
 * Settings for one attachment, passed to `UNNotificationAttachment`.
 */
export interface AttachmentOptions {
  /**
   * The file's uniform type identifier, if its extension does not show the type. It becomes `UNNotificationAttachmentOptionsTypeHintKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsTypeHintKey?: string;

  /**
   * Whether the small preview is left out. It becomes `UNNotificationAttachmentOptionsThumbnailHiddenKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsThumbnailHiddenKey?: string;

  /**
   * Part of the picture to use for the preview. It becomes `UNNotificationAttachmentOptionsThumbnailClippingRectKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsThumbnailClippingRectKey?: string;

  /**
   * Frame of a video or animation to use for the preview. It becomes `UNNotificationAttachmentOptionsThumbnailTimeKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsThumbnailTimeKey?: string;
}

/**
 * Levels of interruption on Android: 1 appears only in the drawer, 2 is silent, 3 has sound, 4 has sound and appears at the top of the screen, and 5 is reserved by Android and treated like 4.
 * @since 1.0.0
 * @see https://developer.android.com/reference/android/app/NotificationManager#IMPORTANCE_DEFAULT
 */
export type Importance = 1 | 2 | 3 | 4 | 5;

/**
 * What a locked screen shows: -1 means nothing, 0 shows that there is a notification but not its text, and 1 shows everything.
 * @since 1.0.0
 * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat#VISIBILITY_PRIVATE
 */
export type Visibility = -1 | 0 | 1;

/**
 * Units of repetition. Android counts a month as 30 days and a year as 52 weeks. On iOS, `second` makes the app crash, because a period under 60 seconds is not allowed.
 */
export type ScheduleEvery = 'year' | 'month' | 'two-weeks' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/**
 * Days of the week as numbers, starting with Sunday. JavaScript's `getDay()` counts from 0: add 1.
 */
export enum Weekday {
  Sunday = 1,
  Monday = 2,
  Tuesday = 3,
  Wednesday = 4,
  Thursday = 5,
  Friday = 6,
  Saturday = 7,
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Defaults for Android. Sync and rebuild the app after a change.
     */
    LocalNotifications?: {
      /**
       * Icon for notifications without one: a drawable in `res/drawable`, without extension. By default, Android shows its info icon.
       * @since 1.0.0
       * @platforms android
       * @example "ic_stat_icon_config_sample"
       */
      smallIcon?: string;

      /**
       * Colour of the small icon for notifications without one.
       * @since 1.0.0
       * @platforms android
       * @example "#488AFF"
       */
      iconColor?: string;

      /**
       * File in `res/raw` for notifications without a sound. On Android 8 (API 26) and later, it becomes the sound of the channel `default` and cannot be changed until the app is reinstalled. If the file is missing, API 21 to 25 play the system sound; 26 and later are silent.
       * @since 1.0.0
       * @platforms android
       * @example "beep.wav"
       */
      sound?: string;
    };
  }
}

/**
 * An older name for Channel.
 * @since 1.0.0
 * @deprecated Use `Channel`.
 * @supplementary
 */
export type NotificationChannel = Channel;

/**
 * An older name for LocalNotificationDescriptor.
 * @since 1.0.0
 * @deprecated Use `LocalNotificationDescriptor`.
 * @supplementary
 */
export type LocalNotificationRequest = LocalNotificationDescriptor;

/**
 * An older name for ScheduleResult.
 * @since 1.0.0
 * @deprecated Use `ScheduleResult`.
 * @supplementary
 */
export type LocalNotificationScheduleResult = ScheduleResult;

/**
 * An older name for PendingResult.
 * @since 1.0.0
 * @deprecated Use `PendingResult`.
 * @supplementary
 */
export type LocalNotificationPendingList = PendingResult;

/**
 * An older name for ActionType.
 * @since 1.0.0
 * @deprecated Use `ActionType`.
 * @supplementary
 */
export type LocalNotificationActionType = ActionType;

/**
 * An older name for Action.
 * @since 1.0.0
 * @deprecated Use `Action`.
 * @supplementary
 */
export type LocalNotificationAction = Action;

/**
 * An older name for EnabledResult.
 * @since 1.0.0
 * @deprecated Use `EnabledResult`.
 * @supplementary
 */
export type LocalNotificationEnabledResult = EnabledResult;

/**
 * An older name for ListChannelsResult.
 * @since 1.0.0
 * @deprecated Use `ListChannelsResult`.
 * @supplementary
 */
export type NotificationChannelList = ListChannelsResult;

/**
 * An older name for Attachment.
 * @since 1.0.0
 * @deprecated Use `Attachment`.
 * @supplementary
 */
export type LocalNotificationAttachment = Attachment;

/**
 * An older name for AttachmentOptions.
 * @since 1.0.0
 * @deprecated Use `AttachmentOptions`.
 * @supplementary
 */
export type LocalNotificationAttachmentOptions = AttachmentOptions;

/**
 * An older name for LocalNotificationSchema.
 * @since 1.0.0
 * @deprecated Use `LocalNotificationSchema`.
 * @supplementary
 */
export type LocalNotification = LocalNotificationSchema;

/**
 * An older name for Schedule.
 * @since 1.0.0
 * @deprecated Use `Schedule`.
 * @supplementary
 */
export type LocalNotificationSchedule = Schedule;

/**
 * An older name for ActionPerformed.
 * @since 1.0.0
 * @deprecated Use `ActionPerformed`.
 * @supplementary
 */
export type LocalNotificationActionPerformed = ActionPerformed;
