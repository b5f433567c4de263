/**
 * Shows the alert, confirmation and prompt windows of the operating system.
 * @package @trispan/dialog 1.0.7
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Dialog: DialogPlugin;

export interface DialogPlugin {
  /**
   * Shows a message with one button. The promise resolves when the window is closed; on Android that includes the back button and a tap outside.
   * @throws when `title` is missing (iOS, Android) or `message` is missing (Android).
   * @throws when the app is being closed (Android).
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  alert(options: AlertOptions): Promise<void>;

  /**
   * Asks for one line of text. Closing the window without an answer resolves as well, with `cancelled` set.
   * @throws when `title` is missing (iOS, Android) or `message` is missing (Android).
   * @throws when the app is being closed (Android).
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  prompt(options: PromptOptions): Promise<PromptResult>;

  /**
   * Asks a question that is answered by one of two buttons. It resolves in either case, so read `value` before you act.
   * @throws when `title` is missing (iOS, Android) or `message` is missing (Android).
   * @throws when the app is being closed (Android).
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  confirm(options: ConfirmOptions): Promise<ConfirmResult>;
}

/**
 * Text and button of an alert.
 */
export interface AlertOptions {
  /**
   * Heading of the window. It is required, although browsers cannot show it.
   * @since 1.0.0
   */
  title: string;

  /**
   * The text of the window. It is required, and the only part that every platform shows.
   * @since 1.0.0
   */
  message: string;

  /**
   * Label of the button that closes the window.
   * @since 1.0.0
   * @default "OK"
   */
  buttonTitle?: string;
}

/**
 * Texts, buttons and input field of a prompt.
 */
export interface PromptOptions {
  /**
   * Heading of the window. It is required, although a browser leaves it out.
   * @since 1.0.0
   */
  title: string;

  /**
   * The question above the input field.
   * @since 1.0.0
   */
  message: string;

  /**
   * Label of the button that accepts the input. Browsers use their own.
   * @since 1.0.0
   * @default "OK"
   */
  okButtonTitle?: string;

  /**
   * Label of the button that gives the input up. Browsers use their own.
   * @since 1.0.0
   * @default "Cancel"
   */
  cancelButtonTitle?: string;

  /**
   * Grey text in the field while it is empty. Browsers have no placeholder in a prompt.
   * @since 1.0.0
   */
  inputPlaceholder?: string;

  /**
   * Text that is in the field when the window opens, on every platform. Use it to let users edit an existing value.
   * @since 1.0.0
   */
  inputText?: string;
}

/**
 * What the user has entered, and whether they meant it.
 */
export interface PromptResult {
  /**
   * The entered text, and an empty string after Cancel. Android removes spaces at both ends.
   * @since 1.0.0
   */
  value: string;

  /**
   * `true` when the user closed the prompt without accepting. Check it first: an accepted empty field has the same `value`.
   * @since 1.0.0
   */
  cancelled: boolean;
}

/**
 * Texts and buttons of a confirmation.
 */
export interface ConfirmOptions {
  /**
   * Heading of the window. It is required, and shown in native apps only.
   * @since 1.0.0
   */
  title: string;

  /**
   * The question. Word it so that both buttons are clear answers, since a browser shows this text alone.
   * @since 1.0.0
   */
  message: string;

  /**
   * Label of the button that agrees. Name the action, such as `Delete`. Browsers use their own label.
   * @since 1.0.0
   * @default "OK"
   */
  okButtonTitle?: string;

  /**
   * Label of the button that declines. Browsers use their own label.
   * @since 1.0.0
   * @default "Cancel"
   */
  cancelButtonTitle?: string;
}

/**
 * The answer to a confirmation.
 */
export interface ConfirmResult {
  /**
   * `true` for the agreeing (positive) button. `false` for the other one, and on Android also for the back button or a tap outside.
   * @since 1.0.0
   */
  value: boolean;
}
