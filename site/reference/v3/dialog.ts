/** @inherits */

/**
 * Shows the operating system's alerts, confirmations and prompts.
 * @package @trispan/dialog 1.0.7
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Dialog: DialogPlugin;

export interface DialogPlugin {
  /**
   * Shows a message with one button. The promise resolves when the user closes the dialog; on Android, the back button or a tap outside also closes it.
   * @throws on iOS and Android when `title` is missing, and on Android when `message` is
   * @throws on Android when the app is being closed
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * await Dialog.alert({
   *   title: 'No location',
   *   message: 'Location is off on this phone.',
   *   buttonTitle: 'Continue',
   * });
   * // The dialog is closed: back to writing.
   * document.querySelector('textarea')?.focus();
   * ```
   */
  alert(options: AlertOptions): Promise<void>;

  /**
   * Asks for one line of text. If the user closes the dialog without an answer, the promise still resolves, with `cancelled` set.
   * @throws on iOS and Android when `title` is missing, and on Android when `message` is
   * @throws on Android when the app is being closed
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { add } from './folders';
   *
   * const folder = await Dialog.prompt({
   *   title: 'New folder',
   *   message: 'Folder name',
   *   inputPlaceholder: 'Alps, summer',
   * });
   * if (!folder.cancelled) add(folder.value);
   * ```
   */
  prompt(options: PromptOptions): Promise<PromptResult>;

  /**
   * Asks a question that the user answers with one of two buttons. The promise resolves in either case, so read `value` before you act.
   * @throws on iOS and Android when `title` is missing, and on Android when `message` is
   * @throws on Android when the app is being closed
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { uploadPhotos } from './sync';
   *
   * const { value } = await Dialog.confirm({
   *   title: '12 photos',
   *   message: 'Upload them over mobile data?',
   *   okButtonTitle: 'Upload',
   *   cancelButtonTitle: 'Wait',
   * });
   * if (value) await uploadPhotos();
   * ```
   */
  confirm(options: ConfirmOptions): Promise<ConfirmResult>;
}

export interface AlertOptions {
  /**
   * Heading of the dialog. It is required, although browsers ignore it.
   * @since 1.0.0
   * @platforms ios android
   */
  title: string;
}

export interface PromptOptions {
  /**
   * Heading of the dialog. It is required, although browsers ignore it.
   * @since 1.0.0
   * @platforms ios android
   */
  title: string;
}

export interface ConfirmOptions {
  /**
   * Heading of the dialog. It is required, although browsers ignore it.
   * @since 1.0.0
   * @platforms ios android
   */
  title: string;
}
