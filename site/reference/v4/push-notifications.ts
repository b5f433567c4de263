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
   * Asks the push service for a token. The promise resolves at once; the outcome comes as the event `registration` or `registrationError`, so add both listeners first. The user is not asked: call `requestPermissions()` before it.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on the web, with the code `UNIMPLEMENTED`, as every method of this capability
   */
  register(): Promise<void>;

  /**
   * Lists the app's notifications that are on display now. Local notifications are among them.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on iOS when the app delegate has not reported the outcome of `register()` since the app started
   */
  getDeliveredNotifications(): Promise<DeliveredNotifications>;

  /**
   * Clears the given notifications from the screen. Pass objects from `getDeliveredNotifications()`: Android finds a notification by `id` and `tag` together.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on iOS when the app delegate has not reported the outcome of `register()` since the app started
   */
  removeDeliveredNotifications(delivered: DeliveredNotifications): Promise<void>;

  /**
   * Clears everything this app has on display. On iOS the badge on the icon is set to 0 as well.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   * @throws on iOS when the app delegate has not reported the outcome of `register()` since the app started
   */
  removeAllDeliveredNotifications(): Promise<void>;

  /**
   * Creates a notification channel, which messages from your server can name. Once it exists, only its name and description can be changed; for another sound or importance, create a channel with a new `id`.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (code `UNAVAILABLE`), and on iOS (code `UNIMPLEMENTED`)
   * @throws when `id` or `name` is missing
   */
  createChannel(channel: Channel): Promise<void>;

  /**
   * Deletes the channel with this `id`. If you create the same `id` again, Android brings back the settings it had.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (code `UNAVAILABLE`), and on iOS (code `UNIMPLEMENTED`)
   */
  deleteChannel(args: { id: string }): Promise<void>;

  /**
   * Lists all channels of the app, whichever capability or library has created them.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 (code `UNAVAILABLE`), and on iOS (code `UNIMPLEMENTED`)
   */
  listChannels(): Promise<ListChannelsResult>;

  /**
   * Reads the state without asking anybody. On Android the answer is always `granted`, even when the user has turned notifications off in the settings.
   * @since 1.0.0
   * @permissions receive
   * @support ios=yes android=yes web=no
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user on iOS, the first time only; later calls resolve with what was chosen. On Android nothing is shown, because there was nothing to ask for when this version was made.
   * @since 1.0.0
   * @permissions receive
   * @support ios=yes android=yes web=no
   */
  requestPermissions(): Promise<PermissionStatus>;

  /**
   * Removes every listener of this capability, including those that other parts of your app have added.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when there is a token: after `register()`, and on Android also whenever Firebase replaces it. Send it to your server each time.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'registration',
    listenerFunc: (token: Token) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs instead of `registration` when no token could be obtained.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'registrationError',
    listenerFunc: (error: RegistrationError) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when a message arrives while the user has the app open. On Android a message without a `notification` part is also reported while the app is in the background, as long as the system has not ended it.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'pushNotificationReceived',
    listenerFunc: (notification: PushNotificationSchema) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the user taps a push notification. If that starts the app, the event waits until you add a listener.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'pushNotificationActionPerformed',
    listenerFunc: (notification: ActionPerformed) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * The notifications on display, as read by `getDeliveredNotifications()` and as passed to `removeDeliveredNotifications()`.
 */
export interface DeliveredNotifications {
  /**
   * The entries; to remove some, filter this list and pass it on.
   * @since 1.0.0
   */
  notifications: PushNotificationSchema[];
}

/**
 * A notification channel of Android. Importance, sound, vibration and lock screen are the user's to change in the system settings.
 */
export interface Channel {
  /**
   * Your own key for the channel. Your server names it as `channel_id` of a message.
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
   * @default 3
   */
  importance?: Importance;

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
  receive: PermissionState;
}

/**
 * The address of this installation at the push service.
 */
export interface Token {
  /**
   * What your server needs to reach this device: a token of Apple's push service (APNs) on iOS, of Firebase Cloud Messaging (FCM) on Android. It is a different one after a reinstallation.
   * @since 1.0.0
   */
  value: string;
}

