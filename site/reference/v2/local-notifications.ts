import type { PluginListenerHandle } from './core.ts';

/**
 * Shows notifications that the app plans itself, now, at a time or again and again, without a server.
 * @package @trispan/core 2.5.0
 * @androidBundledPermission android.permission.RECEIVE_BOOT_COMPLETED
 * @androidBundledPermission android.permission.WAKE_LOCK
 */
declare const LocalNotifications: LocalNotificationsPlugin;

export interface LocalNotificationsPlugin {
  /**
   * Hands the notifications to the system and resolves as soon as they are planned, not when they appear. An `id` that is already planned is replaced; on the web, both appear. Without `schedule` a notification is shown at once.
   * @support ios=yes android=yes web=yes
   * @throws on Android when the user has turned the app's notifications off: `Notifications not enabled on this device`
   * @throws on Android when `iconColor` is not a colour
   * @throws on iOS when `schedule.at` is in the past, when a repeat is shorter than a minute, or when an attachment is not found
   */
  schedule(options: { notifications: LocalNotification[] }): Promise<LocalNotificationScheduleResult>;

  /**
   * Lists the ids that are planned. Android keeps one that has fired in the list until the user taps or clears it; on the web the list lives in the page and is empty after a reload.
   * @support ios=yes android=yes web=yes
   */
  getPending(): Promise<LocalNotificationPendingList>;

  /**
   * Declares the sets of buttons that notifications can carry; a notification picks one by its `actionTypeId`. Call it at every start, before you schedule: on iOS each call replaces all sets declared before.
   * @support ios=yes android=yes web=no
   * @throws on the web, at once: the method is missing there
   */
  registerActionTypes(options: { types: LocalNotificationActionType[] }): Promise<void>;

  /**
   * Takes planned notifications out of the schedule. Android also removes one that is already on display; on iOS and the web, what is on display stays. The ids must be text: iOS and the web find nothing for a number.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the list is empty
   */
  cancel(pending: LocalNotificationPendingList): Promise<void>;

  /**
   * Tells whether notifications of this app may be shown. On iOS the answer is `false` too when the user has hidden the app from Notification Center.
   * @support ios=yes android=yes web=yes
   */
  areEnabled(): Promise<LocalNotificationEnabledResult>;

  /**
   * Creates a notification channel, the category that the user can mute in the settings of Android 8 and later. Once it exists, only its name and description can be changed; for another sound or importance, create a channel with a new `id`.
   * @support ios=no android=yes web=no
   * @throws on Android below 8, on iOS and on the web
   */
  createChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Deletes a channel. Only the `id` of the object is read. If you create the same `id` again, Android brings back the settings it had.
   * @support ios=no android=yes web=no
   * @throws on Android below 8, on iOS and on the web
   */
  deleteChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Lists all channels of the app, including the one named `default` that the runtime creates by itself.
   * @support ios=no android=yes web=no
   * @throws on Android below 8, on iOS and on the web
   */
  listChannels(): Promise<NotificationChannelList>;

