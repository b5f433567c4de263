import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Exceptions of a running app, as Logcat has them. */
export default {
  on: ['android'],
  tool: 'Logcat',
  more: ['android/custom-code', 'plugins/android'],
  entries: [
    {
      text: `java.lang.ClassNotFoundException: Didn't find class "….MainActivity"`,
      id: 'classnotfoundexception-mainactivity',
      cause:
        'The manifest refers to a class that is not in the app, because the application ID, the Java package and the folder were not changed together.',
      mend: 'In `AndroidManifest.xml`, give the activity the package that `MainActivity` declares at the top, then build again.',
      more: ['android/configuration#change-the-application-id'],
      common: true,
    },
    {
      text: 'Unable to find explicit activity class {…}; have you declared this activity in your AndroidManifest.xml?',
      id: 'unable-to-find-explicit-activity-class',
      cause:
        'Code starts an activity that the manifest does not declare, or the name was changed in only one of the two places.',
      mend: 'Add an `<activity>` with that name to `AndroidManifest.xml`.',
      more: ['android/configuration'],
      common: true,
    },
    {
      text: 'java.lang.NullPointerException in BridgeActivity.onStart',
      versions: 'v2',
      cause: '`MainActivity` does not call `init`, so there is no bridge.',
      mend: 'Call `this.init(savedInstanceState, …)` in `onCreate`, with a list of your plugins.',
      more: ['plugins/index'],
      common: true,
    },
    {
      text: 'android.content.ActivityNotFoundException: No Activity found to handle Intent {…}',
      cause: 'No app on the phone opens this kind of URL or file, or Android 11 or later hides that app from yours.',
      mend: 'Catch the exception and tell the user. To make other apps visible, list the intent under `<queries>` in `AndroidManifest.xml`.',
      more: ['apis/app-launcher', 'apis/app'],
    },
    {
      text: 'CalledFromWrongThreadException: Only the original thread that created a view hierarchy can touch its views.',
      id: 'calledfromwrongthreadexception',
      cause: 'A plugin method touched a view. Plugin methods run on a separate thread.',
      mend: 'Wrap the lines that touch views in `getActivity().runOnUiThread(() -> { … })`.',
    },
    {
      text: "Can't create handler inside thread that has not called Looper.prepare()",
      also: ["Can't toast on a thread that has not called Looper.prepare()"],
      cause: 'A class that works only on the main thread was used on another one, usually in a plugin method.',
      mend: 'Wrap the call in `getActivity().runOnUiThread(() -> { … })`.',
    },
    {
      text: "A WebView method was called on thread '…'. All WebView methods must be called on the same thread.",
      id: 'all-webview-methods-must-be-called-on-the-same-thread',
      cause: 'Native code used the web view outside the main thread.',
      mend: 'Wrap the call in `bridge.getWebView().post(() -> { … })`.',
    },
    {
      text: 'LifecycleOwner … is attempting to register while current state is RESUMED.',
      also: ['LifecycleOwners must call register before they are STARTED.'],
      cause: '`registerForActivityResult` was called while the activity was already visible.',
      mend: "Call this method in the plugin's `load()`.",
      more: ['core-apis/android', 'plugins/android'],
    },
    {
      text: 'Targeting S+ (version 31 and above) requires that one of FLAG_IMMUTABLE or FLAG_MUTABLE be specified when creating a PendingIntent.',
      id: 'one-of-flag_immutable-or-flag_mutable-be-specified',
      versions: 'v4',
      cause:
        'A library or plugin creates a `PendingIntent` without one of the two flags, which a target of 31 or higher requires.',
      mend: 'Add `PendingIntent.FLAG_IMMUTABLE` in your own code; otherwise, update the library, which is often `androidx.work:work-runtime`.',
      more: ['updating/plugins/4-0'],
    },
    {
      text: 'Targeting S+ (version 31 and above) requires that one of FLAG_IMMUTABLE or FLAG_MUTABLE be specified when creating a PendingIntent.',
      id: 'one-of-flag_immutable-or-flag_mutable-be-specified',
      versions: 'v3 v2',
      cause:
        "`targetSdkVersion` is 31 or higher, and this version's notification and share plugins do not set the flag.",
      mend: 'Set `targetSdkVersion` in `android/variables.gradle` back to 30.',
      more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
    },
    {
      text: 'java.lang.SecurityException: Permission Denial: … requires android.permission.…',
      also: [
        'Permission denied (missing INTERNET permission?)',
        'Neither user … nor current process has android.permission.…',
      ],
      cause:
        'Code did something that needs a permission, but the manifest does not declare it or the user has not granted it.',
      mend: 'Declare the permission that the message names in `AndroidManifest.xml`, and request it before the call.',
      more: ['android/configuration'],
    },
    {
      text: 'android.app.ForegroundServiceStartNotAllowedException',
      also: ['startForegroundService() not allowed due to mAllowStartForeground false'],
      cause: 'On Android 12 and later, a service was started while the app was in the background.',
      mend: 'Start the service while the app is visible, for example in response to a tap.',
      more: ['guides/background-work', 'apis/background-task'],
    },
    {
      text: 'Context.startForegroundService() did not then call Service.startForeground()',
      also: ['ForegroundServiceDidNotStartInTimeException'],
      cause: 'A foreground service did not show its notification within a few seconds of its start.',
      mend: 'Call `startForeground` first in `onStartCommand`.',
      more: ['guides/background-work', 'apis/background-task'],
    },
    {
      text: 'requires android.permission.FOREGROUND_SERVICE',
      cause: 'A foreground service has needed its own permission since Android 9.',
      mend: 'Add `<uses-permission android:name="android.permission.FOREGROUND_SERVICE" />` to `AndroidManifest.xml`.',
      more: ['guides/background-work', 'android/configuration'],
    },
    {
      text: 'android.os.FileUriExposedException: file://… exposed beyond app through Intent.getData()',
      id: 'fileuriexposedexception',
      cause: 'Native code passed a `file:` URI to another app, which may not read it.',
      mend: 'Create a `content:` URI with `FileProvider.getUriForFile`, and add `FLAG_GRANT_READ_URI_PERMISSION` to the intent.',
      more: ['guides/files'],
    },
    {
      text: 'java.lang.IllegalArgumentException: Failed to find configured root that contains …',
      cause: 'The file is in a folder that `res/xml/file_paths.xml` does not share.',
      mend: 'Add the folder to that file: `<cache-path name="cache" path="." />` for the cache.',
      more: ['guides/files'],
    },
    {
      text: "java.lang.IllegalArgumentException: Couldn't find meta-data for provider with authority …",
      cause:
        "The manifest has no `FileProvider` of that name, because the template's provider was removed or its authority was changed.",
      mend: 'Restore the `<provider>` from the template, with `android:authorities="${applicationId}.fileprovider"`.',
      more: ['android/configuration', 'guides/files'],
    },
    {
      text: 'android.os.NetworkOnMainThreadException',
      cause: 'Native code opens a connection on the main thread.',
      mend: 'Open the connection in the plugin method itself, which runs on another thread, or in an `Executor`.',
    },
    {
      text: 'android.os.TransactionTooLargeException: data parcel size … bytes',
      cause:
        'More than about a megabyte was passed between processes, such as a large picture in an intent or a lot of saved state.',
      mend: 'Write the data to a file and pass its URI.',
      more: ['android/lifecycle'],
    },
    {
      text: 'java.lang.OutOfMemoryError: Failed to allocate a … byte allocation with … free bytes',
      id: 'outofmemoryerror-failed-to-allocate',
      cause: 'The app keeps too much in memory, usually large pictures or files as base64.',
      mend: 'Request photos with a smaller `width` and as a URI instead of base64, and release what you no longer show.',
      more: ['guides/performance', 'apis/camera'],
    },
    {
      text: 'Input dispatching timed out',
      also: ['ANR in …', "… isn't responding"],
      cause: 'The main thread was busy for five seconds, so Android offers to close the app.',
      mend: "Move long work in native code to another thread. In Logcat, the `main` thread's stack shows what it was doing.",
      more: ['guides/performance'],
    },
    {
      text: 'java.lang.UnsatisfiedLinkError: dlopen failed: library "…" not found',
      cause: 'A plugin loads a native library that is not in the app for this processor.',
      mend: "Remove `abiFilters` from `build.gradle`, or ask the plugin's author for a library for that processor.",
    },
    {
      text: 'Failed to load WebView provider: No WebView installed',
      also: ['MissingWebViewPackageException'],
      cause: 'Android System WebView is disabled or is being updated.',
      mend: "Enable and update **Android System WebView** in the phone's settings, then start the app again.",
      more: ['android/index'],
    },
    {
      text: "Render process (…)'s crash wasn't handled by all associated webviews, triggering application crash.",
      id: 'render-process-crash',
      cause: 'The process that draws the page crashed or ran out of memory, and took the app with it.',
      mend: 'Find what uses the memory, such as large pictures, canvases or leaks. Update **Android System WebView** on the device.',
      more: ['guides/performance'],
    },
    {
      text: 'Skipped … frames! The application may be doing too much work on its main thread.',
      cause: 'This is only a hint: the screen was not updated for that many frames.',
      mend: 'Ignore a few skipped frames at startup. If frames are skipped while the user scrolls, record a profile of the page.',
      more: ['guides/performance'],
    },
    {
      text: 'You need to use a Theme.AppCompat theme (or descendant) with this activity.',
      cause: "The activity's theme is not based on AppCompat.",
      mend: "In `styles.xml`, base that theme on `Theme.AppCompat`, like the template's `AppTheme.NoActionBar`.",
      more: ['android/configuration'],
    },
  ],
} satisfies ErrorGroup;
