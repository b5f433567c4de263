import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Services that answer, and refuse: OAuth, links, push. */
export default {
  on: ['ios', 'android'],
  more: ['guides/oauth'],
  entries: [
    {
      text: 'Error 403: disallowed_useragent',
      also: [
        "You can't sign in from this screen because this app doesn't comply with Google's secure browsers policy.",
        'disallowed_useragent',
      ],
      tool: 'Google',
      cause:
        "The login page runs in your app's web view, for example through `location.href` and `allowNavigation`, which Google refuses.",
      mend: 'Open the login page in the system browser with `Browser.open`.',
    },
    {
      text: 'Error 400: redirect_uri_mismatch',
      also: [
        'redirect_uri_mismatch',
        'The redirect URI in the request did not match a registered redirect URI',
        'invalid_redirect_uri',
      ],
      on: ['ios', 'android', 'web'],
      tool: 'OAuth',
      cause: 'The redirect address in the request is not registered with the provider.',
      mend: 'Compare this address with the registered one character by character, including slashes and capital letters.',
    },
    {
      text: 'invalid_grant',
      also: ['error=invalid_grant', 'Invalid code verifier', 'Malformed auth code.', 'PKCE verification failed'],
      on: ['ios', 'android', 'web'],
      tool: 'OAuth',
      cause:
        'The code has been used or has expired, the verifier belongs to another request, or a refresh token has been withdrawn.',
      mend: 'Exchange each code only once, and look for a second listener. Keep the verifier until the response arrives. If a token was withdrawn, let the user sign in again.',
    },
    {
      text: 'invalid_client',
      also: ['Error 401: invalid_client', 'unauthorized_client', 'Client authentication failed'],
      on: ['ios', 'android', 'web'],
      tool: 'OAuth',
      cause:
        'The client ID is unknown, or the provider expects a secret because the client is registered as a website.',
      mend: 'Register a native or public client, which uses PKCE and no secret, and use its ID.',
    },
    {
      text: 'invalid_scope',
      also: [
        'access_denied',
        'consent_required',
        'Access blocked: … has not completed the Google verification process',
      ],
      on: ['ios', 'android', 'web'],
      tool: 'OAuth',
      cause:
        'The provider does not grant what was asked for: the scope does not exist or is not allowed for this client, or the user has declined.',
      mend: 'Ask for the scopes that the client is registered for, and treat `access_denied` as a cancelled sign-in.',
    },
    {
      text: 'auth/operation-not-supported-in-this-environment',
      also: [
        'auth/unauthorized-domain',
        'This domain is not authorized for OAuth operations for your Firebase project.',
        '"location.protocol" must be http, https or chrome-extension and web storage must be enabled.',
      ],
      on: ['ios', 'android', 'web'],
      tool: 'Firebase',
      cause:
        "Firebase signs in with a pop-up or a redirect only on `http` and `https` pages whose domain the project lists. The iOS app's page is not one of them.",
      mend: 'In the app, sign in with native code and pass the result to `signInWithCredential`. On the web, add the domain in the Firebase console.',
      more: ['guides/oauth', 'plugins/community'],
    },
    {
      text: 'Unable to process request due to missing initial state.',
      also: ['This may happen if browser sessionStorage is inaccessible or accidentally cleared.'],
      on: ['ios', 'android', 'web'],
      tool: 'Firebase',
      cause:
        'The login page on `firebaseapp.com` keeps its state in `sessionStorage`, and no longer finds it when the provider redirects back.',
      mend: 'In the app, sign in with native code and pass the result to `signInWithCredential`. On the web, serve the login page from your own domain, with `authDomain`.',
      more: ['guides/oauth', 'plugins/community'],
    },
    {
      text: "TypeError: Cannot read properties of undefined (reading 'digest')",
      also: [
        "undefined is not an object (evaluating 'crypto.subtle.digest')",
        'crypto.subtle is undefined',
        'crypto.randomUUID is not a function',
      ],
      tool: 'Console',
      cause:
        '`crypto.subtle` exists only on secure origins. A page loaded over `http://` from a numeric address, as in live reload, has no such origin.',
      mend: 'Test this part in the built app, or use HTTPS for the development server.',
      more: ['guides/self-signed-certificates', 'guides/oauth'],
    },
    {
      text: 'messaging/third-party-auth-error',
      also: ['THIRD_PARTY_AUTH_ERROR', 'Auth error from APNS or Web Push Service', 'InvalidProviderToken'],
      on: ['ios'],
      tool: 'Firebase',
      cause: "Firebase cannot sign in to Apple's push service.",
      mend: 'Upload the `.p8` file again in the Firebase console, and check the key ID and team ID.',
      more: ['guides/push-notifications-firebase'],
    },
    {
      text: 'messaging/invalid-argument',
      also: [
        'The registration token is not a valid FCM registration token',
        'messaging/invalid-registration-token',
        'INVALID_ARGUMENT',
      ],
      tool: 'Firebase',
      cause: 'The token is cut off, or it comes from Apple instead of Firebase.',
      mend: "Copy the whole token. On iOS, pass Apple's token to Firebase and use the one that Firebase returns.",
      more: ['guides/push-notifications-firebase'],
    },
    {
      text: 'messaging/mismatched-credential',
      also: ['SenderId mismatch', 'SENDER_ID_MISMATCH', 'MismatchSenderId'],
      tool: 'Firebase',
      cause: 'The token and the service account that sends belong to different Firebase projects.',
      mend: 'Use a key from the project whose `google-services.json` and `GoogleService-Info.plist` are in the app.',
      more: ['guides/push-notifications-firebase'],
    },
    {
      text: 'messaging/registration-token-not-registered',
      also: ['Requested entity was not found.', 'UNREGISTERED', 'NotRegistered', 'Unregistered'],
      tool: 'Firebase',
      cause: 'The app was uninstalled, its data was deleted, or it has been given a new token.',
      mend: 'Delete the token from your database. Store the new token on each `registration` event.',
      more: ['guides/push-notifications-firebase', 'apis/push-notifications'],
    },
    {
      text: 'BadDeviceToken',
      also: ['DeviceTokenNotForTopic', 'TopicDisallowed'],
      on: ['ios'],
      tool: 'APNs',
      cause:
        'The token belongs to the other environment (sandbox or production), or to a different app from the one in the topic.',
      mend: 'Send to `api.sandbox.push.apple.com` for builds from Xcode and to `api.push.apple.com` for those from TestFlight and the store; the topic is the bundle identifier.',
      more: ['apis/push-notifications', 'guides/push-notifications-firebase'],
    },
    {
      text: 'event trispanDidRegisterForRemoteNotifications not called.',
      on: ['ios'],
      tool: 'Push notifications',
      versions: 'v4 v3',
      cause:
        'A method for delivered notifications was called before iOS had told the app delegate how the registration ended, or the delegate does not pass the result on.',
      mend: 'Add the two registration methods to `AppDelegate.swift`. Call `register`, and wait for `registration` or `registrationError` first.',
      more: ['apis/push-notifications'],
    },
    {
      text: "Could not locate configuration file: 'GoogleService-Info.plist'.",
      also: [
        "Terminating app due to uncaught exception 'com.firebase.core'",
        '`FirebaseApp.configure()` could not find a valid GoogleService-Info.plist in your project.',
      ],
      on: ['ios'],
      tool: 'Console',
      cause: 'The file is in the folder but not in the target, so it is missing from the app.',
      mend: 'Drag the file into Xcode below **App** and tick the target.',
      more: ['guides/push-notifications-firebase'],
    },
    {
      text: 'Default FirebaseApp is not initialized in this process …. Make sure to call FirebaseApp.initializeApp(Context) first.',
      id: 'default-firebaseapp-is-not-initialized-in-this-process',
      on: ['android'],
      tool: 'Logcat',
      cause:
        "`google-services.json` is missing from `android/app`, or the `classpath` line for Google's Gradle plugin is. The build skips both silently.",
      mend: 'Put back the file and the `classpath` line in `android/build.gradle`, then build again.',
      more: ['guides/push-notifications-firebase', 'apis/push-notifications'],
      common: true,
    },
    {
      text: 'java.io.IOException: SERVICE_NOT_AVAILABLE',
      also: [
        'FIS_AUTH_ERROR',
        'AUTHENTICATION_FAILED',
        'MISSING_INSTANCEID_SERVICE',
        'java.io.IOException: TOO_MANY_REGISTRATIONS',
      ],
      on: ['android'],
      tool: 'Logcat',
      cause:
        'The device cannot get a push token: it has no connection, its Google Play services are missing or old, or a key in the Google console is restricted to other apps.',
      mend: 'Try an emulator image with Google Play, and lift the restrictions on the key that `google-services.json` contains.',
      more: ['apis/push-notifications', 'guides/push-notifications-firebase'],
    },
    {
      text: 'Domain verification state: example.com: 1024',
      also: ['legacy_failure'],
      id: 'domain-verification-failed',
      on: ['android'],
      tool: 'adb',
      cause:
        '`adb shell pm get-app-links` reports this: Android could not read the file that connects the domain with the app, or did not accept it, so links open the browser.',
      mend: 'Serve `/.well-known/assetlinks.json` with status 200, as JSON, without a redirect. Compare its fingerprint with that of the key that signed the installed app.',
      more: ['guides/deep-links'],
    },
  ],
} satisfies ErrorGroup;
