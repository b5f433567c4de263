/**
 * @inherits
 * @absent ./http.ts ./cookies.ts ExceptionData
 */

/**
 * Your app's runtime object: it knows the platform, turns file paths into URLs and registers plugins. It also exists in browsers, so you can use it anywhere.
 * @package @trispan/core 3.9.0
 */
export declare const Trispan: TrispanGlobal;

export interface PluginListenerHandle {
  /**
   * Removes this one listener. Call it only once, when the screen that added it closes.
   * @since 2.0.0
   * @example
   * ```ts
   * import { App } from '@trispan/app';
   * import { goBack } from './editor';
   *
   * const handle =
   *   await App.addListener('backButton', goBack);
   * // When the editor is closed:
   * await handle.remove();
   * ```
   */
  remove: () => Promise<void>;
}

/** @absent data */
export declare class TrispanException extends Error {
  constructor(message: string, code?: ExceptionCode);
}