  /**
   * Asks the user on iOS and in the browser, the first time only. Android asks nobody and always answers that permission is granted; use `areEnabled()` to learn what the user has set there.
   * @support ios=yes android=yes web=yes
   */
  requestPermission(): Promise<NotificationPermissionResponse>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added.
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): void;

  /**
   * Runs on iOS when a notification fires while your app is in the foreground. Android and the web do not emit it.
   * @support ios=yes android=no web=no
   */
  addListener(
    eventName: 'localNotificationReceived',
    listenerFunc: (notification: LocalNotification) => void,
  ): PluginListenerHandle;

  /**
   * Runs when the user taps a notification or one of its buttons. If that starts the app, the event waits until you add a listener. The web does not emit it.
   * @support ios=yes android=yes web=no
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
   * The text below the title. Android shows all of it when the user unfolds the notification.
   */
  body: string;

  /**
   * Your key for this notification, a number that fits 32 bits. Scheduling it again replaces it, except on the web. Results and `cancel()` use the same number as text.
   */
  id: number;

  /**
   * When to fire. Leave it out to show the notification now.
   */
  schedule?: LocalNotificationSchedule;

  /**
   * File name, with extension, of the sound to play. A `.wav` file serves both platforms: put it into the app bundle on iOS and into `res/raw` on Android. Since Android 8 (API 26), it has no effect; there the sound belongs to the channel. Left out, iOS is silent.
   */
  sound?: string;

  /**
   * Icon in the status bar: the name of a drawable in `res/drawable`. It overrides the `smallIcon` of the configuration.
   * @platforms android
   */
  smallIcon?: string;

  /**
   * Colour of the small icon, such as `#2F6F5E`. It overrides the `iconColor` of the configuration; a string that is not a colour makes `schedule()` reject.
   * @platforms android
   */
  iconColor?: string;

  /**
   * Images, sounds or videos to show with the notification on iOS. Android accepts the list and shows nothing of it.
   */
  attachments?: LocalNotificationAttachment[];

  /**
   * The `id` of a set of buttons that you have declared with `registerActionTypes()`.
   */
  actionTypeId?: string;

  /**
   * Data of your own, which comes back in the events. It must survive JSON: no functions, no class instances.
   */
  extra?: any;

  /**
   * Notifications with the same value are stacked on iOS.
   * @platforms ios
   */
  threadIdentifier?: string;

  /**
   * Name that iOS inserts into the line that sums up a stack.
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
   * Makes this one the head of its group, together with `group`.
   * @platforms android
   */
  groupSummary?: boolean;

  /**
   * Channel to post to, on Android 8 and later. If there is no such channel, nothing is shown; left out, the channel `default` is used.
   * @platforms android
   */
  channelId?: string;

  /**
   * Keeps the notification there when the user swipes, for something still going on. Remove it yourself when that has ended.
   * @platforms android
   */
  ongoing?: boolean;

  /**
   * Whether a tap takes the notification away. It does unless you set `false`.
   * @platforms android
   */
  autoCancel?: boolean;
}

/**
 * What `schedule()` resolves with: the ids that were planned, in the order you passed them.
 */
export interface LocalNotificationScheduleResult extends LocalNotificationPendingList {}

/**
 * A list of ids, as read by `getPending()` and as passed to `cancel()`.
 */
export interface LocalNotificationPendingList {
  /**
   * One entry for each notification; empty when there is none.
   */
  notifications: LocalNotificationRequest[];
}

/**
 * A set of buttons. Of the four switches whose names start with `ios`, iOS applies the first that is set, in the order listed here.
 */
export interface LocalNotificationActionType {
  /**
   * The key that notifications name in `actionTypeId`.
   */
  id: string;

  /**
   * The buttons, in the order they are shown.
   */
  actions?: LocalNotificationAction[];

  /**
   * Text that stands in for the body on iOS when the user hides previews.
   */
  iosHiddenPreviewsBodyPlaceholder?: string;

  /**
   * Reports it to your app, with the action `dismiss`, when the user clears the notification on iOS.
   */
  iosCustomDismissAction?: boolean;

  /**
   * Lets CarPlay show these notifications.
   */
  iosAllowInCarPlay?: boolean;

  /**
   * Shows the title on iOS even when previews are hidden.
   */
  iosHiddenPreviewsShowTitle?: boolean;

  /**
   * Shows the subtitle on iOS even when previews are hidden.
   */
  iosHiddenPreviewsShowSubtitle?: boolean;
}

/**
 * What `areEnabled()` resolves with.
 */
export interface LocalNotificationEnabledResult {
  /**
   * `true` when a notification would be shown.
   */
  value: boolean;
}

/**
 * A notification channel of Android. Importance, sound, vibration and lock screen are the user's to change in the system settings.
 */
export interface NotificationChannel {
  /**
   * Your own key for the channel. You name it again in `channelId`.
   */
  id: string;

  /**
   * The label that users see in the system settings. Translate it.
   */
  name: string;

  /**
   * A sentence below the name in the system settings. Without one it stays empty.
   */
  description?: string;

  /**
   * A sound file in `res/raw`, with or without its extension.
   */
  sound?: string;

  /**
   * How much notifications of this channel may interrupt: 1 only in the drawer, 2 silent, 3 with sound, 4 with sound and on top of the screen, 5 reserved by Android and treated like 4.
   */
  importance: 1 | 2 | 3 | 4 | 5;

  /**
   * What a locked screen shows: -1 nothing, 0 that there is a notification but not its text, 1 everything. Without it, everything.
   */
  visibility?: -1 | 0 | 1;

  /**
   * Whether the notification light blinks, on phones that have one. Off unless you set it.
   */
  lights?: boolean;

  /**
   * Colour of the light, as `#RRGGBB`, for `lights: true`. A colour that cannot be read is logged and ignored.
   */
  lightColor?: string;

