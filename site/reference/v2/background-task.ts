/**
 * Asks iOS for a little more time to finish something after the user has left the app.
 * @package @trispan/core 2.5.0
 */
declare const BackgroundTask: BackgroundTaskPlugin;

export interface BackgroundTaskPlugin {
  /**
   * Asks the system to let the app run on, and calls your function right away. Call it when the app goes to the background, do the work in the function, and end with `BackgroundTask.finish({ taskId })`, within 3 minutes at the latest. Android needs no permission for this and only calls the function.
   * @support ios=yes android=yes web=no
   * @throws on the web: `BackgroundTask does not have web implementation.`
   */
  beforeExit(cb: Function): CallbackID;

  /**
   * Tells the system that the work is done, so that it can suspend the app. If you never call it, iOS ends the task when the time is over.
   * @support ios=yes android=yes web=no
   */
  finish(options: { taskId: CallbackID }): void;
}

/**
 * The key of a task, as returned by `beforeExit()`.
 */
export type CallbackID = string;
