import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** The keystore, and what Google Play says about an upload. */
export default {
  on: ['android'],
  tool: 'Gradle',
  more: ['android/deploying-to-google-play'],
  entries: [
    {
      text: 'Missing options. Please supply all options for android signing',
      tool: 'npx trispan build',
      versions: 'v4',
      cause: 'One of the four signing values is missing. An empty environment variable counts as missing.',
      mend: 'Provide the keystore path, the keystore password, the alias and the alias password, as flags or in the configuration.',
      more: ['cli/commands/build'],
    },
    {
      text: 'ERR_SUBPROCESS_COMMAND_NOT_FOUND',
      tool: 'npx trispan build',
      on: ['any'],
      versions: 'v4',
      cause:
        "The CLI starts a program that is not in `PATH`: after `Signing Release`, this is the JDK's `jarsigner`, and after `Building xArchive`, `xcodebuild`.",
      mend: "Add the JDK's `bin` folder to `PATH`, or install Xcode. Then try again in a new terminal.",
      more: ['getting-started/environment-setup#set-up-android'],
    },
    {
      text: 'Keystore was tampered with, or password was incorrect',
      also: ['keystore password was incorrect', 'keystore load: keystore password was incorrect'],
      tool: 'keytool, jarsigner',
      cause:
        'The password is wrong, or the shell has changed it, because `$`, `!` and `&` have a special meaning there.',
      mend: 'Put the password in single quotes or in an environment variable.',
    },
    {
      text: 'keystore load: … (No such file or directory)',
      also: ["Keystore file '…' not found for signing config 'release'."],
      cause:
        'The keystore path is relative, and it may start from a folder that you do not expect: `android` with the CLI, `android/app` with Gradle.',
      mend: 'Write an absolute path.',
    },
    {
      text: 'Certificate chain not found for: …',
      also: [
        "No key with alias '…' found in keystore …",
        'must reference a valid KeyStore key entry containing a private key',
      ],
      tool: 'jarsigner',
      cause: 'The keystore has no key with this alias.',
      mend: "Run `keytool -list -keystore release.jks` with your file's name, and use an alias from the list.",
    },
    {
      text: 'Failed to read key … from store "…": Cannot recover key',
      also: [
        'Get Key failed: Given final block not properly padded. Such issues can arise if a bad key is used during decryption.',
        'UnrecoverableKeyException',
      ],
      cause: 'The key password is wrong. It can differ from the keystore password.',
      mend: 'Set `keyPassword` to the password that was chosen when the key was created. In PKCS12 keystores, both passwords are the same.',
    },
    {
      text: 'Invalid keystore format',
      also: ['java.io.IOException: Invalid keystore format', 'toDerInputStream rejects tag type'],
      cause:
        'The file is damaged, is base64 text that CI did not decode, or comes from a newer JDK than the one that reads it.',
      mend: 'Run `keytool -list -keystore release.jks` with both JDKs. In CI, decode the secret with `base64 --decode`.',
      more: ['guides/ci-cd', 'android/deploying-to-google-play'],
    },
    {
      text: 'jarsigner: unable to open jar file: …',
      tool: 'npx trispan build',
      versions: 'v4',
      cause:
        'The bundle is not where the command looks, because `android.flavor` is set and Gradle writes each flavor to its own folder.',
      mend: 'Build and sign with Gradle or Android Studio.',
    },
    {
      text: 'All uploaded bundles must be signed.',
      also: ['You uploaded an APK that is not signed with the upload certificate.'],
      tool: 'Google Play',
      cause:
        "The uploaded file has no signature, because it is a build's unsigned output or Gradle did not find `keystore.properties`.",
      mend: 'Upload `app-release-signed.aab`; with Gradle, check that `signingConfig` is set for the release build.',
    },
    {
      text: 'Your Android App Bundle is signed with the wrong key.',
      also: ['Ensure that your App Bundle is signed with the correct signing key'],
      tool: 'Google Play',
      cause:
        'The bundle is signed with a different key from the one used for the first upload. The message shows both fingerprints.',
      mend: 'Sign with the right keystore. If it is lost, request an upload key reset under **App integrity**.',
      more: ['android/deploying-to-google-play#replace-a-lost-upload-key'],
    },
    {
      text: 'You uploaded an APK or Android App Bundle that was signed in debug mode.',
      tool: 'Google Play',
      cause: 'The debug build was uploaded.',
      mend: 'Run `./gradlew bundleRelease` in `android` to build the release variant.',
    },
    {
      text: 'Version code … has already been used. Try another version code.',
      tool: 'Google Play',
      cause: 'Each upload needs its own `versionCode`, across all tracks.',
      mend: 'Raise `versionCode` in `android/app/build.gradle` and build again.',
    },
    {
      text: 'Your app currently targets API level … and must target at least API level …',
      tool: 'Google Play',
      cause:
        'Google Play raises the required target level every year. Since 31 August 2025, new apps and updates have needed level 35.',
      mend: 'Update to a later major version of Trispan: version 3 supports at most target level 32, version 4 at most 33. For another store, raise `targetSdkVersion` in `android/variables.gradle`.',
      more: ['main/deployment/play-store#meet-the-target-api-level', 'android/deploying-to-google-play'],
    },
    {
      text: "This app isn't available for your device because it was made for an older version of Android.",
      id: 'made-for-an-older-version-of-android',
      tool: 'Google Play',
      cause:
        'The released version targets an old API level. Google Play then hides it from new users whose Android version is newer than that level.',
      mend: 'Publish an update with a higher target, which needs a later major version of Trispan. Users who already have the app keep it.',
      more: ['main/deployment/play-store#meet-the-target-api-level', 'android/deploying-to-google-play'],
    },
    {
      text: 'Your app does not support 16 KB memory page sizes',
      also: [
        'Your app bundle contains native code that does not support 16 KB page sizes',
        'Recompile your app with 16 KB native library alignment',
        'not compatible with 16 KB devices',
      ],
      tool: 'Google Play',
      cause:
        'A plugin or SDK contains native libraries (`.so` files) that were built for memory pages of 4 KB. Google Play checks apps that target Android 15 or later. The runtime contains none.',
      mend: 'Choose **Build > Analyze APK** in Android Studio, which marks these files under `lib`, and update the plugins or SDKs that contain them.',
      more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
    },
    {
      text: 'You need to use a different package name because "com.example" is restricted.',
      also: ['You need to use a different package name because "…" already exists in Google Play.'],
      tool: 'Google Play',
      cause: 'The application ID starts with `com.example`, or another app uses it.',
      mend: 'Choose an ID based on a domain that you own, and change it in the project before the first upload.',
      more: ['android/configuration#change-the-application-id'],
    },
    {
      text: "You can't rollout this release because it doesn't allow any existing users to upgrade to the newly added app bundles.",
      id: 'doesnt-allow-any-existing-users-to-upgrade',
      tool: 'Google Play',
      cause: 'The new bundle has a lower `versionCode` than the released one, or supports none of its devices.',
      mend: 'Raise `versionCode` above every released one, on each track.',
    },
    {
      text: "This release includes the com.google.android.gms.permission.AD_ID permission but your declaration on Play Console says your app doesn't use advertising ID.",
      id: 'ad-id-permission',
      also: ['You must update your advertising ID declaration.'],
      tool: 'Google Play',
      cause: 'A library for ads or analytics, such as Firebase Analytics, adds the permission to the merged manifest.',
      mend: 'Remove the permission with `tools:node="remove"`, or declare the advertising ID under **App content** if the app uses it.',
      more: ['android/configuration'],
    },
    {
      text: 'Your APK or Android App Bundle is using permissions that require a privacy policy: (android.permission.CAMERA)',
      id: 'permissions-that-require-a-privacy-policy',
      also: ['Apps using these permissions in an APK are required to have a privacy policy set.'],
      tool: 'Google Play',
      cause: 'The merged manifest has a sensitive permission, and the Play Console has no privacy policy URL.',
      mend: 'Enter the URL under **App content**, or remove the permission if a plugin that you do not need adds it.',
      more: ['android/configuration', 'main/deployment/play-store'],
    },
    {
      text: "This App Bundle contains native code, and you've not uploaded debug symbols.",
      tool: 'Google Play',
      cause:
        'This is a warning: a plugin contains native libraries, and crash reports from them will show no function names.',
      mend: 'Ignore the warning, or add `ndk { debugSymbolLevel "SYMBOL_TABLE" }` to `defaultConfig`.',
    },
    {
      text: 'There is no deobfuscation file associated with this App Bundle.',
      tool: 'Google Play',
      cause:
        'This is a warning: shrinking is on and the mapping was not uploaded, or shrinking is off and there is no mapping.',
      mend: 'If shrinking is off, ignore the warning. Otherwise, upload `android/app/build/outputs/mapping/release/mapping.txt`.',
    },
    {
      text: 'com.google.android.gms.common.api.ApiException: 10:',
      also: ['DEVELOPER_ERROR', 'ApiException: 12500'],
      on: ['android'],
      tool: 'Logcat',
      cause:
        "The app's signing key is not registered for Google sign-in. In the store, the app is signed with Google's key, not with yours.",
      mend: "Add the SHA-1 fingerprints of your debug key, your upload key and, from **App integrity**, Google's key in the service's console.",
    },
  ],
} satisfies ErrorGroup;