  /**
   * Whether the phone vibrates. Off unless you set it.
   */
  vibration?: boolean;
}

/**
 * What `listChannels()` resolves with.
 */
export interface NotificationChannelList {
  /**
   * The channels with the settings the user has given them.
   */
  channels: NotificationChannel[];
}

/**
 * What `requestPermission()` resolves with.
 */
export interface NotificationPermissionResponse {
  /**
   * `true` when the user has agreed. On Android it is always `true`.
   */
  granted: boolean;
}

/**
 * What a `localNotificationActionPerformed` listener gets.
 */
export interface LocalNotificationActionPerformed {
  /**
   * `tap` for the notification itself, otherwise the `id` of the button. On iOS also `dismiss`, if the action type has `iosCustomDismissAction`.
   */
  actionId: string;

  /**
   * What the user has typed. It is set only for a button with `input: true`.
   */
  inputValue?: string;

  /**
   * The notification the user acted on, with your `extra`. On iOS its `id` is text.
   */
  notification: LocalNotification;
}

/**
 * When a notification fires. Use exactly one of `at`, `on` and `every`.
 */
export interface LocalNotificationSchedule {
  /**
   * The moment to fire. iOS rejects a date in the past; Android logs an error and never fires.
   */
  at?: Date;

  /**
   * Repeats a notification with `at`. The period is the time between the call and `at`, not a day or a week; for a time of day use `on`.
   */
  repeats?: boolean;

  /**
   * Fires repeatedly at this interval; the first time is one full period from now. Android takes a month as 30 days and a year as 52 weeks. On iOS a period under 60 seconds is not allowed.
   */
  every?: 'year' | 'month' | 'two-weeks' | 'week' | 'day' | 'hour' | 'minute' | 'second';

  /**
   * Multiplies the period of `every`: with `every: 'day'`, a count of 2 fires every other day. It does not limit how often.
   */
  count?: number;

  /**
   * Fires whenever the clock matches the fields, in local time, until you cancel it. Set every field below the largest one you use: a missing field is set to the current value on Android.
   */
  on?: {
    /**
     * Calendar year, such as 2030. With it, the notification fires in that year only.
     */
    year?: number;
    /**
     * Month of the year. iOS counts from 1; Android counts from 0, since it hands the number to Java's calendar.
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
   * Hints on how iOS shows the file.
   */
  options?: LocalNotificationAttachmentOptions;
}

/**
 * Names one notification.
 */
export interface LocalNotificationRequest {
  /**
   * The `id` you gave it in `schedule()`, as text.
   */
  id: string;
}

/**
 * A button of a notification. Of `foreground`, `destructive` and `requiresAuthentication`, iOS applies the first that is set, in this order.
 */
export interface LocalNotificationAction {
  /**
   * What you get as `actionId` when the button is pressed.
   */
  id: string;

  /**
   * The label of the button.
   */
  title: string;

  /**
   * Asks the user to unlock the device first, on iOS.
   */
  requiresAuthentication?: boolean;

  /**
   * Opens the app when the button is pressed on iOS. On Android every button does.
   */
  foreground?: boolean;

  /**
   * Marks the button on iOS as one that deletes something.
   */
  destructive?: boolean;

  /**
   * Lets the user type an answer.
   */
  input?: boolean;

  /**
   * Label of the send button next to the text field on iOS, for `input: true`.
   */
  inputButtonTitle?: string;

  /**
   * Gray hint in the empty text field on iOS, for `input: true` and together with `inputButtonTitle`.
   */
  inputPlaceholder?: string;
}

/**
 * Settings for one attachment, passed on to iOS.
 */
export interface LocalNotificationAttachmentOptions {
  /**
   * Type of the file as a uniform type identifier, for a file whose extension does not tell.
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
 * Defaults for Android, under `plugins.LocalNotifications` of `trispan.config.json`. Copy and rebuild the app after a change.
 * @config LocalNotifications
 */
interface LocalNotificationsConfig {
  /**
   * Icon for notifications that name none: a drawable in `res/drawable`. Without it you get Android's info sign.
   * @platforms android
   */
  smallIcon?: string;

  /**
   * Colour of the small icon for notifications that name none.
   * @platforms android
   */
  iconColor?: string;

  /**
   * File in `res/raw` for notifications that name no sound. Since Android 8 (API 26), it becomes the sound of the channel `default`, which is fixed once the channel exists.
   * @platforms android
   */
  sound?: string;
}
