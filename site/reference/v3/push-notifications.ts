/**
 * @inherits
 * @absent RegistrationError
 */

/**
 * Registers the app with Apple's or Google's push service and reports the messages that arrive.
 * @package @trispan/push-notifications 1.0.9
 * @androidMetaData com.google.firebase.messaging.default_notification_icon
 * @androidPermissionAlias receive =
 * @androidVariable firebaseMessagingVersion = 21.0.1 (com.google.firebase:firebase-messaging)
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const PushNotifications: PushNotificationsPlugin;

export interface PushNotificationsPlugin {
  /**
   * Clears the given notifications from the screen. Pass objects from `getDeliveredNotifications()`. Android looks only for the `id`, so a message that Firebase posted under a tag stays.
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
   * Creates a notification channel, which your server's messages can specify. Once it exists, only its name and description can be changed; for a different sound or importance, create a channel with a new `id`.
   * @since 1.0.0
   * @platforms android
   * @minOs androidApi 26
   * @support ios=no android=yes web=no
   * @throws on Android below 8 with the code `UNAVAILABLE`, on iOS with `UNIMPLEMENTED`
   * @throws when `id`, `name` or `importance` is missing
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
   * Deletes the channel with this `id`; nothing else in the object is read. If you create a channel with the same `id` again, Android restores its settings.
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
   *   name: 'Shared notes',
   *   importance: 3,
   * });
   * ```
   */
  deleteChannel(channel: Channel): Promise<void>;

  /**
   * Runs instead of `registration` when no token could be obtained. The listener receives an object whose `error` is a message from the system or from Firebase.
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
    listenerFunc: (error: any) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

export interface Channel {
  /**
   * How much notifications in this channel may interrupt the user.
   * @since 1.0.0
   */
  importance: Importance;
}

/** @absent tag */
export interface PushNotificationSchema {}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * How iOS presents messages while the user has the app open. Sync and rebuild the app after a change.
     */
    PushNotifications?: {
      /**
       * Any of `badge`, `sound` and `alert`; an empty list presents nothing. Android ignores it and passes messages in the foreground only to your listener.
       * @since 1.0.0
       * @platforms ios
       * @default ["badge"]
       * @example ["badge", "sound", "alert"]
       */
      presentationOptions: PresentationOption[];
    };
  }
}
