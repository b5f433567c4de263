/**
 * Shows the windows of the operating system that ask or tell the user something: alert, confirmation, prompt and action sheet.
 * @package @trispan/core 2.5.0
 * @androidVariable androidxMaterialVersion = 1.1.0-rc02 (com.google.android.material:material)
 */
declare const Modals: ModalsPlugin;

export interface ModalsPlugin {
  /**
   * Shows a message with one button. The promise resolves when the window is closed; on Android that includes the back button and a tap outside.
   * @throws when `title` is missing (iOS, Android) or `message` is missing (Android).
   * @throws when the app is being closed (Android).
   * @support ios=yes android=yes web=yes
   */
  alert(options: AlertOptions): Promise<void>;

  /**
   * Asks for one line of text. Closing the window without an answer resolves as well, with `cancelled` set.
   * @throws when `title` is missing (iOS, Android) or `message` is missing (Android).
   * @throws when the app is being closed (Android).
   * @support ios=yes android=yes web=yes
   */
  prompt(options: PromptOptions): Promise<PromptResult>;

  /**
   * Asks a question that is answered by one of two buttons. It resolves in either case, so read `value` before you act.
   * @throws when `title` is missing (iOS, Android) or `message` is missing (Android).
   * @throws when the app is being closed (Android).
   * @support ios=yes android=yes web=yes
   */
  confirm(options: ConfirmOptions): Promise<ConfirmResult>;

  /**
   * Slides a list of choices up from the bottom and waits for a tap. The promise resolves with the position of the tapped button, a Cancel button included.
   * @throws when `title` is missing (iOS, Android).
   * @throws when the app is being closed (Android).
   * @support ios=yes android=yes web=yes
   */
  showActions(options: ActionSheetOptions): Promise<ActionSheetResult>;
}

/**
 * Text and button of an alert.
 */
export interface AlertOptions {
  /**
   * Heading of the window. It is required, although browsers cannot show it.
   */
  title: string;

  /**
   * The text of the window, and the only part that every platform shows.
   */
  message: string;

  /**
   * Label of the button that closes the window, `OK` if you set none. Browsers use their own.
   */
  buttonTitle?: string;
}

/**
 * Texts, buttons and input field of a prompt.
 */
export interface PromptOptions {
  /**
   * Heading of the window. It is required, although a browser leaves it out.
   */
  title: string;

  /**
   * The question above the input field.
   */
  message: string;

  /**
   * Label of the button that accepts the input, `OK` if you set none. Browsers use their own.
   */
  okButtonTitle?: string;

  /**
   * Label of the button that gives the input up, `Cancel` if you set none. Browsers use their own.
   */
  cancelButtonTitle?: string;

  /**
   * Grey text in the field while it is empty. Browsers have no placeholder in a prompt.
   */
  inputPlaceholder?: string;

  /**
   * Text that is in the field when the window opens, on every platform. Use it to let users edit an existing value.
   */
  inputText?: string;
}

/**
 * What the user has entered, and whether they meant it.
 */
export interface PromptResult {
  /**
   * The entered text. After Cancel it is an empty string in a native app and `null` in a browser, whatever the type says. Android removes spaces at both ends.
   */
  value: string;

  /**
   * `true` when the user closed the prompt without accepting. Check it before you read `value`.
   */
  cancelled: boolean;
}

/**
 * Texts and buttons of a confirmation.
 */
export interface ConfirmOptions {
  /**
   * Heading of the window. It is required, and shown in native apps only.
   */
  title: string;

  /**
   * The question. Word it so that both buttons are clear answers, since a browser shows this text alone.
   */
  message: string;

  /**
   * Label of the button that agrees, `OK` if you set none. Name the action, such as `Delete`.
   */
  okButtonTitle?: string;

  /**
   * Label of the button that declines, `Cancel` if you set none.
   */
  cancelButtonTitle?: string;
}

/**
 * The answer to a confirmation.
 */
export interface ConfirmResult {
  /**
   * `true` for the agreeing button. `false` for the other one, and on Android also for the back button or a tap outside.
   */
  value: boolean;
}

/**
 * What the action sheet shows: a heading and below it the buttons.
 */
export interface ActionSheetOptions {
  /**
   * Heading of the sheet. A native app rejects the call without one.
   */
  title: string;

  /**
   * Second, smaller line below the heading. Android and the web leave it out, so keep everything the user must know in the heading.
   * @platforms ios
   */
  message?: string;

  /**
   * The buttons, in the order in which they appear. Their positions in this array are what the result refers to. Give at least one: without any, Android opens a sheet that cannot be closed.
   */
  options: ActionSheetOption[];
}

/**
 * The answer of the user to an action sheet.
 */
export interface ActionSheetResult {
  /**
   * Zero-based position of the tapped button in the `options` array you passed.
   */
  index: number;
}

/**
 * One button of the sheet.
 */
export interface ActionSheetOption {
  /**
   * The label of the button.
   */
  title: string;

  /**
   * How iOS presents the button. Android and the web show all buttons alike.
   */
  style?: ActionSheetOptionStyle;

  /**
   * Name of an Ionicons icon, for example `trash-outline`, that is handed to the sheet component of the page. PWA Elements 3 does not draw it, and native sheets have no icons.
   * @platforms web
   */
  icon?: string;
}

/**
 * The looks that iOS has for a button.
 */
export enum ActionSheetOptionStyle {
  /**
   * A normal button. It is used when you set no style.
   */
  Default = 'DEFAULT',

  /**
   * A button in red, for an action that deletes or cannot be undone.
   */
  Destructive = 'DESTRUCTIVE',

  /**
   * The button that stands apart at the bottom. Use it once, and for the last button of the array, so that the order is the same on every platform.
   */
  Cancel = 'CANCEL',
}
