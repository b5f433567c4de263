/**
 * Sends HTTP requests from native code, where CORS rules do not apply. In a browser, the same calls use `fetch`.
 * @package @trispan/core 4.8.2
 * @since 4.3.0
 */
export declare const TrispanHttp: TrispanHttpPlugin;

export interface TrispanHttpPlugin {
  /**
   * Sends a request with the `method` from the options, or `GET` without one. The promise resolves for every server response, so check `status`: 404 and 500 do not reject.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout or a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS blocks
   * @example
   * ```ts
   * import { forgetNote } from './notes';
   *
   * const { status } = await TrispanHttp.request({
   *   method: 'HEAD',
   *   url: 'https://api.example.com/notes/42',
   * });
   * if (status === 404) await forgetNote(42);
   * ```
   */
  request(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `GET` request; a `method` in the options is ignored. Put the query in `params`, not in `data`.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout or a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS blocks
   * @example
   * ```ts
   * const { status, data } = await TrispanHttp.get({
   *   url: 'https://api.example.com/notes',
   *   params: { place: 'lake', tag: ['owl', 'nest'] },
   *   connectTimeout: 5000,
   * });
   * const notes = status === 200 ? data : [];
   * ```
   */
  get(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `POST` request; a `method` in the options is ignored. Set the `Content-Type` header; otherwise, native code sends no body.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout or a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS blocks
   * @example
   * ```ts
   * const { status, data } = await TrispanHttp.post({
   *   url: 'https://api.example.com/notes',
   *   headers: { 'Content-Type': 'application/json' },
   *   data: { title: 'Heron', place: 'North shore' },
   * });
   * const noteId = status === 201 ? data.id : null;
   * ```
   */
  post(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `PUT` request; a `method` in the options is ignored. As with `post`, the body needs a `Content-Type`.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout or a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS blocks
   * @example
   * ```ts
   * const { status } = await TrispanHttp.put({
   *   url: 'https://api.example.com/notes/42',
   *   headers: { 'Content-Type': 'application/json' },
   *   data: { title: 'Heron', text: 'Two chicks' },
   * });
   * // Somebody else has changed the note.
   * const isConflict = status === 409;
   * ```
   */
  put(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `PATCH` request; a `method` in the options is ignored. As with `post`, the body needs a `Content-Type`.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout or a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS blocks
   * @example
   * ```ts
   * const { status } = await TrispanHttp.patch({
   *   url: 'https://api.example.com/notes/42',
   *   headers: { 'Content-Type': 'application/json' },
   *   data: { archived: true },
   * });
   * const isArchived = status < 300;
   * ```
   */
  patch(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `DELETE` request; a `method` in the options is ignored. It may have a body, which needs a `Content-Type` as with `post`.
   * @since 4.3.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout or a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS blocks
   * @example
   * ```ts
   * import { forgetNote } from './notes';
   *
   * const { status } = await TrispanHttp.delete({
   *   url: 'https://api.example.com/notes/42',
   * });
   * // 404: the note was deleted before.
   * if ([200, 204, 404].includes(status)) forgetNote(42);
   * ```
   */
  delete(options: HttpOptions): Promise<HttpResponse>;
}

/**
 * One request. Only `url` is required.
 */
export interface HttpOptions {
  /**
   * The complete URL, with `http://` or `https://`. Put the query either in `params` or here: with both, the URL would have two question marks on the web.
   */
  url: string;

  /**
   * The method for `request`, in upper or lower case. The other calls set their own.
   */
  method?: string;

  /**
   * The query parameters to add to the URL. Each value is a string or a list of strings; a list repeats its key.
   */
  params?: HttpParams;

  /**
   * The body. An object is sent as JSON if you set the header `Content-Type: application/json`; a string is sent as is. On iOS and Android, no body is sent without a `Content-Type`. On Android, no body is sent for methods other than `POST`, `PUT`, `PATCH` and `DELETE`, and the call rejects if the `Content-Type` is not JSON and `dataType` is not set.
   */
  data?: any;

  /**
   * The headers to send. iOS and Android add `Accept-Language` from the device settings; your own value takes precedence.
   */
  headers?: HttpHeaders;

  /**
   * Maximum time without new data. The timer restarts with each part that arrives, so this option does not limit the whole request. It applies on Android, and on iOS when `connectTimeout` is not set; browsers ignore it.
   * @platforms ios android
   * @unit ms
   */
  readTimeout?: number;

  /**
   * Maximum time to connect on Android. On iOS, it is the request's only timeout and takes precedence over `readTimeout`; without either, the timeout is 600 seconds. Browsers ignore it.
   * @platforms ios android
   * @unit ms
   */
  connectTimeout?: number;

  /**
   * Whether iOS and Android return the redirect response, such as 302, instead of following it. In a browser, use `redirect` in `webFetchExtra`.
   * @platforms ios android
   */
  disableRedirects?: boolean;

  /**
   * Further settings for `fetch`, such as `credentials`. They take precedence over the other options.
   * @platforms web
   */
  webFetchExtra?: RequestInit;

  /**
   * How the response's `data` is built. When the server sends `application/json`, this option is ignored and you receive the parsed value. On Android and the web, it is ignored for error responses as well.
   */
  responseType?: HttpResponseType;

  /**
   * Whether the values of `params` are percent-encoded. Set it to `false` when they are already encoded. iOS always encodes them.
   * @platforms android web
   * @default true
   */
  shouldEncodeUrlParams?: boolean;

  /**
   * What `data` contains when it is not the body itself: with `file`, the Base64 text of a file; with `formData`, a list of form fields, as the patched `fetch` creates it from a `FormData` object. It applies on iOS and Android; browsers ignore it.
   * @since 4.8.1
   * @platforms ios android
   */
  dataType?: 'file' | 'formData';
}

/**
 * The server's response.
 */
export interface HttpResponse {
  /**
   * The body: the parsed value for JSON, Base64 text for `arraybuffer` and `blob`, otherwise text.
   */
  data: any;

  /**
   * The status code, such as 200 or 404.
   */
  status: number;

  /**
   * The response headers. In a browser, their names are in lower case; iOS and Android keep the server's spelling, so ignore case when you search.
   */
  headers: HttpHeaders;

  /**
   * The response URL, after all redirects.
   */
  url: string;
}

/**
 * The query of a request.
 */
export interface HttpParams {
  /**
   * The value of a parameter, or several values of the same parameter.
   */
  [key: string]: string | string[];
}

/**
 * Headers of a request or a response.
 */
export interface HttpHeaders {
  /**
   * The header's value. Convert numbers and other types to strings.
   */
  [key: string]: string;
}

/**
 * `text` (the default) and `document` return the body as text, `json` parses it, and `arraybuffer` and `blob` return it in Base64.
 */
export type HttpResponseType = 'arraybuffer' | 'blob' | 'json' | 'text' | 'document';

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Whether existing code sends its requests natively. The `TrispanHttp` methods work either way.
     * @since 4.3.0
     */
    TrispanHttp?: {
      /**
       * Whether `fetch` and `XMLHttpRequest` in native apps are replaced by versions that send requests to `http:` and `https:` URLs through native code. Browsers are not affected.
       * @default false
       */
      enabled?: boolean;
    };
  }
}
