/**
 * Copies text, links and images to the system clipboard, and reads its content.
 * @package @trispan/clipboard 4.1.0
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Clipboard: ClipboardPlugin;

export interface ClipboardPlugin {
  /**
   * Replaces the clipboard's content. Pass one of `string`, `url` and `image`; if you pass more than one, `string` wins. In a browser, call this method in response to a tap or click.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws when there is nothing to copy
   * @throws on iOS when `url` or `image` is not valid
   * @throws on the web with the code `UNAVAILABLE` when the browser lacks the Clipboard API
   * @example
   * ```ts
   * const place = { lat: 46.5475, lng: 7.985 };
   *
   * await Clipboard.write({
   *   string: `${place.lat}, ${place.lng}`,
   *   label: 'Note location',
   * });
   * ```
   */
  write(options: WriteOptions): Promise<void>;

  /**
   * Reads what is on the clipboard, whichever app put it there. The system may ask or inform the user, so call this method only when the user asks to paste.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on iOS and Android when the clipboard is empty
   * @throws on the web with the code `UNAVAILABLE` when the browser lacks the Clipboard API, and with a browser error when the user does not allow reading
   * @example
   * ```ts
   * import { insert } from './editor';
   *
   * const paste = await Clipboard.read();
   * if (paste.type.startsWith('image/')) {
   *   insert({ photo: paste.value });
   * } else {
   *   insert({ text: paste.value });
   * }
   * ```
   */
  read(): Promise<ReadResult>;
}

/**
 * What to put on the clipboard. One of the three kinds of content is required.
 * @since 1.0.0
 */
export interface WriteOptions {
  /**
   * The text to copy. It is copied unchanged, even when it is empty.
   * @since 1.0.0
   */
  string?: string;

  /**
   * An image as a data URL, such as `data:image/png;base64,…`. On Android, the data URL itself is copied, as text.
   * @since 1.0.0
   * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Basics_of_HTTP/Data_URIs
   */
  image?: string;

  /**
   * A URL. On iOS, it is copied as a link and must be valid; elsewhere, it is copied as text.
   * @since 1.0.0
   */
  url?: string;

  /**
   * A label for the entry, which the system may show to the user. It does not change what is pasted.
   * @since 1.0.0
   * @platforms android
   */
  label?: string;
}

/**
 * What was on the clipboard.
 * @since 1.0.0
 */
export interface ReadResult {
  /**
   * The text, or a data URL when the clipboard holds an image.
   * @since 1.0.0
   */
  value: string;

  /**
   * The MIME type of `value`: `text/plain` for text and links, or the image type, for example `image/png`.
   * @since 1.0.0
   */
  type: string;
}

/**
 * An older name for WriteOptions.
 * @since 1.0.0
 * @deprecated Use `WriteOptions`.
 * @supplementary
 */
export type ClipboardWrite = WriteOptions;

/**
 * An older name for ReadResult.
 * @since 1.0.0
 * @deprecated Use `ReadResult`.
 * @supplementary
 */
export type ClipboardReadResult = ReadResult;
