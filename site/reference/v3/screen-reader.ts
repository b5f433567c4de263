import type { PluginListenerHandle } from '@trispan/core';

/**
 * Tells whether a screen reader is on, and lets it say something.
 * @package @trispan/screen-reader 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const ScreenReader: ScreenReaderPlugin;

export interface ScreenReaderPlugin {
  /**
   * Returns whether VoiceOver (iOS) or a service with touch exploration such as TalkBack (Android) is running at this moment.
   * @throws with the code `UNAVAILABLE` on the web.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   */
  isEnabled(): Promise<{ value: boolean }>;

  /**
   * Reads text aloud. In a native app it works only while a screen reader is active and does nothing otherwise. In a browser it needs `SpeechSynthesis`, speaks to everyone, and throws if the browser has none. The promise does not wait until the text has been said.
   * @throws when `value` is missing (iOS).
   * @throws when the browser has no `SpeechSynthesis`, with the code `UNAVAILABLE`.
   * @since 1.0.0
   * @see https://developer.mozilla.org/en-US/docs/Web/API/SpeechSynthesis
   * @support ios=yes android=yes web=conditional
   */
  speak(options: SpeakOptions): Promise<void>;

  /**
   * Removes every listener of this capability. To remove a single one, call `remove` of its handle.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): Promise<void>;

  /**
   * Calls you when the user turns the screen reader on or off. In version 2 the event was called `'accessibilityScreenReaderStateChange'`.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
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
   * Language of the text as an ISO 639-1 code such as `de`. Browsers use it too. Android takes English if you leave it out; VoiceOver always uses the device's language.
   * @since 1.0.0
   * @platforms android
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
 * A function for the event `stateChange`.
 */
export type StateChangeListener = (state: ScreenReaderState) => void;

/**
 * An older name of SpeakOptions.
 * @since 1.0.0
 * @deprecated Use `SpeakOptions`.
 * @supplementary
 */
export type AccessibilitySpeakOptions = SpeakOptions;

/**
 * An older name of StateChangeListener.
 * @since 1.0.0
 * @deprecated Use `StateChangeListener`.
 * @supplementary
 */
export type ScreenReaderStateChangeCallback = StateChangeListener;
