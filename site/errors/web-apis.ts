import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Names of exceptions that browsers throw, and what they mean in an app. */
export default {
  on: ['ios', 'android', 'web'],
  tool: 'Console',
  more: ['web/index'],
  entries: [
    {
      text: 'NotAllowedError: The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
      id: 'notallowederror',
      also: [
        'NotAllowedError: Permission denied',
        'NotAllowedError: Permission dismissed',
        'NotAllowedError: Must be handling a user gesture to perform a share request.',
        'NotAllowedError: Write permission denied.',
      ],
      cause:
        'The user has refused, the call did not come directly from a tap, or a frame has no permission policy for it.',
      mend: 'Make the call at the very start of a click handler. After a refusal, explain the reason and point the user to the settings.',
    },
    {
      text: "NotAllowedError: play() failed because the user didn't interact with the document first.",
      id: 'play-failed-because-the-user-didnt-interact',
      also: [
        'AbortError: The play() request was interrupted by a call to pause().',
        'The AudioContext was not allowed to start.',
      ],
      cause: 'Browsers play sound only after the user has interacted with the page.',
      mend: 'Start playback in a tap handler, or start it muted with `video.muted = true`.',
    },
    {
      text: "TypeError: Cannot read properties of undefined (reading 'getUserMedia')",
      also: [
        "undefined is not an object (evaluating 'navigator.mediaDevices.getUserMedia')",
        'navigator.mediaDevices is undefined',
      ],
      cause:
        'The camera and microphone are available only on secure origins. A page loaded over `http://` from a numeric address has no such origin.',
      mend: 'Serve the page over HTTPS or from `localhost`, or test in the built app.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'NotReadableError: Could not start video source',
      also: ['NotReadableError: Device in use', 'TrackStartError'],
      cause: 'Another app is using the camera or microphone.',
      mend: 'Close the other app and try again; stop your own tracks when you leave the screen.',
    },
    {
      text: 'NotFoundError: Requested device not found',
      also: ['DevicesNotFoundError', 'OverconstrainedError'],
      cause: 'There is no camera or microphone that meets the constraints, as on an emulator.',
      mend: 'Relax the constraints, and offer an alternative.',
    },
    {
      text: 'User denied Geolocation',
      also: [
        'GeolocationPositionError',
        'Only secure origins are allowed',
        'Geolocation permission has been blocked as the user has ignored the permission prompt several times.',
      ],
      cause:
        'With `code` 1, the user has refused, the origin is not allowed, or the Android manifest declares no location permission. `2` means no position, `3` a timeout.',
      mend: 'If the page has a numeric `http` address, use HTTPS; otherwise, explain the reason and point the user to the settings.',
      more: ['apis/geolocation'],
    },
    {
      text: 'QuotaExceededError: The quota has been exceeded.',
      also: [
        "Failed to execute 'setItem' on 'Storage': Setting the value of '…' exceeded the quota.",
        'QuotaExceededError (DOM Exception 22)',
        'DOMException: QuotaExceededError',
      ],
      cause:
        '`localStorage` holds about 5 MB, and the page tried to store more. In a database, the error means that the device is nearly full.',
      mend: 'Keep pictures and files in the file system, and large amounts of data in a database.',
      more: ['guides/storage'],
    },
    {
      text: "SecurityError: Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
      id: 'failed-to-read-the-localstorage-property',
      also: ['SecurityError: The operation is insecure.', "Failed to read the 'cookie' property from 'Document'"],
      cause:
        'The document has no origin, as in a sandboxed frame or a page from a file, or the browser blocks storage.',
      mend: 'Load the page from the app, without `sandbox` or with `allow-same-origin`; catch the error where storage is optional.',
      more: ['guides/storage'],
    },
    {
      text: "ReferenceError: Can't find variable: Notification",
      also: [
        'Notification is not defined',
        "Messaging: This browser doesn't support the API's required to use the Firebase SDK. (messaging/unsupported-browser)",
        'messaging/unsupported-browser',
      ],
      cause: "Web notifications and web push do not exist in a native app's web view, and not in every browser either.",
      mend: 'In native apps, use the plugins for notifications. On the web, check `"Notification" in window` first.',
      more: ['guides/push-notifications-firebase', 'apis/push-notifications'],
    },
    {
      text: "InvalidStateError: Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
      id: 'the-database-connection-is-closing',
      also: [
        'UnknownError: Connection to Indexed Database server lost. Refresh the page to try again',
        'AbortError: The connection was closed.',
        'TransactionInactiveError',
      ],
      cause:
        'The connection to the database was closed. WebKit also closes it after the app has been in the background.',
      mend: 'Open the database again and repeat the transaction when this happens.',
      more: ['guides/storage', 'guides/offline-first'],
    },
    {
      text: 'VersionError: The requested version (…) is less than the existing version (…).',
      cause: 'The database on the device was created by a newer release of the app.',
      mend: 'Never lower the version number; raise it above the existing one.',
      more: ['guides/storage'],
    },
    {
      text: 'Maximum call stack size exceeded',
      also: ['RangeError: Maximum call stack size exceeded', 'RangeError: Invalid string length'],
      cause:
        'A function keeps calling itself, or a large file was turned into base64 with `String.fromCharCode(...bytes)`.',
      mend: 'Convert large files with a `FileReader` or, better still, do not pass them through the page.',
      more: ['guides/files', 'guides/uploads'],
    },
    {
      text: 'InvalidCharacterError: The string to be decoded is not correctly encoded.',
      also: [
        "Failed to execute 'atob' on 'Window'",
        'InvalidCharacterError: The string contains invalid characters.',
        "Failed to execute 'btoa' on 'Window': The string to be encoded contains characters outside of the Latin1 range.",
      ],
      cause:
        '`atob` received text that is not base64, often because it begins with `data:…;base64,`; `btoa` received characters outside Latin-1.',
      mend: 'Cut off everything up to the comma, and encode text with `TextEncoder` first.',
      more: ['apis/filesystem'],
    },
    {
      text: 'ResizeObserver loop completed with undelivered notifications.',
      also: ['ResizeObserver loop limit exceeded'],
      cause: 'The message is harmless: a size changed while sizes were being reported.',
      mend: 'Ignore the message, and leave it out of your error reports.',
      more: ['guides/performance'],
    },
    {
      text: 'Script error.',
      cause:
        'The error is in a script from another origin, whose details the page may not see. In an app, live reload from another address can be the reason.',
      mend: 'Look at the error in the inspector. For your own servers, add `crossorigin` to the script and allow the origin.',
      more: ['basics/workflow'],
    },
    {
      text: 'SecurityError: Attempt to use history.replaceState() more than 100 times per 30 seconds',
      id: 'history-replacestate-more-than-100-times',
      also: ['Attempt to use history.pushState() more than 100 times per 30 seconds'],
      on: ['ios', 'web'],
      cause:
        'WebKit limits how often a page changes its URL. A route that follows scrolling or typing exceeds this, as does a loop of redirects.',
      mend: 'Change the URL once the user has stopped, and look for two routes that lead to each other.',
    },
    {
      text: 'Unable to preventDefault inside passive event listener invocation.',
      also: ['[Intervention] Ignored attempt to cancel a touchmove event with cancelable=false'],
      cause: 'Listeners for touches and the wheel are passive by default and cannot stop scrolling.',
      mend: 'Add the listener with `{ passive: false }`, or set `touch-action: none` in CSS.',
      more: ['guides/scrolling'],
    },
    {
      text: 'Blocked aria-hidden on an element because its descendant retained focus.',
      cause: 'A dialog hides the page behind it from screen readers while the page still has the focus.',
      mend: 'Move the focus into the dialog first, or set `inert` instead of `aria-hidden`.',
      more: ['guides/accessibility'],
    },
  ],
} satisfies ErrorGroup;
