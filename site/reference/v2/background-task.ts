/**
 * Asks iOS for a little more time to finish something after the user has left the app.
 * @package @trispan/core 2.5.0
 */
declare const BackgroundTask: BackgroundTaskPlugin;

export interface BackgroundTaskPlugin {
  /**
   * Asks the system to keep the app running, and calls your function right away. Call this method when the app goes to the background, do the work in the function and end with `BackgroundTask.finish({ taskId })` as soon as you can: iOS allows 3 minutes at most. On Android, this method only calls the function.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @throws on the web with `BackgroundTask does not have web implementation.`
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { uploadPhotos } from './sync';
   * const { BackgroundTask } = Plugins;
   *
   * const taskId = BackgroundTask.beforeExit(() => {
   *   const end = () => BackgroundTask.finish({ taskId });
   *   uploadPhotos().then(end, end);
   * });
   * ```
   */
  beforeExit(cb: Function): CallbackID;

  /**
   * Tells the system that the work is done, so that it can suspend the app. If you never call this method, iOS ends the task when the time is up.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { saveDraft } from './drafts';
   * const { BackgroundTask } = Plugins;
   *
   * const taskId = BackgroundTask.beforeExit(() => {
   *   // End the task even if saving fails.
   *   saveDraft().finally(() =>
   *     BackgroundTask.finish({ taskId }),
   *   );
   * });
   * ```
   */
  finish(options: { taskId: CallbackID }): void;
}

/**
 * The key of a task, as returned by `beforeExit()`.
 */
export type CallbackID = string;
