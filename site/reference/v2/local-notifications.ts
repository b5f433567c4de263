import type { PluginListenerHandle } from './core.ts';

/**
 * Shows notifications that the app schedules itself: immediately, at a set time or repeatedly, without a server.
 * @package @trispan/core 2.5.0
 * @androidBundledPermission android.permission.RECEIVE_BOOT_COMPLETED
 * @androidBundledPermission android.permission.WAKE_LOCK
 */
declare const LocalNotifications: LocalNotificationsPlugin;

export interface LocalNotificationsPlugin {
  /**
   * Passes the notifications to the system and resolves when they are scheduled, not when they appear. A notification already scheduled under the same `id` is replaced; on the web, both appear. Without `schedule`, a notification is shown immediately.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on Android with `Notifications not enabled on this device` when the user has turned off the app's notifications
   * @throws on Android when `iconColor` is not a colour
   * @throws on iOS when `schedule.at` is in the past, or with `repeats` less than a minute away, or when an attachment is not found
   * @throws on the web with a `ReferenceError` when the browser cannot show notifications from a page
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { LocalNotifications } = Plugins;
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
  schedule(options: { notifications: LocalNotification[] }): Promise<LocalNotificationScheduleResult>;

  /**
   * Lists the scheduled IDs. Android keeps a fired notification in the list until the user taps or clears it; on the web, the page keeps the list, which is empty after a reload.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { markAsPlanned } from './notes';
   * const { LocalNotifications } = Plugins;
   *
   * const { notifications } =
   *   await LocalNotifications.getPending();
   * // IDs are returned as text.
   * for (const { id } of notifications) {
   *   markAsPlanned(Number(id));
   * }
   * ```
   */
  getPending(): Promise<LocalNotificationPendingList>;

  /**
   * Declares sets of buttons, which notifications refer to in `actionTypeId`. Call it at every launch, before you schedule; on iOS, each call replaces all previously declared sets.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on the web, because the method is missing there
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { LocalNotifications } = Plugins;
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
  registerActionTypes(options: { types: LocalNotificationActionType[] }): Promise<void>;

  /**
   * Cancels scheduled notifications. Android also removes a notification that is already displayed; on iOS and the web, such a notification stays. The IDs must be text, because iOS and the web do not find numbers.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the list is empty
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { deleteNote } from './notes';
   * const { LocalNotifications } = Plugins;
   *
   * const noteId = 42;
   * await deleteNote(noteId);
   * // The number it was scheduled with, as text.
   * await LocalNotifications.cancel({
   *   notifications: [{ id: String(noteId) }],
   * });
   * ```
   */
  cancel(pending: LocalNotificationPendingList): Promise<void>;

  /**
   * Checks whether notifications may be shown. On iOS, the value is also `false` when the user has hidden the app from Notification Center.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showMutedHint } from './hints';
   * const { LocalNotifications } = Plugins;
   *
   * // On Android, only this reflects the setting.
   * const { value } =
   *   await LocalNotifications.areEnabled();
   * if (!value) showMutedHint();
   * ```
   */
  areEnabled(): Promise<LocalNotificationEnabledResult>;

