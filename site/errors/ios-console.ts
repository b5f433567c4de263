import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** The app is on the phone and crashes, stays empty or fills the console. */
export default {
  on: ['ios'],
  tool: 'Console',
  more: ['ios/troubleshooting'],
  entries: [
    {
      text: 'This app has crashed because it attempted to access privacy-sensitive data without a usage description.',
      also: [
        "The app's Info.plist must contain an … key with a string value explaining to the user how the app uses this data.",
        '__CRASHING_DUE_TO_PRIVACY_VIOLATION__',
        'TCC',
      ],
      cause: 'The app asked for the camera, location, photos or similar data, but `Info.plist` lacks the purpose text.',
      mend: 'Add the key that the message names to `ios/App/App/Info.plist`, with a sentence for the user, and build again.',
      more: ['ios/configuration#explain-the-permissions'],
      common: true,
    },
    {
      text: '⚡️ STARTUP JS ERROR',
      id: 'startup-js-error',
      also: ['STARTUP JS ERROR'],
      versions: 'v4 v3',
      cause:
        'An exception was thrown before your app was ready. An unexpected token means that the scripts are too new for this version of iOS.',
      mend: 'Read the file and line below the message. For an unexpected token, lower your build target.',
      common: true,
    },
    {
      text: '⚡️ WebView failed provisional navigation',
      id: 'webview-failed-provisional-navigation',
      also: ['WebView failed to load'],
      cause: '`server.url` is set, but the phone cannot reach that address.',
      mend: 'Make the development server listen on your network address, or remove the setting and run `npx trispan copy ios`.',
      more: ['guides/live-reload'],
      common: true,
    },
    {
      text: 'Error: Frame load interrupted',
      also: [
        'WebKitErrorDomain Code=102',
        'WebPageProxy::didFailProvisionalLoadForFrame',
        'domain = WebKitErrorDomain, code = 102',
      ],
      cause:
        'A navigation was stopped: the link leads to another host, which opens in the browser, or to a download, which the web view cannot save.',
      mend: 'If the browser opened the link, ignore the line. Save downloads with native code.',
      more: ['guides/files'],
    },
    {
      text: 'JavaScript execution targeted a frame that is not in an app-bound domain',
      also: ['WKErrorDomain Code=14', 'Unable to execute JavaScript in a frame that is not in an app-bound domain'],
      versions: 'v4 v3',
      cause:
        "`Info.plist` has `WKAppBoundDomains`, but the matching option is off, or the app's host name is not in the list. Plugins then stop working.",
      mend: 'Set `ios.limitsNavigationsToAppBoundDomains` to `true`, and add `localhost` or your `server.hostname` to the list.',
      more: ['ios/configuration#bind-the-app-to-domains', 'config'],
    },
    {
      text: 'Unable to load …/public/index.html',
      cause: 'The web build was never copied into the native project, so the app has no start page and quits.',
      mend: 'Run `npm run build` and `npx trispan copy ios`, then build the app again.',
      common: true,
    },
    {
      text: 'Required native-bridge.js file … not found',
      versions: 'v2',
      cause: 'The web files were not copied by the CLI.',
      mend: 'Run `npx trispan copy ios`, then run the app again.',
      common: true,
    },
    {
      text: 'WebContent process terminated',
      also: [
        'WebPageProxy::processDidTerminate',
        'WebPageProxy::dispatchProcessDidTerminate: reason=…',
        'webViewWebContentProcessDidTerminate',
      ],
      cause: "iOS ended the page's process, usually because memory ran short. The runtime then reloads the page.",
      mend: 'Use smaller pictures, and release blobs and canvases. After a reload, restore the route.',
      more: ['guides/performance'],
    },
    {
      text: 'Message from debugger: Terminated due to memory issue',
      also: ['EXC_RESOURCE RESOURCE_TYPE_MEMORY'],
      cause: 'The app used more memory than iOS allows.',
      mend: 'Record the app with **Instruments > Allocations**. Large base64 strings from the camera or file system are the usual cause; ask for a URI instead.',
      more: ['guides/performance'],
    },
    {
      text: 'Could not signal service com.apple.WebKit.WebContent: 113: Could not find specified service',
      also: ['WebProcessProxy::didFinishLaunching', 'Failed to resolve host network app id'],
      cause: 'WebKit writes this line in debug builds; it is harmless.',
      mend: 'Ignore the line, and look for another one about your error.',
    },
    {
      text: 'nw_connection_… [C1] … unimplemented',
      id: 'nw_connection',
      also: ['nw_protocol_get_quic_image_block_invoke dlopen libquic failed', '[tcp] tcp_input [C…]'],
      cause: 'The network stack writes these notes in debug builds.',
      mend: 'Ignore the notes unless a request fails; in that case, look for a line with `NSURLErrorDomain`.',
    },
    {
      text: 'Unable to simultaneously satisfy constraints.',
      also: ['NSLayoutConstraint', 'Will attempt to recover by breaking constraint'],
      cause:
        'A native view, often the bar above the keyboard, has conflicting constraints. iOS resolves the conflict on its own.',
      mend: 'Ignore the message unless one of your own views looks wrong.',
    },
  ],
} satisfies ErrorGroup;
