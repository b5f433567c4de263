import type { PermissionState, PluginListenerHandle } from '@trispan/core';

/**
 * Shows notifications that the app plans itself, now, at a time or again and again, without a server.
 * @package @trispan/local-notifications 1.1.0
 * @androidBundledPermission android.permission.RECEIVE_BOOT_COMPLETED
 * @androidBundledPermission android.permission.WAKE_LOCK
 * @androidPermissionAlias display =
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const LocalNotifications: LocalNotificationsPlugin;

export interface LocalNotificationsPlugin {
  /**
   * Hands the notifications to the system and resolves as soon as they are planned, not when they appear. An `id` that is already planned is replaced; on the web, both fire. Without `schedule` a notification is shown at once.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on Android when the user has turned the app's notifications off: `Notifications not enabled on this device`
   * @throws on Android when `iconColor` is not a colour
   * @throws on iOS when `schedule.at` is in the past, when a repeat is shorter than a minute, or when an attachment is not found
   * @throws on the web, with the code `UNAVAILABLE`, when the browser cannot show notifications from a page
   */
  schedule(options: ScheduleOptions): Promise<ScheduleResult>;

  /**
   * Lists what is planned and has not fired yet. On the web the list lives in the page and is empty after a reload.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  getPending(): Promise<PendingResult>;

  /**
   * Declares the sets of buttons that notifications can carry; a notification picks one by its `actionTypeId`. Call it at every start, before you schedule: on iOS each call replaces all sets declared before.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on the web, with the code `UNIMPLEMENTED`
   */
  registerActionTypes(options: RegisterActionTypesOptions): Promise<void>;

  /**
   * Takes planned notifications out of the schedule. Android also removes one that is already on display; on iOS and the web, what is on display stays.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the list is empty
   */
  cancel(options: CancelOptions): Promise<void>;

  /**
   * Tells whether notifications of this app may be shown. On iOS the answer is `false` too when the user has hidden the app from Notification Center.
   * @since 1.0.0
   * @deprecated Use `checkPermissions()`.
   * @support ios=yes android=yes web=yes
   */
  areEnabled(): Promise<EnabledResult>;

  /**
   * Creates a notification channel, the category that the user can mute in the settings of Android 8 and later. Once it exists, only its name and description can be changed; for another sound or importance, create a channel with a new `id`.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (code `UNAVAILABLE`), and on iOS and the web (code `UNIMPLEMENTED`)
   * @throws when `id`, `name` or `importance` is missing
   */
  createChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Deletes a channel. Only the `id` of the object is read. If you create the same `id` again, Android brings back the settings it had.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (code `UNAVAILABLE`), and on iOS and the web (code `UNIMPLEMENTED`)
   */
  deleteChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Lists all channels of the app, including the one named `default` that this capability creates.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (code `UNAVAILABLE`), and on iOS and the web (code `UNIMPLEMENTED`)
   */
  listChannels(): Promise<ListChannelsResult>;

  /**
   * Reads the state without asking anybody. On Android it reflects the switch in the system settings, so it is `granted` or `denied`, never `prompt`.
   * @since 1.0.0
   * @permissions display
   * @support ios=yes android=yes web=conditional
   * @throws on the web, with the code `UNAVAILABLE`, when the browser cannot show notifications from a page
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user on iOS and in the browser, the first time only. On Android nothing is shown: you get the same answer as from `checkPermissions()`.
   * @since 1.0.0
   * @permissions display
   * @support ios=yes android=yes web=conditional
   * @throws on the web, with the code `UNAVAILABLE`, when the browser cannot show notifications from a page
   */
  requestPermissions(): Promise<PermissionStatus>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when a notification appears while your app is running: on iOS only in the foreground, on the web when the browser displays it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  addListener(
    eventName: 'localNotificationReceived',
    listenerFunc: (notification: LocalNotificationSchema) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the user taps a notification or one of its buttons. If that starts the app, the event waits on iOS and Android until you add a listener. On the web it reports taps only.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  addListener(
    eventName: 'localNotificationActionPerformed',
    listenerFunc: (notificationAction: ActionPerformed) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * What you pass to `schedule()`.
 */
export interface ScheduleOptions {
  /**
   * The notifications to plan. One call can take many.
   * @since 1.0.0
   */
  notifications: LocalNotificationSchema[];
}

/**
 * What `schedule()` resolves with.
 */
export interface ScheduleResult {
  /**
   * The ids that were planned, in the order you passed them.
   * @since 1.0.0
   */
  notifications: LocalNotificationDescriptor[];
}

/**
 * What `getPending()` resolves with.
 */
export interface PendingResult {
  /**
   * One entry for each planned notification; empty when there is none.
   * @since 1.0.0
   */
  notifications: PendingLocalNotificationSchema[];
}

/**
 * What you pass to `registerActionTypes()`.
 */
export interface RegisterActionTypesOptions {
  /**
   * All sets of buttons your app uses. List the old ones again when you add one.
   * @since 1.0.0
   */
  types: ActionType[];
}

/**
 * What you pass to `cancel()`. The result of `getPending()` fits as it is.
 */
export interface CancelOptions {
  /**
   * The ids to take out. Ids that are not planned are ignored.
   * @since 1.0.0
   */
  notifications: LocalNotificationDescriptor[];
}

/**
 * What `areEnabled()` resolves with.
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
 * What `listChannels()` resolves with.
 */
export interface ListChannelsResult {
  /**
   * The channels with the settings the user has given them.
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
   * A longer text for the expanded notification. Android shows it when the user expands it; iOS and the web use `body` alone.
   * @since 1.0.0
   */
  largeBody?: string;

  /**
   * A short line next to the expanded text of `largeBody` or `inboxList`, and on the summary of a group.
   * @since 1.0.0
   * @platforms android
   */
  summaryText?: string;

  /**
   * Your key for this notification: `cancel()` needs it, and scheduling it again replaces it, except on the web. Keep it within 32 bits, since Android stores it as such an integer.
   * @since 1.0.0
   */
  id: number;

  /**
   * When to fire. Leave it out to show the notification now.
   * @since 1.0.0
   */
  schedule?: Schedule;

  /**
   * File name, with extension, of the sound to play. A `.wav` file serves both platforms: put it into the app bundle on iOS and into `res/raw` on Android. Since Android 8 (API 26), it has no effect; set the sound of the channel in `channelId` instead. If the file is missing, the system's default is heard. Left out, Android plays its default and iOS is silent.
   * @since 1.0.0
   * @platforms ios android
   */
  sound?: string;

  /**
   * Icon in the status bar: the name of a drawable in `res/drawable`, without extension. It overrides the `smallIcon` of the configuration.
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
   * Colour of the small icon, such as `#2F6F5E`. It overrides the `iconColor` of the configuration; a string that is not a colour makes `schedule()` reject.
   * @since 1.0.0
   * @platforms android
   */
  iconColor?: string;

  /**
   * Images, sounds or videos to show with the notification on iOS. Android accepts the list and shows nothing of it.
   * @since 1.0.0
   */
  attachments?: Attachment[];

  /**
   * The `id` of a set of buttons that you have declared with `registerActionTypes()`.
   * @since 1.0.0
   */
  actionTypeId?: string;

  /**
   * Data of your own, which comes back in the events. It must survive JSON: no functions, no class instances.
   * @since 1.0.0
   */
  extra?: any;

  /**
   * Notifications with the same value are stacked on iOS. It becomes `UNMutableNotificationContent.threadIdentifier`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
   */
  threadIdentifier?: string;

  /**
   * Name that iOS inserts into the line that sums up a stack. It becomes `UNMutableNotificationContent.summaryArgument`.
   * @since 1.0.0
   * @platforms ios
   * @minOs ios 12
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
   * Makes this one the head of its group, together with `group`. It is passed to `NotificationCompat.Builder.setGroupSummary()`.
   * @since 1.0.0
   * @platforms android
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  groupSummary?: boolean;

  /**
   * Channel to post to, on Android 8 and later. If there is no such channel, nothing is shown; left out, the channel `default` is used. It is passed to `NotificationCompat.Builder.setChannelId()`.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  channelId?: string;

  /**
   * Keeps the notification there when the user swipes, for something still going on. Remove it yourself when that has ended. It is passed to `NotificationCompat.Builder.setOngoing()`.
   * @since 1.0.0
   * @platforms android
   * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat.Builder
   */
  ongoing?: boolean;

  /**
   * Whether a tap takes the notification away. It does unless you set `false`. It is passed to `NotificationCompat.Builder.setAutoCancel()`.
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
 * What a `localNotificationActionPerformed` listener gets.
 */
export interface ActionPerformed {
  /**
   * `tap` for the notification itself, otherwise the `id` of the button. On iOS also `dismiss`, if the action type has `iosCustomDismissAction`.
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
 * Names one notification.
 * @since 1.0.0
 */
export interface LocalNotificationDescriptor {
  /**
   * The `id` you gave it in `schedule()`.
   * @since 1.0.0
   */
  id: number;
}

/**
 * A planned notification, reduced to the parts that all platforms remember.
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
   * When it fires. On iOS and Android `at` arrives as a string, despite its type, so turn it into a `Date` before you calculate.
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
   * The key that notifications name in `actionTypeId`.
   * @since 1.0.0
   */
  id: string;

  /**
   * The buttons, in the order they are shown.
   * @since 1.0.0
   */
  actions?: Action[];

  /**
   * Text that stands in for the body when the user hides previews. It becomes `hiddenPreviewsBodyPlaceholder` of `UNNotificationCategory`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosHiddenPreviewsBodyPlaceholder?: string;

  /**
   * Reports it to your app, with the action `dismiss`, when the user clears the notification. It is the option `customDismissAction` of `UNNotificationCategory`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosCustomDismissAction?: boolean;

  /**
   * Lets CarPlay show these notifications. It is the option `allowInCarPlay` of `UNNotificationCategory`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosAllowInCarPlay?: boolean;

  /**
   * Shows the title even when previews are hidden. It is the option `hiddenPreviewsShowTitle` of `UNNotificationCategory`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosHiddenPreviewsShowTitle?: boolean;

  /**
   * Shows the subtitle even when previews are hidden. It is the option `hiddenPreviewsShowSubtitle` of `UNNotificationCategory`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationcategory
   */
  iosHiddenPreviewsShowSubtitle?: boolean;
}

/**
 * A notification channel of Android. Importance, sound, vibration and lock screen are the user's to change in the system settings.
 */
export interface Channel {
  /**
   * Your own key for the channel. You name it again in `channelId`.
   * @since 1.0.0
   */
  id: string;

  /**
   * The label that users see in the system settings. Translate it.
   * @since 1.0.0
   */
  name: string;

  /**
   * A sentence below the name in the system settings. Without one it stays empty.
   * @since 1.0.0
   */
  description?: string;

  /**
   * A sound file in `res/raw`, with or without its extension. Set one for channels of importance 3 or higher, which are meant to be heard.
   * @since 1.0.0
   * @example "jingle.wav"
   */
  sound?: string;

  /**
   * How much notifications of this channel may interrupt.
   * @since 1.0.0
   */
  importance: Importance;

  /**
   * How much is shown on a locked screen. Without it everything is.
   * @since 1.0.0
   */
  visibility?: Visibility;

  /**
   * Whether the notification light blinks, on phones that have one. Off unless you set it.
   * @since 1.0.0
   */
  lights?: boolean;

  /**
   * Colour of the light, as `#RRGGBB` or `#RRGGBBAA`. It works with `lights: true` only; a colour that cannot be read is logged and ignored.
   * @since 1.0.0
   */
  lightColor?: string;

  /**
   * Whether the phone vibrates. Off unless you set it.
   * @since 1.0.0
   */
  vibration?: boolean;
}

/**
 * When a notification fires. Use exactly one of `at`, `on` and `every`.
 * @since 1.0.0
 */
export interface Schedule {
  /**
   * The moment to fire. iOS rejects a date in the past; Android logs an error and never fires.
   * @since 1.0.0
   */
  at?: Date;

  /**
   * Repeats a notification with `at`. The period is the time between the call and `at`, not a day or a week; for a time of day use `on`.
   * @since 1.0.0
   * @platforms ios android
   */
  repeats?: boolean;

  /**
   * Lets the notification fire while Android dozes. The system allows that once every 9 minutes per app. With `on`, it covers the first time only.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 23
   * @see https://developer.android.com/training/monitoring-device-state/doze-standby
   * @see https://developer.android.com/training/monitoring-device-state/doze-standby#assessing_your_app
   */
  allowWhileIdle?: boolean;

  /**
   * Fires whenever the clock matches the fields, like a line of cron, until you cancel it.
   * @since 1.0.0
   * @platforms ios android
   * @see https://en.wikipedia.org/wiki/Cron
   */
  on?: ScheduleOn;

  /**
   * Fires repeatedly at this interval. The first time is one full period from now.
   * @since 1.0.0
   */
  every?: ScheduleEvery;

  /**
   * Used with `every`, and meant to limit how often it fires. As released, both native platforms multiply the period by it instead and do not stop: `every: 'day'` with `count: 2` fires every other day.
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
   * Hints on how iOS shows the file.
   * @since 1.0.0
   */
  options?: AttachmentOptions;
}

/**
 * A button of a notification. Of `foreground`, `destructive` and `requiresAuthentication`, iOS applies the first that is set, in this order.
 * @since 1.0.0
 */
export interface Action {
  /**
   * What you get as `actionId` when the button is pressed.
   * @since 1.0.0
   */
  id: string;

  /**
   * The label of the button.
   * @since 1.0.0
   */
  title: string;

  /**
   * Asks the user to unlock the device first. It is the option `authenticationRequired` of `UNNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationaction
   */
  requiresAuthentication?: boolean;

  /**
   * Opens the app when the button is pressed. It is the option `foreground` of `UNNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationaction
   */
  foreground?: boolean;

  /**
   * Marks the button as one that deletes something. It is the option `destructive` of `UNNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationaction
   */
  destructive?: boolean;

  /**
   * Lets the user type an answer; the button becomes a `UNTextInputNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   */
  input?: boolean;

  /**
   * Label of the send button next to the text field, for `input: true` only. It becomes `textInputButtonTitle` of `UNTextInputNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction
   */
  inputButtonTitle?: string;

  /**
   * Gray hint in the empty text field, for `input: true` only, and only together with `inputButtonTitle`. It becomes `textInputPlaceholder` of `UNTextInputNotificationAction`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction
   */
  inputPlaceholder?: string;
}

/**
 * Fields of the clock to match, in local time. Set every field below the largest one you use: a missing field is set to the current value on Android.
 */
export interface ScheduleOn {
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
   * Day of the week.
   * @since 1.1.0
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
 * Settings for one attachment, passed on to `UNNotificationAttachment`.
 */
export interface AttachmentOptions {
  /**
   * Type of the file as a uniform type identifier, for a file whose extension does not tell. Becomes `UNNotificationAttachmentOptionsTypeHintKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsTypeHintKey?: string;

  /**
   * Whether the small preview is left out. Becomes `UNNotificationAttachmentOptionsThumbnailHiddenKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsThumbnailHiddenKey?: string;

  /**
   * Part of the picture to use for the preview. Becomes `UNNotificationAttachmentOptionsThumbnailClippingRectKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsThumbnailClippingRectKey?: string;

  /**
   * Frame of a video or animation to use for the preview. Becomes `UNNotificationAttachmentOptionsThumbnailTimeKey`.
   * @since 1.0.0
   * @platforms ios
   * @see https://developer.apple.com/documentation/usernotifications/unnotificationattachment
   */
  iosUNNotificationAttachmentOptionsThumbnailTimeKey?: string;
}

/**
 * An older name of Channel.
 * @since 1.0.0
 * @deprecated Use `Channel`.
 */
export type NotificationChannel = Channel;

/**
 * Steps of interruption on Android: 1 only in the drawer, 2 silent, 3 with sound, 4 with sound and on top of the screen, 5 reserved by Android and treated like 4.
 * @since 1.0.0
 * @see https://developer.android.com/reference/android/app/NotificationManager#IMPORTANCE_DEFAULT
 */
export type Importance = 1 | 2 | 3 | 4 | 5;

/**
 * What a locked screen shows: -1 nothing, 0 that there is a notification but not its text, 1 everything.
 * @since 1.0.0
 * @see https://developer.android.com/reference/androidx/core/app/NotificationCompat#VISIBILITY_PRIVATE
 */
export type Visibility = -1 | 0 | 1;

/**
 * Units of repetition. Android takes a month as 30 days and a year as 52 weeks. On iOS a period under 60 seconds is not allowed, so do not use `second` there.
 */
export type ScheduleEvery = 'year' | 'month' | 'two-weeks' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/**
 * Days of the week as numbers, beginning with Sunday.
 */
export enum Weekday {
  /**
   * The first day in this count.
   */
  Sunday = 1,

  /**
   * The day after Sunday.
   */
  Monday = 2,

  /**
   * The third in this count.
   */
  Tuesday = 3,

  /**
   * The middle of the week.
   */
  Wednesday = 4,

  /**
   * The fifth in this count.
   */
  Thursday = 5,

  /**
   * The day before Saturday.
   */
  Friday = 6,

  /**
   * The last day in this count.
   */
  Saturday = 7,
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Defaults for Android. Sync and rebuild the app after a change.
     */
    LocalNotifications?: {
      /**
       * Icon for notifications that name none: a drawable in `res/drawable`, without extension. Without it you get Android's info sign.
       * @since 1.0.0
       * @platforms android
       * @example "ic_stat_icon_config_sample"
       */
      smallIcon?: string;

      /**
       * Colour of the small icon for notifications that name none.
       * @since 1.0.0
       * @platforms android
       * @example "#488AFF"
       */
      iconColor?: string;

      /**
       * File in `res/raw` for notifications that name no sound. Since Android 8 (API 26), it becomes the sound of the channel `default` and cannot be changed until the app is reinstalled. If the file is missing, API 21 to 25 play the system's sound and 26 or later stay silent.
       * @since 1.0.0
       * @platforms android
       * @example "beep.wav"
       */
      sound?: string;
    };
  }
}

/**
 * An older name of LocalNotificationDescriptor.
 * @since 1.0.0
 * @deprecated Use `LocalNotificationDescriptor`.
 * @supplementary
 */
export type LocalNotificationRequest = LocalNotificationDescriptor;

/**
 * An older name of ScheduleResult.
 * @since 1.0.0
 * @deprecated Use `ScheduleResult`.
 * @supplementary
 */
export type LocalNotificationScheduleResult = ScheduleResult;

/**
 * An older name of PendingResult.
 * @since 1.0.0
 * @deprecated Use `PendingResult`.
 * @supplementary
 */
export type LocalNotificationPendingList = PendingResult;

/**
 * An older name of ActionType.
 * @since 1.0.0
 * @deprecated Use `ActionType`.
 * @supplementary
 */
export type LocalNotificationActionType = ActionType;

/**
 * An older name of Action.
 * @since 1.0.0
 * @deprecated Use `Action`.
 * @supplementary
 */
export type LocalNotificationAction = Action;

/**
 * An older name of EnabledResult.
 * @since 1.0.0
 * @deprecated Use `EnabledResult`.
 * @supplementary
 */
export type LocalNotificationEnabledResult = EnabledResult;

/**
 * An older name of ListChannelsResult.
 * @since 1.0.0
 * @deprecated Use `ListChannelsResult`.
 * @supplementary
 */
export type NotificationChannelList = ListChannelsResult;

/**
 * An older name of Attachment.
 * @since 1.0.0
 * @deprecated Use `Attachment`.
 * @supplementary
 */
export type LocalNotificationAttachment = Attachment;

/**
 * An older name of AttachmentOptions.
 * @since 1.0.0
 * @deprecated Use `AttachmentOptions`.
 * @supplementary
 */
export type LocalNotificationAttachmentOptions = AttachmentOptions;

/**
 * An older name of LocalNotificationSchema.
 * @since 1.0.0
 * @deprecated Use `LocalNotificationSchema`.
 * @supplementary
 */
export type LocalNotification = LocalNotificationSchema;

/**
 * An older name of Schedule.
 * @since 1.0.0
 * @deprecated Use `Schedule`.
 * @supplementary
 */
export type LocalNotificationSchedule = Schedule;

/**
 * An older name of ActionPerformed.
 * @since 1.0.0
 * @deprecated Use `ActionPerformed`.
 * @supplementary
 */
export type LocalNotificationActionPerformed = ActionPerformed;