  /**
   * Creates a notification channel, a category that the user can mute in the settings on Android 8 and later. Once it exists, only its name and description can be changed; for a different sound or importance, create a channel with a new `id`.
   * @since 2.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8, on iOS and on the web
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { LocalNotifications } = Plugins;
   *
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
   * @since 2.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8, on iOS and on the web
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { LocalNotifications } = Plugins;
   *
   * // Only the id counts; the type needs the rest.
   * await LocalNotifications.deleteChannel({
   *   id: 'visits',
   *   name: 'Planned visits',
   *   importance: 4,
   * });
   * ```
   */
  deleteChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Lists all the app's channels, including `default`, which the runtime creates.
   * @since 2.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8, on iOS and on the web
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showQuietHint } from './hints';
   * const { LocalNotifications } = Plugins;
   *
   * const { channels } =
   *   await LocalNotifications.listChannels();
   * // The user may have turned a channel down.
   * for (const { id, importance } of channels) {
   *   if (importance < 3) showQuietHint(id);
   * }
   * ```
   */
  listChannels(): Promise<NotificationChannelList>;

  /**
   * Asks the user for permission on iOS and in the browser, but only the first time. On Android, nothing is shown and permission is always reported as granted; use `areEnabled()` to find out what the user has chosen in the settings.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web with a `ReferenceError` when the browser cannot show notifications from a page
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { explain, plan } from './reminders';
   * const { LocalNotifications } = Plugins;
   *
   * await explain();
   * const { granted } =
   *   await LocalNotifications.requestPermission();
   * if (granted) await plan(42);
   * ```
   */
  requestPermission(): Promise<NotificationPermissionResponse>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { signOut } from './account';
   * const { LocalNotifications } = Plugins;
   *
   * // A late tap must not open a note any more.
   * LocalNotifications.removeAllListeners();
   * await signOut();
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs when a notification fires on iOS while your app is in the foreground. Android and the web do not emit this event.
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showBanner } from './banner';
   * const { LocalNotifications } = Plugins;
   *
   * LocalNotifications.addListener(
   *   'localNotificationReceived',
   *   ({ title, extra }) =>
   *     showBanner(title, extra?.noteId),
   * );
   * ```
   */
  addListener(
    eventName: 'localNotificationReceived',
    listenerFunc: (notification: LocalNotification) => void,
  ): PluginListenerHandle;

  /**
   * Runs when the user taps a notification or one of its buttons. If the tap starts the app, the event waits until you add a listener. The web does not emit this event.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { openNote } from './notes';
   * const { LocalNotifications } = Plugins;
   *
   * LocalNotifications.addListener(
   *   'localNotificationActionPerformed',
   *   // On iOS, the id is text.
   *   ({ notification: { id } }) => openNote(Number(id)),
   * );
   * ```
   */
  addListener(
    eventName: 'localNotificationActionPerformed',
    listenerFunc: (notificationAction: LocalNotificationActionPerformed) => void,
  ): PluginListenerHandle;
}

/**
 * One notification: what it says, when it fires and how it looks. Only `id`, `title` and `body` are required.
 */
export interface LocalNotification {
  /**
   * The first, emphasized line.
   */
  title: string;

  /**
   * The text below the title. Android shows all of it when the user expands the notification.
   */
  body: string;

  /**
   * Your key for this notification, a number that fits in 32 bits. Scheduling it again replaces the notification, except on the web. Results and `cancel()` use the same number as text.
   */
  id: number;

  /**
   * When the notification fires; by default, immediately.
   */
  schedule?: LocalNotificationSchedule;

  /**
   * File name, with extension, of the sound to play. A `.wav` file works on both platforms: put it into the app bundle on iOS and into `res/raw` on Android. On Android 8 (API 26) and later, it has no effect, because the sound belongs to the channel. Without it, iOS is silent.
   */
  sound?: string;

  /**
   * Icon in the status bar: the name of a drawable in `res/drawable`. It overrides the `smallIcon` in the configuration.
   * @platforms android
   */
  smallIcon?: string;

  /**
   * Colour of the small icon, such as `#2F6F5E`. It overrides the `iconColor` in the configuration; a string that is not a colour makes `schedule()` reject.
   * @platforms android
   */
  iconColor?: string;

  /**
   * Images, sounds or videos to show with the notification on iOS. Android accepts the list but shows nothing.
   * @platforms ios
   */
  attachments?: LocalNotificationAttachment[];

  /**
   * The `id` of a set of buttons that you have declared with `registerActionTypes()`.
   */
  actionTypeId?: string;

  /**
   * Your own data, which the events return. It must survive conversion to JSON, so it cannot contain functions or class instances.
   */
  extra?: any;

  /**
   * iOS stacks notifications with the same value.
   * @platforms ios
   */
  threadIdentifier?: string;

  /**
   * Name that iOS inserts into a stack's summary line.
   * @platforms ios
   * @minOs ios 12
   */
  summaryArgument?: string;

  /**
   * Key of the group this notification belongs to on Android.
   * @platforms android
   */
  group?: string;

  /**
   * Whether this notification is the summary of its `group`.
   * @platforms android
   */
  groupSummary?: boolean;

