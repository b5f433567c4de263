import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** What Chromium's and WebKit's network code says. */
export default {
  on: ['android', 'web'],
  tool: 'Console',
  more: ['android/troubleshooting#requests-fail'],
  entries: [
    {
      text: 'net::ERR_CLEARTEXT_NOT_PERMITTED',
      on: ['android'],
      cause: 'The page or a request uses plain `http`, which Android blocks for apps.',
      mend: 'Use `https`. While you develop, set `server.cleartext` in the configuration; for a release, allow one host in a network security configuration.',
      more: ['android/configuration#allow-plain-http-for-one-server', 'android/configuration'],
      common: true,
    },
    {
      text: 'net::ERR_CONNECTION_REFUSED',
      cause:
        'Nothing is listening at this address: the development server is not running, listens on another port, or listens only on `localhost`. On a device, `localhost` is the device.',
      mend: 'Start the server with `--host` and compare its address with `server.url`. On an emulator, use `10.0.2.2`, or run `adb reverse tcp:5173 tcp:5173`.',
      more: ['guides/live-reload'],
      common: true,
    },
    {
      text: 'net::ERR_ADDRESS_UNREACHABLE',
      cause:
        "The device cannot reach this address: the computer's address has changed, or the computer and the device are on different networks.",
      mend: "Look up the computer's new address, and run the app again with it.",
      more: ['guides/live-reload'],
    },
    {
      text: 'net::ERR_CONNECTION_TIMED_OUT',
      cause:
        'There was no response, usually because a firewall drops the connection or the Wi-Fi network isolates its devices.',
      mend: "Allow the port in the computer's firewall, and try a network that is not a guest network.",
      more: ['guides/live-reload'],
    },
    {
      text: 'net::ERR_CONNECTION_RESET',
      also: ['net::ERR_CONNECTION_CLOSED', 'net::ERR_EMPTY_RESPONSE'],
      cause:
        'The server or something in between ended the connection: `https` was used on a port that expects `http`, or an upload was too large for the server.',
      mend: 'Compare the scheme and port with what the server prints, and read its log.',
    },
    {
      text: 'net::ERR_NAME_NOT_RESOLVED',
      cause:
        'The host name does not exist, or the device is offline. A name for your computer often works only on that computer.',
      mend: "Check the spelling, and use the computer's numeric address while you develop.",
      more: ['guides/live-reload'],
    },
    {
      text: 'net::ERR_INTERNET_DISCONNECTED',
      also: ['net::ERR_NETWORK_CHANGED', 'net::ERR_NETWORK_IO_SUSPENDED'],
      cause: 'The device has no connection or has just changed networks, or the app was in the background.',
      mend: 'Show what you have stored, and repeat the request once the connection is back.',
      more: ['apis/network', 'guides/offline-first'],
    },
    {
      text: "WebSocket connection to 'wss://…' failed",
      also: ['WebSocket is closed before the connection is established.', 'Software caused connection abort'],
      on: ['ios', 'android', 'web'],
      cause:
        "The server refused the connection, often because it does not allow the app's origin, or the connection was cut, as happens while the app is in the background.",
      mend: "Let the server accept the app's origins, and connect again when the app returns.",
      more: ['guides/background-work', 'apis/app'],
    },
    {
      text: 'net::ERR_FILE_NOT_FOUND',
      also: ['Failed to load resource: net::ERR_FILE_NOT_FOUND'],
      on: ['android'],
      cause: 'A local file does not exist under this name, or it was addressed by a `file:` URL.',
      mend: 'Convert file URLs with `Trispan.convertFileSrc`, and check capital letters in names.',
      more: ['basics/utilities'],
    },
    {
      text: 'net::ERR_ACCESS_DENIED',
      also: ['net::ERR_UNKNOWN_URL_SCHEME', 'net::ERR_CACHE_MISS'],
      on: ['android'],
      cause:
        'The web view may not open this address: `INTERNET` is not declared, or the scheme is one that only another app can open.',
      mend: 'Keep `android.permission.INTERNET` in `AndroidManifest.xml`, and open `tel:`, `mailto:` and other schemes as ordinary links, not in frames.',
      more: ['apis/app-launcher', 'android/configuration'],
    },
    {
      text: 'net::ERR_BLOCKED_BY_RESPONSE',
      also: ["Refused to display '…' in a frame because it set 'X-Frame-Options' to 'sameorigin'.", 'Refused to frame'],
      cause: 'The server forbids showing this page in a frame.',
      mend: 'Open the page with the Browser plugin instead of an `iframe`.',
      more: ['apis/browser'],
    },
    {
      text: 'net::ERR_BLOCKED_BY_CLIENT',
      on: ['web'],
      cause: 'A browser extension, usually an ad blocker, has stopped the request.',
      mend: 'Try a private window without extensions.',
      more: ['web/index'],
    },
    {
      text: 'net::ERR_BLOCKED_BY_ORB',
      also: ['net::ERR_BLOCKED_BY_CORB', 'Cross-Origin Read Blocking (CORB) blocked cross-origin response'],
      cause: 'The page asked for an image or script, but the server sent something else, such as an HTML error page.',
      mend: "Open the address in a browser and look at the response's type.",
    },
    {
      text: 'net::ERR_TOO_MANY_REDIRECTS',
      cause: 'The server redirects the request in a circle, often because its cookie is not sent back.',
      mend: 'Follow the redirects with `curl -sIL`. If cookies are the reason, send a token in a header.',
      more: ['apis/cookies', 'guides/security'],
    },
    {
      text: 'net::ERR_HTTP2_PROTOCOL_ERROR',
      also: ['net::ERR_QUIC_PROTOCOL_ERROR', 'net::ERR_HTTP_RESPONSE_CODE_FAILURE', 'net::ERR_CONTENT_LENGTH_MISMATCH'],
      cause: "The response breaks the protocol's rules: the headers are wrong, or the server stops halfway.",
      mend: 'Read the server log, and try with `curl --http1.1`.',
    },
  ],
} satisfies ErrorGroup;
