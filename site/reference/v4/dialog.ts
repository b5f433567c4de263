/**
 * Shows the operating system's alerts, confirmations and prompts.
 * @package @trispan/dialog 4.1.0
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Dialog: DialogPlugin;

export interface DialogPlugin {
  /**
   * Shows a message with one button. The promise resolves when the user closes the dialog; on Android, the back button or a tap outside also closes it.
   * @throws on iOS and Android when `message` is missing
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
   * @throws on iOS and Android when `message` is missing
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
   * @throws on iOS and Android when `message` is missing
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

/**
 * The text and button of an alert.
 */
export interface AlertOptions {
  /**
   * Heading of the dialog. Browsers do not show it.
   * @since 1.0.0
   * @platforms ios android
   */
  title?: string;

  /**
   * The dialog's text. It is the only part that every platform shows.
   * @since 1.0.0
   */
  message: string;

  /**
   * Label of the button that closes the dialog. Browsers use their own label.
   * @since 1.0.0
   * @platforms ios android
   * @default "OK"
   */
  buttonTitle?: string;
}

/**
 * The text, buttons and input field of a prompt.
 */
export interface PromptOptions {
  /**
   * Heading of the dialog. Browsers do not show it.
   * @since 1.0.0
   * @platforms ios android
   */
  title?: string;

  /**
   * The question above the input field.
   * @since 1.0.0
   */
  message: string;

  /**
   * Label of the button that accepts the input. Browsers use their own label.
   * @since 1.0.0
   * @platforms ios android
   * @default "OK"
   */
  okButtonTitle?: string;

  /**
   * Label of the button that discards the input. Browsers use their own label.
   * @since 1.0.0
   * @platforms ios android
   * @default "Cancel"
   */
  cancelButtonTitle?: string;

  /**
   * Grey text in the field while it is empty. Browsers have no placeholder in a prompt.
   * @since 1.0.0
   * @platforms ios android
   */
  inputPlaceholder?: string;

  /**
   * Text that is in the field when the dialog opens, on every platform. Use it to let users edit an existing value.
   * @since 1.0.0
   */
  inputText?: string;
}

/**
 * What the user entered, and whether they accepted it.
 */
export interface PromptResult {
  /**
   * The entered text, or an empty string after Cancel. Android trims leading and trailing spaces.
   * @since 1.0.0
   */
  value: string;

  /**
   * `true` when the user closed the prompt without accepting. Check this property first: an accepted empty field has the same `value`.
   * @since 1.0.0
   */
  cancelled: boolean;
}

/**
 * The text and buttons of a confirmation.
 */
export interface ConfirmOptions {
  /**
   * Heading of the dialog. Browsers do not show it.
   * @since 1.0.0
   * @platforms ios android
   */
  title?: string;

  /**
   * The question. Word it so that both buttons are clear answers, because browsers show only this text.
   * @since 1.0.0
   */
  message: string;

  /**
   * Label of the button that confirms. Use a verb, such as `Delete`. Browsers use their own label.
   * @since 1.0.0
   * @platforms ios android
   * @default "OK"
   */
  okButtonTitle?: string;

  /**
   * Label of the button that declines. Browsers use their own label.
   * @since 1.0.0
   * @platforms ios android
   * @default "Cancel"
   */
  cancelButtonTitle?: string;
}

/**
 * The answer to a confirmation.
 */
export interface ConfirmResult {
  /**
   * `true` if the user confirmed. It is `false` for the other button and, on Android, also for the back button or a tap outside.
   * @since 1.0.0
   */
  value: boolean;
}
