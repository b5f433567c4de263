import type { PluginListenerHandle } from './core.ts';

/**
 * Tells whether a screen reader is on, and says something aloud.
 * @package @trispan/core 2.5.0
 */
declare const Accessibility: AccessibilityPlugin;

export interface AccessibilityPlugin {
  /**
   * Returns whether VoiceOver (iOS) or a service with touch exploration such as TalkBack (Android) is running at this moment.
   * @throws with `Feature not available in the browser`, thrown at once rather than through the promise (web).
   * @support ios=yes android=yes web=no
   */
  isScreenReaderEnabled(): Promise<ScreenReaderEnabledResult>;

  /**
   * Reads text aloud. iOS hands it to VoiceOver and stays silent without it; Android and the web speak in any case. On Android the promise never settles, so do not wait for it.
   * @throws when `value` is missing (iOS).
   * @throws with a string when the browser has no speech synthesis.
   * @support ios=yes android=yes web=conditional
   */
  speak(options: AccessibilitySpeakOptions): Promise<void>;

  /**
   * Removes every listener of this capability. To remove a single one, call `remove` of its handle.
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): void;

  /**
   * Calls you when the user turns the screen reader on or off.
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'accessibilityScreenReaderStateChange',
    listenerFunc: ScreenReaderStateChangeCallback,
  ): PluginListenerHandle;
}

/**
 * Whether the screen reader is on.
 */
export interface ScreenReaderEnabledResult {
  /**
   * `true` while a screen reader is running.
   */
  value: boolean;
}

/**
 * The text to say, and its language.
 */
export interface AccessibilitySpeakOptions {
  /**
   * The text. Write it as it should be heard: no symbols, no abbreviations.
   */
  value: string;

  /**
   * Language of the text as an ISO 639-1 code such as `de`. Browsers use it too. Android takes English if you leave it out; VoiceOver always uses the device's language.
   * @platforms android
   * @see https://www.loc.gov/standards/iso639-2/php/code_list.php
   */
  language?: string;
}

/**
 * A function for the event `accessibilityScreenReaderStateChange`.
 */
export type ScreenReaderStateChangeCallback = (state: ScreenReaderEnabledResult) => void;
