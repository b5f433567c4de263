/**
 * Puts text, links and images on the system clipboard, and reads what is there.
 * @package @trispan/core 2.5.0
 */
declare const Clipboard: ClipboardPlugin;

export interface ClipboardPlugin {
  /**
   * Replaces the content of the clipboard. Give one of `string`, `url` and `image`; with more than one, `string` wins. On iOS and Android it resolves even when there was nothing to copy. In a browser, call it from a tap or click.
   * @support ios=yes android=yes web=conditional
   * @throws on the web when there is nothing to copy, or the browser cannot copy it
   */
  write(options: ClipboardWrite): Promise<void>;

  /**
   * Reads what is on the clipboard, whoever put it there. With an empty clipboard, `value` is an empty text on Android, and on iOS the promise never settles. The system may tell the user that your app has read it, so call it only when the user asks to paste.
   * @support ios=yes android=yes web=conditional
   * @throws on the web when the browser cannot read the clipboard, or the user does not allow it
   */
  read(): Promise<ClipboardReadResult>;
}

/**
 * What to put on the clipboard. One of the three kinds of content is needed.
 */
export interface ClipboardWrite {
  /**
   * A text. It is copied as it is, even when it is empty.
   */
  string?: string;

  /**
   * An image as a data URL, such as `data:image/png;base64,…`. On Android the data URL itself is copied, as text.
   */
  image?: string;

  /**
   * A URL. On iOS it is copied as a link, and nothing is copied when it is not valid; elsewhere it is copied as text.
   */
  url?: string;

  /**
   * A label for the entry, which Android may show to the user. The other platforms ignore it, and it does not change what is pasted.
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
   * The MIME type of `value`: `text/plain` for text and links, and for example `image/png` for an image.
   */
  type: string;
}
