import type { PluginListenerHandle } from '@trispan/core';

/**
 * Checks whether a screen reader is on, and reads text aloud.
 * @package @trispan/screen-reader 4.1.2
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const ScreenReader: ScreenReaderPlugin;

export interface ScreenReaderPlugin {
  /**
   * Checks whether VoiceOver (iOS) or a service with touch exploration, such as TalkBack (Android), is running.
   * @throws on the web with the code `UNAVAILABLE`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { showHint } from './hints';
   *
   * // Listening takes longer than reading.
   * const { value } =
   *   await ScreenReader.isEnabled();
   * const seconds = value ? 20 : 5;
   * showHint('Hold a photo to move it', seconds);
   * ```
   */
  isEnabled(): Promise<{ value: boolean }>;

  /**
   * Reads text aloud. In a native app, it works only while a screen reader is active and does nothing otherwise. In a browser, it needs `SpeechSynthesis` and also speaks without a screen reader. The promise does not wait for the speech to end.
   * @throws on iOS when `value` is missing
   * @throws on the web with the code `UNAVAILABLE` when the browser has no `SpeechSynthesis`
   * @since 1.0.0
   * @see https://developer.mozilla.org/en-US/docs/Web/API/SpeechSynthesis
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { syncNotes } from './sync';
   *
   * const sent: number = await syncNotes();
   * await ScreenReader.speak({
   *   value: `${sent} notes were sent`,
   *   language: 'en',
   * });
   * ```
   */
  speak(options: SpeakOptions): Promise<void>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app. To remove a single listener, call `remove` on its handle.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { turnHintsOff } from './hints';
   *
   * // Without hints, the state is of no use.
   * await turnHintsOff();
   * await ScreenReader.removeAllListeners();
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs when the user turns the screen reader on or off. In version 2, the event was called `'accessibilityScreenReaderStateChange'`.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { setHintTime } from './hints';
   *
   * const handle = await ScreenReader.addListener(
   *   'stateChange',
   *   ({ value }) => setHintTime(value ? 20 : 5),
   * );
   * const stop = () => handle.remove();
   * ```
   */
  addListener(
    eventName: 'stateChange',
    listener: StateChangeListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * The text to say, and its language.
 */
export interface SpeakOptions {
  /**
   * The text. Write it as it should be heard: no symbols, no abbreviations.
   * @since 1.0.0
   */
  value: string;

  /**
   * Language of the text as an ISO 639-1 code such as `de`. Android uses English if you leave it out; VoiceOver always uses the device's language.
   * @since 1.0.0
   * @platforms android web
   * @see https://en.wikipedia.org/wiki/List_of_ISO_639-1_codes
   */
  language?: string;
}

/**
 * What a state listener receives.
 */
export interface ScreenReaderState {
  /**
   * `true` when the screen reader has been turned on.
   * @since 1.0.0
   */
  value: boolean;
}

/**
 * A listener for `stateChange`.
 */
export type StateChangeListener = (state: ScreenReaderState) => void;

/**
 * An older name for SpeakOptions.
 * @since 1.0.0
 * @deprecated Use `SpeakOptions`.
 * @supplementary
 */
export type AccessibilitySpeakOptions = SpeakOptions;

/**
 * An older name for StateChangeListener.
 * @since 1.0.0
 * @deprecated Use `StateChangeListener`.
 * @supplementary
 */
export type ScreenReaderStateChangeCallback = StateChangeListener;
