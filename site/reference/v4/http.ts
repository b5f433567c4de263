/**
 * Sends HTTP requests from native code, where the rules of CORS do not apply. In a browser the same calls use `fetch`.
 * @package @trispan/core 4.8.2
 * @since 4.3.0
 */
export declare const TrispanHttp: TrispanHttpPlugin;

export interface TrispanHttpPlugin {
  /**
   * Sends a request with the `method` of the options, or `GET` without one. It resolves for every answer of a server, so check `status`: 404 and 500 do not reject.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout, a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS does not let through
   */
  request(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `GET` request; a `method` in the options is ignored. Put the query into `params`, not into `data`.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout, a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS does not let through
   */
  get(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `POST` request; a `method` in the options is ignored. Set the header `Content-Type`, or native code sends no body.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout, a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS does not let through
   */
  post(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `PUT` request; a `method` in the options is ignored. As with `post`, the body needs a `Content-Type`.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout, a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS does not let through
   */
  put(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `PATCH` request; a `method` in the options is ignored. As with `post`, the body needs a `Content-Type`.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout, a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS does not let through
   */
  patch(options: HttpOptions): Promise<HttpResponse>;

  /**
   * Sends a `DELETE` request; a `method` in the options is ignored. It may have a body, which needs a `Content-Type` as with `post`.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when no response arrives, with the reason in `message`: no connection, an unknown host, a timeout, a bad certificate
   * @throws on the web when `fetch` fails, which includes responses that CORS does not let through
   */
  delete(options: HttpOptions): Promise<HttpResponse>;
}

/**
 * Describes one request. Only `url` is required.
 */
export interface HttpOptions {
  /**
   * The complete URL, with `http://` or `https://`. Leave the query to `params`, or write it here, but not both: on the web, two question marks would be the result.
   */
  url: string;

  /**
   * The method for `request`, in any case. The other calls set their own.
   */
  method?: string;

  /**
   * What is added to the URL as a query. Each value is a string, or a list of strings, which repeats its key.
   */
  params?: HttpParams;

  /**
   * The body. An object is sent as JSON if you set the header `Content-Type: application/json`; a string is sent as it is. On iOS and Android there is no body without a `Content-Type`. On Android there is none for methods other than `POST`, `PUT`, `PATCH` and `DELETE`, and the call rejects if the `Content-Type` is not JSON and `dataType` is not set.
   */
  data?: any;

  /**
   * The headers to send. iOS and Android add `Accept-Language` from the settings of the device; yours wins.
   */
  headers?: HttpHeaders;

  /**
   * How many milliseconds may pass without new data. The clock restarts with each part that arrives, so it does not limit the whole request. Used on Android, and on iOS when `connectTimeout` is not set; a browser ignores it.
   */
  readTimeout?: number;

  /**
   * How many milliseconds the connection may take on Android. On iOS it is the one timeout of the request, before `readTimeout`; without either it is 600 seconds. A browser ignores it.
   */
  connectTimeout?: number;

  /**
   * With `true`, iOS and Android give you the redirecting answer, such as 302, instead of following it. In a browser use `redirect` in `webFetchExtra`.
   */
  disableRedirects?: boolean;

  /**
   * Further settings for `fetch`, such as `credentials`. They win over what the other options say.
   * @platforms web
   */
  webFetchExtra?: RequestInit;

  /**
   * How `data` of the response is built. It is ignored when the server says `application/json`: you get the parsed value then. On Android and the web it is ignored for error responses as well.
   */
  responseType?: HttpResponseType;

  /**
   * Whether the values of `params` are percent-encoded. Set `false` when they are encoded already. iOS always encodes.
   * @default true
   */
  shouldEncodeUrlParams?: boolean;

  /**
   * What `data` holds when it is not the body itself: with `file`, the Base64 text of a file; with `formData`, a list of form fields, as the patched `fetch` makes it from a `FormData`. It is for iOS and Android; a browser ignores it.
   * @since 4.8.1
   */
  dataType?: 'file' | 'formData';
}

/**
 * The answer of the server.
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
   * The headers of the answer. In a browser their names are in lower case; iOS and Android keep the spelling of the server, so search without regard to case.
   */
  headers: HttpHeaders;

  /**
   * The URL of the response, after all redirects.
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
   * The value of a header. Numbers and the like must be turned into text.
   */
  [key: string]: string;
}

/**
 * `text` (the default) and `document` give the body as text, `json` parses it, `arraybuffer` and `blob` give it in Base64.
 */
export type HttpResponseType = 'arraybuffer' | 'blob' | 'json' | 'text' | 'document';

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Decides whether existing code sends its requests natively. The methods of `TrispanHttp` work either way.
     * @since 4.3.0
     */
    TrispanHttp?: {
      /**
       * With `true`, `fetch` and `XMLHttpRequest` in native apps are replaced by versions that send requests to `http:` and `https:` URLs through native code. The browser is not affected.
       * @default false
       */
      enabled?: boolean;
    };
  }
}
