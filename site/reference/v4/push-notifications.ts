import type { PermissionState, PluginListenerHandle } from '@trispan/core';

/**
 * Registers the app with Apple's or Google's push service and reports the messages that arrive.
 * @package @trispan/push-notifications 4.1.2
 * @androidMetaData com.google.firebase.messaging.default_notification_icon
 * @androidPermissionAlias receive =
 * @androidVariable firebaseMessagingVersion = 23.0.5 (com.google.firebase:firebase-messaging)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const PushNotifications: PushNotificationsPlugin;

export interface PushNotificationsPlugin {
  /**
   * Asks the push service for a token. The promise resolves immediately; the outcome arrives in a `registration` or `registrationError` event, so add both listeners first. This method does not ask the user, so call `requestPermissions()` beforehand.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on the web with the code `UNIMPLEMENTED`, like every method of this plugin
   * @example
   * ```ts
   * import { listenForToken } from './push';
   *
   * // The token comes as an event, so listen first.
   * await listenForToken();
   * await PushNotifications.register();
   * ```
   */
  register(): Promise<void>;

  /**
   * Lists the app's currently displayed notifications. The list includes local notifications.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on iOS when the app delegate has not reported the outcome of `register()` since the app started
   * @example
   * ```ts
   * import { showInbox } from './inbox';
   *
   * const { notifications } =
   *   await PushNotifications.getDeliveredNotifications();
   * showInbox(
   *   notifications.map(({ title }) => title),
   * );
   * ```
   */
  getDeliveredNotifications(): Promise<DeliveredNotifications>;

  /**
   * Clears the given notifications from the screen. Pass objects from `getDeliveredNotifications()`: Android finds a notification by `id` and `tag` together.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on iOS when the app delegate has not reported the outcome of `register()` since the app started
   * @example
   * ```ts
   * const { notifications } =
   *   await PushNotifications.getDeliveredNotifications();
   *
   * await PushNotifications.removeDeliveredNotifications({
   *   notifications: notifications.filter(
   *     ({ title }) => title === 'New comment',
   *   ),
   * });
   * ```
   */
  removeDeliveredNotifications(delivered: DeliveredNotifications): Promise<void>;

  /**
   * Clears all of the app's displayed notifications. On iOS, it also sets the badge on the icon to 0.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on iOS when the app delegate has not reported the outcome of `register()` since the app started
   * @example
   * ```ts
   * import { markAllAsRead } from './inbox';
   *
   * await markAllAsRead();
   * await PushNotifications
   *   .removeAllDeliveredNotifications();
   * ```
   */
  removeAllDeliveredNotifications(): Promise<void>;

  /**
   * Creates a notification channel, which your server's messages can specify. Once it exists, only its name and description can be changed; for a different sound or importance, create a channel with a new `id`.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS with `UNIMPLEMENTED`
   * @throws when `id` or `name` is missing
   * @example
   * ```ts
   * await PushNotifications.createChannel({
   *   id: 'shared-notes',
   *   name: 'Shared notes',
   *   description: 'Changes by your team',
   *   importance: 3,
   *   visibility: 0,
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
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS with `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { leaveTeam } from './teams';
   *
   * await leaveTeam('north-shore');
   * await PushNotifications.deleteChannel({
   *   id: 'shared-notes',
   * });
   * ```
   */
  deleteChannel(args: { id: string }): Promise<void>;

  /**
   * Lists all the app's channels, whichever plugin or library has created them.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS with `UNIMPLEMENTED`
   * @example
   * ```ts
   * import { createChannels } from './push';
   *
   * const { channels } =
   *   await PushNotifications.listChannels();
   * const known = channels.map(({ id }) => id);
   * if (!known.includes('shared-notes')) {
   *   await createChannels();
   * }
   * ```
   */
  listChannels(): Promise<ListChannelsResult>;

  /**
   * Checks whether notifications may be shown, without asking the user. On Android, the result is always `granted`, even when the user has turned off notifications in the settings.
   * @since 1.0.0
   * @platforms ios android
   * @permissions receive
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { showPushInvitation } from './hints';
   *
   * const { receive } =
   *   await PushNotifications.checkPermissions();
   * // Not asked yet: explain before the system asks.
   * if (receive === 'prompt') showPushInvitation();
   * ```
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for permission on iOS, but only the first time; later calls resolve with the user's choice. On Android, no dialog appears: with the target SDK of new projects, Android 13 and later ask automatically.
   * @since 1.0.0
   * @platforms ios android
   * @permissions receive
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { setSwitch } from './settings-page';
   *
   * const { receive } =
   *   await PushNotifications.requestPermissions();
   * const isOn = receive === 'granted';
   * if (isOn) await PushNotifications.register();
   * setSwitch('comments', isOn);
   * ```
   */
  requestPermissions(): Promise<PermissionStatus>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { forgetDevice } from './account';
   *
   * // The next user of this phone gets a fresh start.
   * await forgetDevice();
   * await PushNotifications.removeAllListeners();
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when a token is available: after `register()`, and on Android also whenever Firebase replaces it. Send the token to your server each time.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { sendToken } from './account';
   *
   * // Tokens change: the server needs the latest.
   * await PushNotifications.addListener(
   *   'registration',
   *   (token) => sendToken(token.value),
   * );
   * ```
   */
  addListener(
    eventName: 'registration',
    listenerFunc: (token: Token) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs instead of `registration` when no token could be obtained.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { showHint } from './hints';
   *
   * await PushNotifications.addListener(
   *   'registrationError',
   *   ({ error }) =>
   *     showHint(`No comments by push: ${error}`),
   * );
   * ```
   */
  addListener(
    eventName: 'registrationError',
    listenerFunc: (error: RegistrationError) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when a message arrives while the user has the app open. On Android, a message without a `notification` part is also reported while the app is in the background, as long as the system has not ended the app.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { reloadNote } from './notes';
   *
   * // The note on the screen gets its new comment.
   * await PushNotifications.addListener(
   *   'pushNotificationReceived',
   *   ({ data }) => reloadNote(Number(data.noteId)),
   * );
   * ```
   */
  addListener(
    eventName: 'pushNotificationReceived',
    listenerFunc: (notification: PushNotificationSchema) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the user taps a push notification. If the tap starts the app, the event waits until you add a listener.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { openNote } from './notes';
   *
   * await PushNotifications.addListener(
   *   'pushNotificationActionPerformed',
   *   ({ notification }) =>
   *     openNote(Number(notification.data.noteId)),
   * );
   * ```
   */
  addListener(
    eventName: 'pushNotificationActionPerformed',
    listenerFunc: (notification: ActionPerformed) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * The displayed notifications that `getDeliveredNotifications()` returns and `removeDeliveredNotifications()` accepts.
 */
export interface DeliveredNotifications {
  /**
   * The entries. To remove some of them, filter this list and pass it on.
   * @since 1.0.0
   */
  notifications: PushNotificationSchema[];
}

/**
 * An Android notification channel. Once it exists, only the user can change its importance, sound, vibration and lock screen setting, in the system settings.
 */
export interface Channel {
  /**
   * Your key for the channel, which your server sends as a message's `channel_id`.
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
  receive: PermissionState;
}

/**
 * The token that identifies this installation to the push service.
 */
export interface Token {
  /**
   * What your server needs to reach this device: a token from Apple's push service (APNs) on iOS, or from Firebase Cloud Messaging (FCM) on Android. The token changes when the app is reinstalled.
   * @since 1.0.0
   */
  value: string;
}

/**
 * What a `registrationError` listener receives.
 */
export interface RegistrationError {
  /**
   * The message from the system or from Firebase. On iOS, it tells you if the app runs on a simulator or lacks the right entitlement.
   * @since 4.0.0
   */
  error: string;
}

/**
 * A push message as your app receives it. Which properties are set depends on the platform and on what your server has sent.
 */
export interface PushNotificationSchema {
  /**
   * The title, if the message has one to display.
   * @since 1.0.0
   */
  title?: string;

  /**
   * The line below the title, which iOS messages can have.
   * @since 1.0.0
   * @platforms ios
   */
  subtitle?: string;

  /**
   * The text, if the message has one to display.
   * @since 1.0.0
   */
  body?: string;

  /**
   * Key of the message: the request identifier on iOS, the Firebase message ID on Android. In the list of delivered notifications on Android, it is the number that the system uses.
   * @since 1.0.0
   */
  id: string;

  /**
   * The second half of the key by which Android identifies a displayed notification. It is set in the list of delivered notifications.
   * @since 4.0.0
   * @platforms android
   */
  tag?: string;

  /**
   * The number that your server sends for the app icon on iOS. It is 1 when the message has none.
   * @since 1.0.0
   * @platforms ios
   */
  badge?: number;

  /**
   * Unused: no platform sets it.
   * @since 1.0.0
   * @deprecated Read `title`, `body` and `data`.
   */
  notification?: any;

  /**
   * The data that your server has added. On iOS, it is the whole payload, including `aps`; on Android, all values are strings.
   * @since 1.0.0
   */
  data: any;

  /**
   * The intent filter that a tap addresses, if the message contains one.
   * @since 1.0.0
   * @platforms android
   */
  click_action?: string;

  /**
   * The message's deep link, if any.
   * @since 1.0.0
   * @platforms android
   */
  link?: string;

  /**
   * Key of its group. It is set in the list of delivered notifications.
   * @since 1.0.0
   * @platforms android
   */
  group?: string;

  /**
   * `true` for a group's summary. It is set in the list of delivered notifications.
   * @since 1.0.0
   * @platforms android
   */
  groupSummary?: boolean;
}

/**
 * What a `pushNotificationActionPerformed` listener receives.
 */
export interface ActionPerformed {
  /**
   * `tap` for the notification itself. On iOS, it can also be `dismiss` or the ID of a button, for categories that native code has registered.
   * @since 1.0.0
   */
  actionId: string;

  /**
   * What the user has typed, if the button has a text field.
   * @since 1.0.0
   * @platforms ios
   */
  inputValue?: string;

  /**
   * The message the user acted on. On Android, it contains only `id` and `data`, without title and text.
   * @since 1.0.0
   */
  notification: PushNotificationSchema;
}

/**
 * Ways to present a message that arrives in the foreground: a count on the icon, a sound or the notification itself.
 * @supplementary
 */
export type PresentationOption = 'badge' | 'sound' | 'alert';

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

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * How messages are presented while the user has the app open. Sync and rebuild the app after a change.
     */
    PushNotifications?: {
      /**
       * Any of `badge`, `sound` and `alert`. `badge` works only on iOS; an empty list presents nothing. On Android, the list also creates the channel that foreground messages use, whose sound cannot be changed afterwards.
       * @since 1.0.0
       * @default ["badge"]
       * @example ["badge", "sound", "alert"]
       */
      presentationOptions: PresentationOption[];
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
 * An older name for ListChannelsResult.
 * @since 1.0.0
 * @deprecated Use `ListChannelsResult`.
 * @supplementary
 */
export type NotificationChannelList = ListChannelsResult;

/**
 * An older name for PushNotificationSchema.
 * @since 1.0.0
 * @deprecated Use `PushNotificationSchema`.
 * @supplementary
 */
export type PushNotification = PushNotificationSchema;

/**
 * An older name for ActionPerformed.
 * @since 1.0.0
 * @deprecated Use `ActionPerformed`.
 * @supplementary
 */
export type PushNotificationActionPerformed = ActionPerformed;

/**
 * An older name for DeliveredNotifications.
 * @since 1.0.0
 * @deprecated Use `DeliveredNotifications`.
 * @supplementary
 */
export type PushNotificationDeliveredList = DeliveredNotifications;

/**
 * An older name for Token.
 * @since 1.0.0
 * @deprecated Use `Token`.
 * @supplementary
 */
export type PushNotificationToken = Token;
