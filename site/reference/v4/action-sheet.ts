/**
 * Slides in a list of choices at the lower edge of the screen and tells you which one the user tapped.
 * @package @trispan/action-sheet 4.1.0
 * @androidVariable androidxMaterialVersion = 1.6.1 (com.google.android.material:material)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const ActionSheet: ActionSheetPlugin;

export interface ActionSheetPlugin {
  /**
   * Opens the sheet and waits for a tap. The promise resolves with the position of the tapped button, for every button alike: a Cancel button is an answer, not an error.
   * @throws when the app is being closed (Android).
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  showActions(options: ShowActionsOptions): Promise<ShowActionsResult>;
}

/**
 * What the sheet shows: its buttons, and above them an optional heading.
 */
export interface ShowActionsOptions {
  /**
   * Heading of the sheet. Leave it out and the sheet starts with the first button.
   * @since 1.0.0
   */
  title?: string;

  /**
   * Second, smaller line below the heading. Android and the web leave it out, so keep everything the user must know in the heading.
   * @since 1.0.0
   * @platforms ios
   */
  message?: string;

  /**
   * The buttons, in the order in which they appear. Their positions in this array are what the result refers to. Give at least one: without any, Android opens a sheet that cannot be closed.
   * @since 1.0.0
   */
  options: ActionSheetButton[];
}

/**
 * The answer of the user.
 */
export interface ShowActionsResult {
  /**
   * Zero-based position of the tapped button in the `options` array you passed.
   * @since 1.0.0
   */
  index: number;
}

/**
 * One button of the sheet.
 */
export interface ActionSheetButton {
  /**
   * The label of the button.
   * @since 1.0.0
   */
  title: string;

  /**
   * How iOS presents the button. Android and the web show all buttons alike.
   * @since 1.0.0
   * @platforms ios
   */
  style?: ActionSheetButtonStyle;

  /**
   * Name of an Ionicons icon, for example `trash-outline`, that is handed to the sheet component of the page. PWA Elements 3 does not draw it, and native sheets have no icons.
   * @since 1.0.0
   * @platforms web
   */
  icon?: string;
}

/**
 * The looks that iOS has for a button.
 */
export enum ActionSheetButtonStyle {
  /**
   * A normal button. It is used when you set no style.
   * @since 1.0.0
   */
  Default = 'DEFAULT',

  /**
   * A button in red, for an action that deletes or cannot be undone.
   * @since 1.0.0
   */
  Destructive = 'DESTRUCTIVE',

  /**
   * The button that stands apart at the bottom. Use it once, and for the last button of the array, so that the order is the same on every platform.
   * @since 1.0.0
   */
  Cancel = 'CANCEL',
}

/**
 * An older name of ShowActionsOptions.
 * @since 1.0.0
 * @deprecated Use `ShowActionsOptions`.
 * @supplementary
 */
export type ActionSheetOptions = ShowActionsOptions;

/**
 * An older name of ShowActionsResult.
 * @since 1.0.0
 * @deprecated Use `ShowActionsResult`.
 * @supplementary
 */
export type ActionSheetResult = ShowActionsResult;

/**
 * An older name of ActionSheetButton.
 * @since 1.0.0
 * @deprecated Use `ActionSheetButton`.
 * @supplementary
 */
export type ActionSheetOption = ActionSheetButton;
