import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** `NSURLErrorDomain` and what fetch makes of it. */
export default {
  on: ['ios'],
  tool: 'Console',
  more: ['ios/troubleshooting#requests-fail'],
  entries: [
    {
      text: 'The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.',
      id: 'app-transport-security-policy',
      also: ['NSURLErrorDomain Code=-1022', 'NSAppTransportSecurity'],
      cause: 'The URL begins with `http`, which iOS blocks for apps.',
      mend: 'Use HTTPS. For a test server, add an exception for its domain to `Info.plist`.',
      common: true,
    },
    {
      text: 'The Internet connection appears to be offline.',
      also: ['NSURLErrorDomain Code=-1009'],
      cause:
        'The device is offline, the user has switched off mobile data for the app, or the app may not reach devices on the local network.',
      mend: 'Check **Settings > Apps > your app > Mobile Data** and **Local Network** on the phone.',
      more: ['apis/network'],
    },
    {
      text: 'Could not connect to the server.',
      also: ['NSURLErrorDomain Code=-1004'],
      cause: 'Nothing listens at this address. On a phone, `localhost` is the phone.',
      mend: "Start the development server with `--host`, and use the computer's address in `server.url`.",
      more: ['guides/live-reload'],
    },
    {
      text: 'The request timed out.',
      also: ['NSURLErrorDomain Code=-1001'],
      cause: 'The server did not respond in time, or a firewall drops the connection.',
      mend: "Allow the port in the computer's firewall, and try a network that is not a guest network.",
      more: ['guides/live-reload'],
    },
    {
      text: 'A server with the specified hostname could not be found.',
      also: ['NSURLErrorDomain Code=-1003'],
      cause: 'The name does not exist, or is known only on your network.',
      mend: "Check the spelling, and use the computer's numeric address while you develop.",
      more: ['guides/live-reload'],
    },
    {
      text: 'The network connection was lost.',
      also: ['NSURLErrorDomain Code=-1005'],
      cause:
        'The connection ended during the request: the phone changed networks, the app went to the background, or the server closed the connection.',
      mend: 'Repeat requests that are safe to send twice.',
      more: ['guides/offline-first'],
    },
    {
      text: 'The certificate for this server is invalid. You might be connecting to a server that is pretending to be “…” which could put your confidential information at risk.',
      id: 'the-certificate-for-this-server-is-invalid',
      also: ['NSURLErrorDomain Code=-1202', 'NSURLErrorServerCertificateUntrusted'],
      cause: 'The certificate is self-signed, or its authority is installed on the phone but not trusted yet.',
      mend: 'Install the authority on the phone, then switch it on under **Settings > General > About > Certificate Trust Settings**.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'An SSL error has occurred and a secure connection to the server cannot be made.',
      also: ['NSURLErrorDomain Code=-1200', 'errSSLXCertChainInvalid'],
      cause:
        'The server has no TLS 1.2 or later, uses plain `http` on this port, or has a certificate that is valid for more than 825 days.',
      mend: 'Test the server on a Mac with `nscurl --ats-diagnostics https://example.com`, which shows what iOS rejects.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'NSURLErrorDomain error -999',
      also: ['cancelled', 'Code=-999'],
      cause: 'The request was cancelled because the page navigated away or reloaded.',
      mend: 'Ignore the message unless the page reloads when it should not. In that case, look for a link or form that reloads it.',
      more: ['ios/troubleshooting'],
    },
    {
      text: 'The requested URL was not found on this server.',
      also: ['NSURLErrorDomain Code=-1100', 'unsupported URL', 'NSURLErrorDomain Code=-1002'],
      cause: 'A local file does not exist, or the URL has a scheme that the web view does not open.',
      mend: 'Check capital letters in file names, and convert file URLs with `Trispan.convertFileSrc`.',
      more: ['basics/utilities'],
    },
    {
      text: 'TypeError: Load failed',
      also: [
        'TypeError: Failed to fetch',
        'TypeError: NetworkError when attempting to fetch resource.',
        'TypeError: Network request failed',
      ],
      texts: { android: 'TypeError: Failed to fetch' },
      on: ['ios', 'android', 'web'],
      cause:
        'A request got no response, and `fetch` gives no reason. WebKit writes "Load failed", Chromium "Failed to fetch". The server does not allow the app\'s origin (CORS), its certificate is invalid, or the connection failed.',
      mend: "Read the line above the message in the inspector's console, which gives the reason.",
      more: ['basics/workflow'],
      common: true,
    },
    {
      text: 'AxiosError: Network Error',
      also: ['ERR_NETWORK', 'Error: Network Error', 'Http failure response for …: 0 Unknown Error'],
      on: ['ios', 'android', 'web'],
      cause:
        "Axios and Angular's `HttpClient` got no response that the page may read: there is no connection, the server does not allow the app's origin (CORS), or its certificate is invalid.",
      mend: "Look at the request in the inspector's network panel, then at the message in its console.",
      more: ['basics/workflow'],
    },
  ],
} satisfies ErrorGroup;
