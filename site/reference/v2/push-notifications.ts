import type { PluginListenerHandle } from './core.ts';

/**
 * Registers the app with Apple's or Google's push service and reports the messages that arrive.
 * @package @trispan/core 2.5.0
 * @androidVariable firebaseMessagingVersion = 20.1.2 (com.google.firebase:firebase-messaging)
 */
declare const PushNotifications: PushNotificationsPlugin;

export interface PushNotificationsPlugin {
  /**
   * Asks the push service for a token. The promise resolves immediately; the outcome arrives in a `registration` or `registrationError` event, so add both listeners first. This method does not ask the user, so call `requestPermission()` beforehand.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on the web with `PushNotifications does not have web implementation.`, like every method of this plugin
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { listenForToken } from './push';
   * const { PushNotifications } = Plugins;
   *
   * // The token comes as an event, so listen first.
   * await listenForToken();
   * await PushNotifications.register();
   * ```
   */
  register(): Promise<void>;

  /**
   * Asks the user for permission on iOS, but only the first time; later calls resolve with the user's choice. On Android, nothing is shown and permission is always reported as granted.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { setSwitch } from './settings-page';
   * const { PushNotifications } = Plugins;
   *
   * const { granted } =
   *   await PushNotifications.requestPermission();
   * if (granted) await PushNotifications.register();
   * setSwitch('comments', granted);
   * ```
   */
  requestPermission(): Promise<NotificationPermissionResponse>;

  /**
   * Lists the app's currently displayed notifications. The list includes local notifications. On Android below 6, the list is empty.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showInbox } from './inbox';
   * const { PushNotifications } = Plugins;
   *
   * const { notifications } =
   *   await PushNotifications.getDeliveredNotifications();
   * showInbox(
   *   notifications.map(({ title }) => title),
   * );
   * ```
   */
  getDeliveredNotifications(): Promise<PushNotificationDeliveredList>;

  /**
   * Clears the given notifications from the screen. Pass objects from `getDeliveredNotifications()`. Android looks only for the `id`, so a message that Firebase posted under a tag stays.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { PushNotifications } = Plugins;
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
  removeDeliveredNotifications(delivered: PushNotificationDeliveredList): Promise<void>;

  /**
   * Clears all of the app's displayed notifications. On iOS, it also sets the badge on the icon to 0.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { markAllAsRead } from './inbox';
   * const { PushNotifications } = Plugins;
   *
   * await markAllAsRead();
   * await PushNotifications
   *   .removeAllDeliveredNotifications();
   * ```
   */
  removeAllDeliveredNotifications(): Promise<void>;

  /**
   * Creates a notification channel, which your server's messages can specify. Once it exists, only its name and description can be changed; for a different sound or importance, create a channel with a new `id`.
   * @since 2.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with `not available`, on iOS with `not implemented`
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { PushNotifications } = Plugins;
   *
   * await PushNotifications.createChannel({
   *   id: 'shared-notes',
   *   name: 'Shared notes',
   *   description: 'Changes by your team',
   *   importance: 3,
   *   visibility: 0,
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
   * @throws on Android below 8 with `not available`, on iOS with `not implemented`
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { leaveTeam } from './teams';
   * const { PushNotifications } = Plugins;
   *
   * await leaveTeam('north-shore');
   * await PushNotifications.deleteChannel({
   *   id: 'shared-notes',
   *   name: 'Shared notes',
   *   importance: 3,
   * });
   * ```
   */
  deleteChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Lists all the app's channels, including `default`, which the runtime creates for local notifications.
   * @since 2.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with `not available`, on iOS with `not implemented`
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { createChannels } from './push';
   * const { PushNotifications } = Plugins;
   *
   * const { channels } =
   *   await PushNotifications.listChannels();
   * const known = channels.map(({ id }) => id);
   * if (!known.includes('shared-notes')) {
   *   await createChannels();
   * }
   * ```
   */
  listChannels(): Promise<NotificationChannelList>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { forgetDevice } from './account';
   * const { PushNotifications } = Plugins;
   *
   * // The next user of this phone gets a fresh start.
   * await forgetDevice();
   * PushNotifications.removeAllListeners();
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs when a token is available: after `register()`, and on Android also whenever Firebase replaces it. Send the token to your server each time.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { sendToken } from './account';
   * const { PushNotifications } = Plugins;
   *
   * // Tokens change: the server needs the latest.
   * PushNotifications.addListener(
   *   'registration',
   *   (token) => sendToken(token.value),
   * );
   * ```
   */
  addListener(eventName: 'registration', listenerFunc: (token: PushNotificationToken) => void): PluginListenerHandle;

