/** @inherits */

/**
 * Slides a list of choices in from the bottom of the screen and tells you which one the user tapped.
 * @package @trispan/action-sheet 1.0.8
 * @androidVariable androidxMaterialVersion = 1.3.0 (com.google.android.material:material)
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const ActionSheet: ActionSheetPlugin;

export interface ActionSheetPlugin {
  /**
   * Opens the sheet and waits for a tap. The promise resolves with the position of the tapped button, whichever it is: tapping Cancel is a choice, not an error.
   * @throws on iOS and Android when `title` is missing
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
 * What the sheet shows: a heading with the buttons below it.
 */
export interface ShowActionsOptions {
  /**
   * Heading of the sheet. On iOS and Android, a call without one rejects.
   * @since 1.0.0
   */
  title: string;
}
