/**
 * Shows the operating system's dialogs: alert, confirmation, prompt and action sheet.
 * @package @trispan/core 2.5.0
 * @androidVariable androidxMaterialVersion = 1.1.0-rc02 (com.google.android.material:material)
 */
declare const Modals: ModalsPlugin;

export interface ModalsPlugin {
  /**
   * Shows a message with one button. The promise resolves when the user closes the dialog; on Android, the back button or a tap outside also closes it.
   * @since 2.0.0
   * @throws on iOS and Android when `title` is missing, and on Android when `message` is
   * @throws on Android when the app is being closed
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Modals } = Plugins;
   *
   * await Modals.alert({
   *   title: 'No location',
   *   message: 'Location is off on this phone.',
   *   buttonTitle: 'Continue',
   * });
   * document.querySelector('textarea')?.focus();
   * ```
   */
  alert(options: AlertOptions): Promise<void>;

  /**
   * Asks for one line of text. If the user closes the dialog without an answer, the promise still resolves, with `cancelled` set.
   * @since 2.0.0
   * @throws on iOS and Android when `title` is missing, and on Android when `message` is
   * @throws on Android when the app is being closed
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { add } from './folders';
   * const { Modals } = Plugins;
   *
   * const folder = await Modals.prompt({
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
   * @since 2.0.0
   * @throws on iOS and Android when `title` is missing, and on Android when `message` is
   * @throws on Android when the app is being closed
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { uploadPhotos } from './sync';
   * const { Modals } = Plugins;
   *
   * const { value } = await Modals.confirm({
   *   title: '12 photos',
   *   message: 'Upload them over mobile data?',
   *   okButtonTitle: 'Upload',
   * });
   * if (value) await uploadPhotos();
   * ```
   */
  confirm(options: ConfirmOptions): Promise<ConfirmResult>;

  /**
   * Slides a list of choices up from the bottom and waits for a tap. The promise resolves with the position of the tapped button, whichever it is: tapping Cancel is a choice, not an error.
   * @since 2.0.0
   * @throws on iOS and Android when `title` is missing
   * @throws on Android when the app is being closed
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import {
   *   ActionSheetOptionStyle,
   *   Plugins,
   * } from '@trispan/core';
   * const { Modals } = Plugins;
   *
   * const style = ActionSheetOptionStyle.Cancel;
   * const { index } = await Modals.showActions({
   *   title: 'Photo 3 of 12',
   *   options: [
   *     { title: 'Edit' }, { title: 'Back', style }
   *   ],
   * });
   * if (index === 0) location.hash = 'edit';
   * ```
   */
  showActions(options: ActionSheetOptions): Promise<ActionSheetResult>;
}

/**
 * The text and button of an alert.
 */
export interface AlertOptions {
  /**
   * Heading of the dialog. It is required, although browsers ignore it.
   * @platforms ios android
   */
  title: string;

  /**
   * The dialog's text. It is the only part that every platform shows.
   */
  message: string;

  /**
   * Label of the button that closes the dialog; by default, `OK`. Browsers use their own label.
   * @platforms ios android
   */
  buttonTitle?: string;
}

/**
 * The text, buttons and input field of a prompt.
 */
export interface PromptOptions {
  /**
   * Heading of the dialog. It is required, although browsers ignore it.
   * @platforms ios android
   */
  title: string;

  /**
   * The question above the input field.
   */
  message: string;

  /**
   * Label of the button that accepts the input; by default, `OK`. Browsers use their own label.
   * @platforms ios android
   */
  okButtonTitle?: string;

  /**
   * Label of the button that discards the input; by default, `Cancel`. Browsers use their own label.
   * @platforms ios android
   */
  cancelButtonTitle?: string;

  /**
   * Grey text in the field while it is empty. Browsers have no placeholder in a prompt.
   * @platforms ios android
   */
  inputPlaceholder?: string;

  /**
   * Text that is in the field when the dialog opens, on every platform. Use it to let users edit an existing value.
   */
  inputText?: string;
}

/**
 * What the user entered, and whether they accepted it.
 */
export interface PromptResult {
  /**
   * The entered text. After Cancel, it is an empty string in a native app and `null` in a browser, whatever the type says. Android trims leading and trailing spaces.
   */
  value: string;

  /**
   * `true` when the user closed the prompt without accepting. Check it before you read `value`.
   */
  cancelled: boolean;
}

/**
 * The text and buttons of a confirmation.
 */
export interface ConfirmOptions {
  /**
   * Heading of the dialog. It is required, although browsers ignore it.
   * @platforms ios android
   */
  title: string;

  /**
   * The question. Word it so that both buttons are clear answers, because browsers show only this text.
   */
  message: string;

  /**
   * Label of the button that confirms; by default, `OK`. Use a verb, such as `Delete`. Browsers use their own label.
   * @platforms ios android
   */
  okButtonTitle?: string;

  /**
   * Label of the button that declines; by default, `Cancel`. Browsers use their own label.
   * @platforms ios android
   */
  cancelButtonTitle?: string;
}

/**
 * The answer to a confirmation.
 */
export interface ConfirmResult {
  /**
   * `true` if the user confirmed. It is `false` for the other button and, on Android, also for the back button or a tap outside.
   */
  value: boolean;
}

/**
 * What the action sheet shows: a heading with the buttons below it.
 */
export interface ActionSheetOptions {
  /**
   * Heading of the sheet. On iOS and Android, a call without one rejects.
   */
  title: string;

  /**
   * A second, smaller line below the heading. Android and the web do not show it, so put everything the user must know in the heading.
   * @platforms ios
   */
  message?: string;

  /**
   * The buttons, in the order in which they appear. The result refers to their positions in this array. Pass at least one button: without any, Android opens a sheet that cannot be closed.
   */
  options: ActionSheetOption[];
}

/**
 * The user's choice.
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
   * The button's label.
   */
  title: string;

  /**
   * How iOS presents the button. Android and the web show all buttons alike.
   * @platforms ios
   */
  style?: ActionSheetOptionStyle;

  /**
   * Name of an Ionicons icon, for example `trash-outline`, which is passed to the page's sheet component. PWA Elements 3 does not draw it, and native sheets have no icons.
   * @platforms web
   */
  icon?: string;
}

/**
 * The styles of a button on iOS.
 */
export enum ActionSheetOptionStyle {
  /**
   * A normal button. This is the default style.
   */
  Default = 'DEFAULT',

  /**
   * A red button, for an action that deletes something or cannot be undone.
   */
  Destructive = 'DESTRUCTIVE',

  /**
   * The button that stands apart at the bottom. Use it only once, for the last button in the array, so that the order is the same on every platform.
   */
  Cancel = 'CANCEL',
}
