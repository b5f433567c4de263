import type { PluginListenerHandle } from './core.ts';

/**
 * Checks whether a screen reader is on, and reads text aloud.
 * @package @trispan/core 2.5.0
 */
declare const Accessibility: AccessibilityPlugin;

export interface AccessibilityPlugin {
  /**
   * Checks whether VoiceOver (iOS) or a service with touch exploration, such as TalkBack (Android), is running.
   * @since 2.0.0
   * @throws on the web with `Feature not available in the browser`, thrown synchronously instead of rejecting the promise
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { toasts } from './ui';
   * const { Accessibility } = Plugins;
   *
   * const { value } =
   *   await Accessibility.isScreenReaderEnabled();
   * // Give people time to listen.
   * toasts.duration = value ? 10_000 : 3_000;
   * ```
   */
  isScreenReaderEnabled(): Promise<ScreenReaderEnabledResult>;

  /**
   * Reads text aloud. On iOS, VoiceOver must be on; Android and the web always speak. On Android, the promise never settles, so do not wait for it.
   * @since 2.0.0
   * @throws on iOS when `value` is missing
   * @throws on the web with a string when the browser has no speech synthesis
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Accessibility } = Plugins;
   *
   * // Not awaited: it never settles on Android.
   * void Accessibility.speak({
   *   value: 'Note saved with two photos',
   *   language: 'en',
   * });
   * ```
   */
  speak(options: AccessibilitySpeakOptions): Promise<void>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app. To remove a single listener, call `remove` on its handle.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Accessibility } = Plugins;
   *
   * window.addEventListener('pagehide', () => {
   *   Accessibility.removeAllListeners();
   * });
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs when the user turns the screen reader on or off.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { toasts } from './ui';
   * const { Accessibility } = Plugins;
   *
   * Accessibility.addListener(
   *   'accessibilityScreenReaderStateChange',
   *   ({ value: isOn }) => {
   *     toasts.duration = isOn ? 10_000 : 3_000;
   *   },
   * );
   * ```
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
   * Language of the text as an ISO 639-1 code such as `de`. Android uses English if you leave it out; VoiceOver always uses the device's language.
   * @platforms android web
   * @see https://www.loc.gov/standards/iso639-2/php/code_list.php
   */
  language?: string;
}

/**
 * A listener for `accessibilityScreenReaderStateChange`.
 */
export type ScreenReaderStateChangeCallback = (state: ScreenReaderEnabledResult) => void;
