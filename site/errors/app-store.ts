import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Uploads to App Store Connect and what Apple's mails say about them. */
export default {
  on: ['ios'],
  tool: 'App Store Connect',
  more: ['ios/deploying-to-app-store'],
  entries: [
    {
      text: 'ITMS-90683: Missing purpose string in Info.plist',
      cause:
        "The app contains code for the camera, photos, location or similar, but `Info.plist` lacks the purpose text. A plugin's code counts even if you never call it.",
      mend: 'Add the key from the email to `ios/App/App/Info.plist`, raise the build number and upload again.',
      more: ['ios/configuration#explain-the-permissions'],
    },
    {
      text: 'ITMS-91053: Missing API declaration',
      also: ['NSPrivacyAccessedAPITypes', 'PrivacyInfo.xcprivacy'],
      cause:
        'The app uses an API for which Apple requires a reason, such as user defaults or file dates, and its privacy manifest gives none.',
      mend: 'Add the category and a reason to `PrivacyInfo.xcprivacy`, then upload with a new build number.',
    },
    {
      text: 'ITMS-91061: Missing privacy manifest',
      versions: 'v3 v2',
      cause: "A library on Apple's list of common SDKs comes without its own privacy manifest.",
      mend: 'Update the plugin to a release whose library has a privacy manifest.',
    },
    {
      text: 'ITMS-91061: Missing privacy manifest',
      versions: 'v4',
      cause: "A library on Apple's list of common SDKs comes without its own privacy manifest.",
      mend: 'Update the plugin to a release whose library has a privacy manifest. If the email mentions the runtime, `Trispan.framework` or `Cordova.framework`, install `@trispan/ios` 4.8.2, which has one for each.',
    },
    {
      text: 'Upload Symbols Failed',
      also: ['The archive did not include a dSYM for the ….framework with the UUIDs […].'],
      tool: 'Xcode 16',
      cause:
        'This is a warning: a plugin contains a precompiled library without debug symbols. Since Xcode 16, the upload reports this.',
      mend: 'Ignore the warning: the build is uploaded anyway. Crash reports from inside that library lack function names until its maker provides the symbols.',
    },
    {
      text: 'ITMS-90717: Invalid App Store Icon',
      also: ["The App Store Icon in the asset catalog can't be transparent nor contain an alpha channel."],
      cause: 'The 1024-pixel icon has an alpha channel.',
      mend: 'Export the icon without transparency, then archive again.',
      more: ['guides/splash-screens-and-icons'],
    },
    {
      text: 'ITMS-90725: SDK version issue',
      also: ['This app was built with the iOS … SDK. All iOS apps must be built with the iOS … SDK or later'],
      cause: 'Since 28 April 2026, Apple accepts only apps built with Xcode 26 or later.',
      mend: 'Install Xcode 26, then archive again.',
    },
    {
      text: 'ITMS-90713: Missing Info.plist value',
      also: ['CFBundleIconName', 'ITMS-90022: Missing required icon file'],
      cause: 'The asset catalog lacks an icon in a size that Apple requires, or its name is not in `Info.plist`.',
      mend: 'Generate all icons again, keep them in `Assets.xcassets`, and archive again.',
      more: ['guides/splash-screens-and-icons'],
    },
    {
      text: 'ITMS-90062: This bundle is invalid - The value for key CFBundleShortVersionString […] must contain a higher version than that of the previously approved version',
      id: 'itms-90062',
      also: ['ITMS-90186: Invalid Pre-Release Train'],
      cause: 'This version is already in the store and accepts no more builds.',
      mend: "Raise **Version** on the target's **General** tab, then archive again.",
    },
    {
      text: 'The bundle version must be higher than the previously uploaded version',
      also: [
        'ITMS-4238: Redundant Binary Upload',
        'ITMS-90189',
        'The provided entity includes an attribute with a value that has already been used',
      ],
      cause: 'The build number was used before.',
      mend: "Raise **Build** on the target's **General** tab, then archive again.",
    },
    {
      text: 'ITMS-90809: Deprecated API Usage',
      also: ['UIWebView'],
      cause: 'A plugin contains code for `UIWebView`, which Apple no longer accepts. The runtime does not use it.',
      mend: 'Find the plugin with `grep -r UIWebView node_modules ios/App/Pods`, then update or remove it.',
      more: ['cordova/index'],
    },
    {
      text: 'ITMS-90078: Missing Push Notification Entitlement',
      cause: 'This is a hint: the app contains code for push notifications but was signed without the entitlement.',
      mend: 'Ignore the hint if you send no push notifications. If you do, add **Push Notifications** under **Signing & Capabilities** and upload again.',
      more: ['guides/push-notifications-firebase', 'apis/push-notifications'],
    },
    {
      text: 'ITMS-90087: Unsupported Architectures',
      also: ['The executable for … contains unsupported architectures: [x86_64]'],
      cause: "A plugin's framework also contains code for simulators.",
      mend: 'Update the plugin to a release with an `.xcframework`, or strip the framework in a build phase.',
    },
    {
      text: 'ITMS-90474: Invalid Bundle. iPad Multitasking support requires these orientations',
      id: 'itms-90474',
      cause: 'The app runs on iPads but does not allow all four orientations there.',
      mend: 'Allow all four orientations for the iPad in `Info.plist`, or set `UIRequiresFullScreen` to true.',
      more: ['guides/screen-orientation', 'ios/configuration'],
    },
    {
      text: 'Missing Compliance',
      also: ['ITSAppUsesNonExemptEncryption'],
      cause: 'App Store Connect is waiting for your answer about encryption.',
      mend: 'Answer the question in App Store Connect. If you use only HTTPS, add `ITSAppUsesNonExemptEncryption` with the value `NO` to `Info.plist` so that you are not asked again.',
    },
    {
      text: 'error: exportArchive: …',
      also: [
        'exportArchive: No profiles for',
        'Error Domain=IDEFoundationErrorDomain',
        'exportArchive No signing certificate',
      ],
      tool: 'xcodebuild',
      cause:
        'The export from the command line cannot sign, because the profile or certificate is missing or the options name another method.',
      mend: 'Export the archive once in Xcode, which shows the reason, then compare `method` and `teamID` in the export options.',
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Command line name "app-store" is deprecated. Use "app-store-connect" instead.',
      also: ['Command line name "ad-hoc" is deprecated. Use "release-testing" instead.'],
      tool: 'xcodebuild',
      cause: 'This is a warning: Xcode 15.4 and later use new names for the export methods.',
      mend: 'Ignore the warning if the export succeeds, as after `npx trispan build ios` in version 4, which writes the old name. In your own `ExportOptions.plist`, write the new one.',
      more: ['cli/commands/build#export-methods', 'guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'exportOptionsPlist error for key "method" expected one {} but found …',
      id: 'exportoptionsplist-error-for-key-method',
      tool: 'xcodebuild',
      cause:
        'Xcode finds no app that it can export, usually because the archive also contains a library, or this Xcode version has another name for the method.',
      mend: "Set **Skip Install** to **No** for the app's target and to **Yes** for libraries. Look up the method's name with `xcodebuild -help`.",
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Guideline 4.2 - Design - Minimum Functionality',
      tool: 'App Review',
      cause: 'The reviewer saw nothing more than a website in a frame.',
      mend: 'Ship the web app inside the app instead of loading a site from `server.url`, and list the phone features that it uses in the review notes.',
      more: ['main/deployment/app-store', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage',
      tool: 'App Review',
      cause:
        'A purpose text in `Info.plist` does not explain what the data is for, or users cannot delete their account in the app.',
      mend: 'Write the purpose with an example, such as "to attach a photo to a note", and offer account deletion in the app.',
      more: ['ios/configuration#explain-the-permissions'],
    },
    {
      text: 'Guideline 2.5.4 - Performance - Software Requirements',
      also: [
        'Your app declares support for audio in the UIBackgroundModes key',
        'declares support for location in the UIBackgroundModes key',
      ],
      tool: 'App Review',
      cause: '`UIBackgroundModes` in `Info.plist` lists a mode, and the reviewer found no feature that needs it.',
      mend: 'Remove the mode if nothing uses it. Otherwise, explain in your reply where the feature is, and attach a video from a phone.',
      more: ['guides/background-work', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Guideline 5.1.2 - Legal - Privacy - Data Use and Sharing',
      also: [
        'App Tracking Transparency',
        'NSUserTrackingUsageDescription',
        'collects cookies to track',
        'AppTrackingTransparency',
      ],
      tool: 'App Review',
      cause:
        "Your answers under **App Privacy**, or a cookie banner, say that the app tracks users, but the app does not ask with Apple's dialog.",
      mend: 'If you do not track users, correct the answers and remove the tracking choices from the banner in the app. If you do, ask with App Tracking Transparency before a tracking script loads, which needs a plugin and `NSUserTrackingUsageDescription`.',
      more: ['guides/ads', 'main/deployment/app-store'],
    },
    {
      text: 'Cannot connect to iTunes Store',
      also: ['SKErrorDomain Code=2', 'SKErrorDomain Code=0', 'Cannot connect to App Store'],
      tool: 'StoreKit',
      cause:
        'The phone has no sandbox account for purchases, or the app runs in the simulator without a StoreKit configuration file. A cancelled payment can have the same text.',
      mend: "Sign in with a sandbox account in the phone's settings, check that the agreement for paid apps is signed, and select the StoreKit file in the scheme for the simulator.",
      more: ['guides/in-app-purchases#step-6-test-without-paying'],
    },
  ],
} satisfies ErrorGroup;