/**
 * What a `registrationError` listener gets.
 */
export interface RegistrationError {
  /**
   * The message of the system or of Firebase. On a simulator or without the right entitlement, iOS says so here.
   * @since 4.0.0
   */
  error: string;
}

/**
 * A push message as your app sees it. Which properties are set depends on the platform and on what your server has sent.
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
   */
  subtitle?: string;

  /**
   * The text, if the message has one to display.
   * @since 1.0.0
   */
  body?: string;

  /**
   * Key of the message: the identifier of the request on iOS, the message id of Firebase on Android. In the list of delivered notifications on Android it is the number the system uses.
   * @since 1.0.0
   */
  id: string;

  /**
   * Second half of the key under which Android knows a notification on display. It is set in the list of delivered notifications.
   * @since 4.0.0
   * @platforms android
   */
  tag?: string;

  /**
   * The number your server wants on the icon on iOS. You get 1 when the message has none.
   * @since 1.0.0
   */
  badge?: number;

  /**
   * Never set.
   * @since 1.0.0
   * @deprecated Read `title`, `body` and `data`.
   */
  notification?: any;

  /**
   * What your server has added. On iOS it is the whole payload, with `aps` in it; on Android all values are strings.
   * @since 1.0.0
   */
  data: any;

  /**
   * The intent filter that a tap addresses, if the message names one.
   * @since 1.0.0
   * @platforms android
   */
  click_action?: string;

  /**
   * The deep link of the message, if it has one.
   * @since 1.0.0
   * @platforms android
   */
  link?: string;

  /**
   * Key of the group it is in. It is set in the list of delivered notifications.
   * @since 1.0.0
   * @platforms android
   */
  group?: string;

  /**
   * `true` for the head of a group. It is set in the list of delivered notifications.
   * @since 1.0.0
   * @platforms android
   */
  groupSummary?: boolean;
}

/**
 * What a `pushNotificationActionPerformed` listener gets.
 */
export interface ActionPerformed {
  /**
   * `tap` for the notification itself. On iOS also `dismiss`, or the id of a button, for categories that native code has registered.
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
   * The message the user acted on. On Android it holds `id` and `data` only, without title and text.
   * @since 1.0.0
   */
  notification: PushNotificationSchema;
}

/**
 * Ways to present a message that arrives in the foreground: count on the icon, sound, or the notification itself.
 * @supplementary
 */
export type PresentationOption = 'badge' | 'sound' | 'alert';

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

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * How messages are presented while the user has the app open. Sync and rebuild the app after a change.
     */
    PushNotifications?: {
      /**
       * Any of `badge`, `sound` and `alert`. `badge` works on iOS only; an empty list presents nothing. On Android the list also creates the channel that foreground messages use, and `sound` is fixed when that happens.
       * @since 1.0.0
       * @default ["badge"]
       * @example ["badge", "sound", "alert"]
       */
      presentationOptions: PresentationOption[];
    };
  }
}

/**
 * An older name of Channel.
 * @since 1.0.0
 * @deprecated Use `Channel`.
 * @supplementary
 */
export type NotificationChannel = Channel;

/**
 * An older name of ListChannelsResult.
 * @since 1.0.0
 * @deprecated Use `ListChannelsResult`.
 * @supplementary
 */
export type NotificationChannelList = ListChannelsResult;

/**
 * An older name of PushNotificationSchema.
 * @since 1.0.0
 * @deprecated Use `PushNotificationSchema`.
 * @supplementary
 */
export type PushNotification = PushNotificationSchema;

/**
 * An older name of ActionPerformed.
 * @since 1.0.0
 * @deprecated Use `ActionPerformed`.
 * @supplementary
 */
export type PushNotificationActionPerformed = ActionPerformed;

/**
 * An older name of DeliveredNotifications.
 * @since 1.0.0
 * @deprecated Use `DeliveredNotifications`.
 * @supplementary
 */
export type PushNotificationDeliveredList = DeliveredNotifications;

/**
 * An older name of Token.
 * @since 1.0.0
 * @deprecated Use `Token`.
 * @supplementary
 */
export type PushNotificationToken = Token;