  /**
   * Channel to post to on Android 8 and later; by default, `default`. If there is no such channel, nothing is shown.
   * @platforms android
   */
  channelId?: string;

  /**
   * Whether the notification stays when the user swipes, for something in progress. Remove it when that ends. On Android 14 and later, users can still swipe it away.
   * @platforms android
   */
  ongoing?: boolean;

  /**
   * Whether a tap removes the notification; by default, it does.
   * @platforms android
   */
  autoCancel?: boolean;
}

/**
 * What `schedule()` resolves with: the scheduled IDs, in the order you passed them.
 */
export interface LocalNotificationScheduleResult extends LocalNotificationPendingList {}

/**
 * The list of IDs that `getPending()` returns and `cancel()` accepts.
 */
export interface LocalNotificationPendingList {
  /**
   * One entry for each notification, or an empty list.
   */
  notifications: LocalNotificationRequest[];
}

/**
 * A set of buttons. Of the four switches whose names start with `ios`, iOS applies the first that is set, in the order listed here.
 */
export interface LocalNotificationActionType {
  /**
   * The key that notifications use as `actionTypeId`.
   */
  id: string;

  /**
   * The buttons, in the order they are shown.
   */
  actions?: LocalNotificationAction[];

  /**
   * Text that replaces the body on iOS when the user hides previews.
   */
  iosHiddenPreviewsBodyPlaceholder?: string;

  /**
   * Whether your app receives the action `dismiss` when the user clears the notification on iOS.
   */
  iosCustomDismissAction?: boolean;

  /**
   * Whether CarPlay shows these notifications.
   */
  iosAllowInCarPlay?: boolean;

  /**
   * Whether the title is shown on iOS even when previews are hidden.
   */
  iosHiddenPreviewsShowTitle?: boolean;

  /**
   * Whether the subtitle is shown on iOS even when previews are hidden.
   */
  iosHiddenPreviewsShowSubtitle?: boolean;
}

export interface LocalNotificationEnabledResult {
  /**
   * `true` when a notification would be shown.
   */
  value: boolean;
}

/**
 * An Android notification channel. Once it exists, only the user can change its importance, sound, vibration and lock screen setting, in the system settings.
 */
export interface NotificationChannel {
  /**
   * Your key for the channel, which notifications use as `channelId`.
   */
  id: string;

  /**
   * The label that users see in the system settings. Translate it.
   */
  name: string;

  /**
   * A sentence shown below the name in the system settings.
   */
  description?: string;

  /**
   * A sound file in `res/raw`, with or without its extension.
   */
  sound?: string;

  /**
   * How much notifications in this channel may interrupt the user. With 1, they appear only in the drawer; 2 is silent; 3 has sound; 4 also appears at the top of the screen. Android reserves 5 and treats it like 4.
   */
  importance: 1 | 2 | 3 | 4 | 5;

  /**
   * What a locked screen shows: -1 means nothing, 0 shows that there is a notification but not its text, and 1, the default, shows everything.
   */
  visibility?: -1 | 0 | 1;

  /**
   * Whether the notification light blinks on phones that have one; by default, it does not.
   */
  lights?: boolean;

  /**
   * Colour of the light, as `#RRGGBB`, for `lights: true`. A colour that cannot be parsed is logged and ignored.
   */
  lightColor?: string;

  /**
   * Whether the phone vibrates; by default, it does not.
   */
  vibration?: boolean;
}

export interface NotificationChannelList {
  /**
   * The channels with the user's settings.
   */
  channels: NotificationChannel[];
}

export interface NotificationPermissionResponse {
  /**
   * `true` when the user has agreed. On Android, it is always `true`.
   */
  granted: boolean;
}

/**
 * What a `localNotificationActionPerformed` listener receives.
 */
export interface LocalNotificationActionPerformed {
  /**
   * `tap` for the notification itself, otherwise the button's `id`. On iOS, it can also be `dismiss`, if the action type has `iosCustomDismissAction`.
   */
  actionId: string;

  /**
   * What the user has typed. It is set only for a button with `input: true`.
   */
  inputValue?: string;

  /**
   * The notification the user acted on, with your `extra`. On iOS, its `id` is text.
   */
  notification: LocalNotification;
}

