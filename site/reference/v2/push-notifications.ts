import type { PluginListenerHandle } from './core.ts';

/**
 * Registers the app with Apple's or Google's push service and reports the messages that arrive.
 * @package @trispan/core 2.5.0
 * @androidVariable firebaseMessagingVersion = 20.1.2 (com.google.firebase:firebase-messaging)
 */
declare const PushNotifications: PushNotificationsPlugin;

export interface PushNotificationsPlugin {
  /**
   * Asks the push service for a token. The promise resolves at once; the outcome comes as the event `registration` or `registrationError`, so add both listeners first. The user is not asked: call `requestPermission()` before it.
   * @support ios=yes android=yes web=no
   * @throws on the web, as every method of this capability: `PushNotifications does not have web implementation.`
   */
  register(): Promise<void>;

  /**
   * Asks the user on iOS, the first time only; later calls resolve with what was chosen. Android shows no prompt and answers that permission is granted.
   * @support ios=yes android=yes web=no
   */
  requestPermission(): Promise<NotificationPermissionResponse>;

  /**
   * Lists the app's notifications that are on display now. Local notifications are among them. On Android below 6 the list is empty.
   * @support ios=yes android=yes web=no
   */
  getDeliveredNotifications(): Promise<PushNotificationDeliveredList>;

  /**
   * Clears the given notifications from the screen. Pass objects from `getDeliveredNotifications()`. Android looks for the `id` alone, so a message that Firebase has posted under a tag stays.
   * @support ios=yes android=yes web=no
   */
  removeDeliveredNotifications(delivered: PushNotificationDeliveredList): Promise<void>;

  /**
   * Clears everything this app has on display. On iOS the badge on the icon is set to 0 as well.
   * @support ios=yes android=yes web=no
   */
  removeAllDeliveredNotifications(): Promise<void>;

  /**
   * Creates a notification channel, which messages from your server can name. Once it exists, only its name and description can be changed; for another sound or importance, create a channel with a new `id`.
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (`not available`) and on iOS (`not implemented`)
   */
  createChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Deletes a channel. Only the `id` of the object is read. If you create the same `id` again, Android brings back the settings it had.
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (`not available`) and on iOS (`not implemented`)
   */
  deleteChannel(channel: NotificationChannel): Promise<void>;

  /**
   * Lists all channels of the app, including the one named `default` that the runtime creates for local notifications.
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (`not available`) and on iOS (`not implemented`)
   */
  listChannels(): Promise<NotificationChannelList>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added.
   * @support ios=yes android=yes web=no
   */
  removeAllListeners(): void;

  /**
   * Runs when there is a token: after `register()`, and on Android also whenever Firebase replaces it. Send it to your server each time.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'registration', listenerFunc: (token: PushNotificationToken) => void): PluginListenerHandle;

  /**
   * Runs instead of `registration` when no token could be obtained. The listener gets an object whose `error` is the message of the system or of Firebase.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'registrationError', listenerFunc: (error: any) => void): PluginListenerHandle;

  /**
   * Runs when a message arrives while the user has the app open. On Android a message without a `notification` part is also reported while the app is in the background, as long as the system has not ended it.
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'pushNotificationReceived',
    listenerFunc: (notification: PushNotification) => void,
  ): PluginListenerHandle;

  /**
   * Runs when the user taps a push notification. If that starts the app, the event waits until you add a listener.
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'pushNotificationActionPerformed',
    listenerFunc: (notification: PushNotificationActionPerformed) => void,
  ): PluginListenerHandle;
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
 * The notifications on display, as read by `getDeliveredNotifications()` and as passed to `removeDeliveredNotifications()`.
 */
export interface PushNotificationDeliveredList {
  /**
   * The entries; to remove some, filter this list and pass it on.
   */
  notifications: PushNotification[];
}

/**
 * A notification channel of Android. Importance, sound, vibration and lock screen are the user's to change in the system settings.
 */
export interface NotificationChannel {
  /**
   * Your own key for the channel. Your server names it as `channel_id` of a message.
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
 * The address of this installation at the push service.
 */
export interface PushNotificationToken {
  /**
   * What your server needs to reach this device: a token of Apple's push service (APNs) on iOS, of Firebase Cloud Messaging (FCM) on Android. It is a different one after a reinstallation.
   */
  value: string;
}

/**
 * A push message as your app sees it. Which properties are set depends on the platform and on what your server has sent.
 */
export interface PushNotification {
  /**
   * The title, if the message has one to display.
   */
  title?: string;

  /**
   * The line below the title, which iOS messages can have.
   */
  subtitle?: string;

  /**
   * The text, if the message has one to display.
   */
  body?: string;

  /**
   * Key of the message: the identifier of the request on iOS, the message id of Firebase on Android. In the list of delivered notifications on Android it is the number the system uses.
   */
  id: string;

  /**
   * The number your server wants on the icon on iOS. You get 1 when the message has none.
   */
  badge?: number;

  /**
   * Part of the type, but set by neither platform. Read `title`, `body` and `data`.
   */
  notification?: any;

  /**
   * What your server has added. On iOS it is the whole payload, with `aps` in it; on Android all values are strings.
   */
  data: any;

  /**
   * The intent filter that a tap addresses on Android, if the message names one.
   */
  click_action?: string;

  /**
   * The deep link of an Android message, if it has one.
   */
  link?: string;

  /**
   * Key of the group it is in. It is set in the list of delivered notifications.
   * @platforms android
   */
  group?: string;

  /**
   * `true` for the head of a group. It is set in the list of delivered notifications.
   * @platforms android
   */
  groupSummary?: boolean;
}

/**
 * What a `pushNotificationActionPerformed` listener gets.
 */
export interface PushNotificationActionPerformed {
  /**
   * `tap` for the notification itself. On iOS also `dismiss`, or the id of a button, for categories that have been registered.
   */
  actionId: string;

  /**
   * What the user has typed, if the button has a text field. Set on iOS.
   */
  inputValue?: string;

  /**
   * The message the user acted on. On Android it holds `id` and `data` only, without title and text.
   */
  notification: PushNotification;
}

/**
 * How iOS presents messages while the user has the app open, under `plugins.PushNotifications` of `trispan.config.json`. Copy and rebuild the app after a change.
 * @config PushNotifications
 */
interface PushNotificationsConfig {
  /**
   * Any of `badge`, `sound` and `alert`; an empty list presents nothing. Android ignores it: there a message in the foreground only reaches your listener.
   * @platforms ios
   * @default ["badge"]
   */
  presentationOptions?: string[];
}