  /**
   * Runs instead of `registration` when no token could be obtained. The listener receives an object whose `error` is a message from the system or from Firebase.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { showHint } from './hints';
   * const { PushNotifications } = Plugins;
   *
   * PushNotifications.addListener(
   *   'registrationError',
   *   ({ error }) =>
   *     showHint(`No comments by push: ${error}`),
   * );
   * ```
   */
  addListener(eventName: 'registrationError', listenerFunc: (error: any) => void): PluginListenerHandle;

  /**
   * Runs when a message arrives while the user has the app open. On Android, a message without a `notification` part is also reported while the app is in the background, as long as the system has not ended the app.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { reloadNote } from './notes';
   * const { PushNotifications } = Plugins;
   *
   * // The note on the screen gets its new comment.
   * PushNotifications.addListener(
   *   'pushNotificationReceived',
   *   ({ data }) => reloadNote(Number(data.noteId)),
   * );
   * ```
   */
  addListener(
    eventName: 'pushNotificationReceived',
    listenerFunc: (notification: PushNotification) => void,
  ): PluginListenerHandle;

  /**
   * Runs when the user taps a push notification. If the tap starts the app, the event waits until you add a listener.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { openNote } from './notes';
   * const { PushNotifications } = Plugins;
   *
   * PushNotifications.addListener(
   *   'pushNotificationActionPerformed',
   *   ({ notification }) =>
   *     openNote(Number(notification.data.noteId)),
   * );
   * ```
   */
  addListener(
    eventName: 'pushNotificationActionPerformed',
    listenerFunc: (notification: PushNotificationActionPerformed) => void,
  ): PluginListenerHandle;
}

export interface NotificationPermissionResponse {
  /**
   * `true` when the user has agreed. On Android, it is always `true`.
   */
  granted: boolean;
}

/**
 * The displayed notifications that `getDeliveredNotifications()` returns and `removeDeliveredNotifications()` accepts.
 */
export interface PushNotificationDeliveredList {
  /**
   * The entries. To remove some of them, filter this list and pass it on.
   */
  notifications: PushNotification[];
}

/**
 * An Android notification channel. Once it exists, only the user can change its importance, sound, vibration and lock screen setting, in the system settings.
 */
export interface NotificationChannel {
  /**
   * Your key for the channel, which your server sends as a message's `channel_id`.
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

/**
 * The token that identifies this installation to the push service.
 */
export interface PushNotificationToken {
  /**
   * What your server needs to reach this device: a token from Apple's push service (APNs) on iOS, or from Firebase Cloud Messaging (FCM) on Android. The token changes when the app is reinstalled.
   */
  value: string;
}

/**
 * A push message as your app receives it. Which properties are set depends on the platform and on what your server has sent.
 */
export interface PushNotification {
  /**
   * The title, if the message has one to display.
   */
  title?: string;

  /**
   * The line below the title, which iOS messages can have.
   * @platforms ios
   */
  subtitle?: string;

  /**
   * The text, if the message has one to display.
   */
  body?: string;

  /**
   * Key of the message: the request identifier on iOS, the Firebase message ID on Android. In the list of delivered notifications on Android, it is the number that the system uses.
   */
  id: string;

  /**
   * The number that your server sends for the app icon on iOS. It is 1 when the message has none.
   * @platforms ios
   */
  badge?: number;

  /**
   * Unused: no platform sets it. Read `title`, `body` and `data`.
   */
  notification?: any;

  /**
   * The data that your server has added. On iOS, it is the whole payload, including `aps`; on Android, all values are strings.
   */
  data: any;

  /**
   * The intent filter that a tap addresses on Android, if the message contains one.
   */
  click_action?: string;

  /**
   * An Android message's deep link, if any.
   */
  link?: string;

  /**
   * Key of its group. It is set in the list of delivered notifications.
   * @platforms android
   */
  group?: string;

  /**
   * `true` for a group's summary. It is set in the list of delivered notifications.
   * @platforms android
   */
  groupSummary?: boolean;
}

/**
 * What a `pushNotificationActionPerformed` listener receives.
 */
export interface PushNotificationActionPerformed {
  /**
   * `tap` for the notification itself. On iOS, it can also be `dismiss` or the ID of a button, for categories that have been registered.
   */
  actionId: string;

  /**
   * What the user has typed, if the button has a text field. Only iOS sets it.
   */
  inputValue?: string;

  /**
   * The message the user acted on. On Android, it contains only `id` and `data`, without title and text.
   */
  notification: PushNotification;
}

/**
 * How iOS presents messages while the user has the app open, under `plugins.PushNotifications` in `trispan.config.json`. Copy and rebuild the app after a change.
 * @config PushNotifications
 */
interface PushNotificationsConfig {
  /**
   * Any of `badge`, `sound` and `alert`; an empty list presents nothing. Android ignores it and passes messages in the foreground only to your listener.
   * @platforms ios
   * @default ["badge"]
   */
  presentationOptions?: string[];
}