/**
 * When a notification fires. Use exactly one of `at`, `on` and `every`.
 */
export interface LocalNotificationSchedule {
  /**
   * When the notification fires. iOS rejects a date in the past; on Android, an error is logged and the notification never fires.
   */
  at?: Date;

  /**
   * Whether a notification with `at` repeats. The period is the time between the call and `at`, not a day or a week; for a time of day, use `on`.
   */
  repeats?: boolean;

  /**
   * The interval at which the notification repeats. It first fires one full period from now. Android counts a month as 30 days and a year as 52 weeks. On iOS, `second` makes the app crash, because a period under 60 seconds is not allowed.
   */
  every?: 'year' | 'month' | 'two-weeks' | 'week' | 'day' | 'hour' | 'minute' | 'second';

  /**
   * A factor for the period of `every`: with `every: 'day'`, a count of 2 fires every other day. It does not limit how often the notification fires.
   */
  count?: number;

  /**
   * Fields that the clock must match, in local time. The notification fires each time until you cancel it. Set every field below the largest one you use, because Android sets a missing field to the current value.
   */
  on?: {
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
     * Hour of the day, 0 to 23.
     */
    hour?: number;
    /**
     * Minute, 0 to 59.
     */
    minute?: number;
  };
}

/**
 * A file shown with a notification on iOS.
 */
export interface LocalNotificationAttachment {
  /**
   * Your key for the attachment.
   */
  id: string;

  /**
   * Where the file is: `res://` for a file among your web assets, `file://` for one in the file system.
   */
  url: string;

  /**
   * How iOS shows the file.
   */
  options?: LocalNotificationAttachmentOptions;
}

/**
 * The ID of one notification.
 */
export interface LocalNotificationRequest {
  /**
   * The `id` from `schedule()`, as text.
   */
  id: string;
}

/**
 * A notification button. Of `foreground`, `destructive` and `requiresAuthentication`, iOS applies the first that is set, in this order.
 */
export interface LocalNotificationAction {
  /**
   * The value you receive as `actionId` when the button is pressed.
   */
  id: string;

  /**
   * The button's label.
   */
  title: string;

  /**
   * Whether the user must unlock the device first, on iOS.
   */
  requiresAuthentication?: boolean;

  /**
   * Whether the button opens the app on iOS. On Android, every button does.
   */
  foreground?: boolean;

  /**
   * Whether the button is marked as destructive on iOS.
   */
  destructive?: boolean;

  /**
   * Whether the user can type a reply.
   */
  input?: boolean;

  /**
   * Label of the send button next to the text field on iOS, only for `input: true`.
   */
  inputButtonTitle?: string;

  /**
   * Grey hint in the empty text field on iOS, only for `input: true` and together with `inputButtonTitle`.
   */
  inputPlaceholder?: string;
}

/**
 * Settings for one attachment, passed to iOS.
 */
export interface LocalNotificationAttachmentOptions {
  /**
   * The file's uniform type identifier, if its extension does not show the type.
   */
  iosUNNotificationAttachmentOptionsTypeHintKey?: string;

  /**
   * Whether the small preview is left out.
   */
  iosUNNotificationAttachmentOptionsThumbnailHiddenKey?: string;

  /**
   * Part of the picture to use for the preview.
   */
  iosUNNotificationAttachmentOptionsThumbnailClippingRectKey?: string;

  /**
   * Frame of a video or animation to use for the preview.
   */
  iosUNNotificationAttachmentOptionsThumbnailTimeKey?: string;
}

/**
 * Defaults for Android, under `plugins.LocalNotifications` in `trispan.config.json`. Copy and rebuild the app after a change.
 * @config LocalNotifications
 */
interface LocalNotificationsConfig {
  /**
   * Icon for notifications without one: a drawable in `res/drawable`. By default, Android shows its info icon.
   * @platforms android
   */
  smallIcon?: string;

  /**
   * Colour of the small icon for notifications without one.
   * @platforms android
   */
  iconColor?: string;

  /**
   * File in `res/raw` for notifications without a sound. On Android 8 (API 26) and later, it becomes the sound of the channel `default`, which is fixed once the channel exists.
   * @platforms android
   */
  sound?: string;
}
