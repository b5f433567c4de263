/**
 * Slides a list of choices in from the bottom of the screen and tells you which one the user tapped.
 * @package @trispan/action-sheet 4.1.0
 * @androidVariable androidxMaterialVersion = 1.6.1 (com.google.android.material:material)
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const ActionSheet: ActionSheetPlugin;

export interface ActionSheetPlugin {
  /**
   * Opens the sheet and waits for a tap. The promise resolves with the position of the tapped button, whichever it is: tapping Cancel is a choice, not an error.
   * @throws on Android when the app is being closed
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const style = ActionSheetButtonStyle.Cancel;
   * const sheet = await ActionSheet.showActions({
   *   title: 'Photo 3 of 12',
   *   options: [
   *     { title: 'Edit' }, { title: 'Back', style }
   *   ],
   * });
   * if (sheet.index === 0) location.hash = 'edit';
   * ```
   */
  showActions(options: ShowActionsOptions): Promise<ShowActionsResult>;
}

/**
 * What the sheet shows: its buttons, with an optional heading above them.
 */
export interface ShowActionsOptions {
  /**
   * Heading of the sheet. If you leave it out, the sheet starts with the first button.
   * @since 1.0.0
   */
  title?: string;

  /**
   * A second, smaller line below the heading. Android and the web do not show it, so put everything the user must know in the heading.
   * @since 1.0.0
   * @platforms ios
   */
  message?: string;

  /**
   * The buttons, in the order in which they appear. The result refers to their positions in this array. Pass at least one button: without any, Android opens a sheet that cannot be closed.
   * @since 1.0.0
   */
  options: ActionSheetButton[];
}

/**
 * The user's choice.
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
   * The button's label.
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
   * Name of an Ionicons icon, for example `trash-outline`, which is passed to the page's sheet component. PWA Elements 3 does not draw it, and native sheets have no icons.
   * @since 1.0.0
   * @platforms web
   */
  icon?: string;
}

/**
 * The styles of a button on iOS.
 */
export enum ActionSheetButtonStyle {
  /**
   * A normal button. This is the default style.
   * @since 1.0.0
   */
  Default = 'DEFAULT',

  /**
   * A red button, for an action that deletes something or cannot be undone.
   * @since 1.0.0
   */
  Destructive = 'DESTRUCTIVE',

  /**
   * The button that stands apart at the bottom. Use it only once, for the last button in the array, so that the order is the same on every platform.
   * @since 1.0.0
   */
  Cancel = 'CANCEL',
}

/**
 * An older name for ShowActionsOptions.
 * @since 1.0.0
 * @deprecated Use `ShowActionsOptions`.
 * @supplementary
 */
export type ActionSheetOptions = ShowActionsOptions;

/**
 * An older name for ShowActionsResult.
 * @since 1.0.0
 * @deprecated Use `ShowActionsResult`.
 * @supplementary
 */
export type ActionSheetResult = ShowActionsResult;

/**
 * An older name for ActionSheetButton.
 * @since 1.0.0
 * @deprecated Use `ActionSheetButton`.
 * @supplementary
 */
export type ActionSheetOption = ActionSheetButton;
