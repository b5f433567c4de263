/**
 * Copies text, links and images to the system clipboard, and reads its content.
 * @package @trispan/core 2.5.0
 */
declare const Clipboard: ClipboardPlugin;

export interface ClipboardPlugin {
  /**
   * Replaces the clipboard's content. Pass one of `string`, `url` and `image`; if you pass more than one, `string` wins. On iOS and Android, the promise resolves even when there was nothing to copy. In a browser, call this method in response to a tap or click.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web when there is nothing to copy, or the browser cannot copy it
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Clipboard } = Plugins;
   * const place = { lat: 46.5475, lng: 7.985 };
   *
   * await Clipboard.write({
   *   string: `${place.lat}, ${place.lng}`,
   *   label: 'Note location',
   * });
   * ```
   */
  write(options: ClipboardWrite): Promise<void>;

  /**
   * Reads what is on the clipboard, whichever app put it there. When the clipboard is empty, `value` is an empty string on Android; on iOS, the promise never settles. The system may ask or inform the user, so call this method only when the user asks to paste.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @throws on the web when the browser cannot read the clipboard, or the user does not allow it
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { insert } from './editor';
   * const { Clipboard } = Plugins;
   *
   * const paste = await Clipboard.read();
   * if (paste.type.startsWith('image/')) {
   *   insert({ photo: paste.value });
   * } else {
   *   insert({ text: paste.value });
   * }
   * ```
   */
  read(): Promise<ClipboardReadResult>;
}

/**
 * What to put on the clipboard. One of the three kinds of content is required.
 */
export interface ClipboardWrite {
  /**
   * The text to copy. It is copied unchanged, even when it is empty.
   */
  string?: string;

  /**
   * An image as a data URL, such as `data:image/png;base64,…`. On Android, the data URL itself is copied, as text.
   */
  image?: string;

  /**
   * A URL. On iOS, it is copied as a link if it is valid, and otherwise not at all; elsewhere, it is copied as text.
   */
  url?: string;

  /**
   * A label for the entry, which the system may show to the user. It does not change what is pasted.
   * @platforms android
   */
  label?: string;
}

/**
 * What was on the clipboard.
 */
export interface ClipboardReadResult {
  /**
   * The text, or a data URL when the clipboard holds an image.
   */
  value: string;

  /**
   * The MIME type of `value`: `text/plain` for text and links, or the image type, for example `image/png`.
   */
  type: string;
}
