import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Manifest, resources, Java, Kotlin and what is packed in the end. */
export default {
  on: ['android'],
  tool: 'Gradle',
  more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
  entries: [
    {
      text: 'Duplicate class … found in modules …',
      also: ["Execution failed for task ':app:checkDebugDuplicateClasses'"],
      cause:
        'Two plugins pull in different versions of the same library, or a library was renamed and both names are present.',
      mend: 'Run `./gradlew app:dependencies` to see which plugin pulls in which version, then set one version for both.',
      common: true,
    },
    {
      text: 'Duplicate class android.support.… found in modules …',
      cause: 'A plugin is older than AndroidX and depends on the old support library.',
      mend: 'Keep `android.enableJetifier=true` in `android/gradle.properties`, and update the plugin.',
    },
    {
      text: "Dependency '…' requires libraries and applications that depend on it to compile against version … or later of the Android APIs.",
      id: 'dependency-requires-to-compile-against-version',
      also: ['One or more issues found when checking AAR metadata values', 'checkDebugAarMetadata'],
      versions: 'v4',
      cause: 'A library needs a higher `compileSdkVersion` than the project has. The template sets 32.',
      mend: 'Raise `compileSdkVersion` in `android/variables.gradle` to 34 at most, or use an older version of the library.',
      common: true,
    },
    {
      text: "The minCompileSdk (…) specified in a dependency's AAR metadata is greater than this module's compileSdkVersion (…).",
      id: 'the-mincompilesdk-is-greater-than-this-modules-compilesdkversion',
      also: ['checkDebugAarMetadata'],
      versions: 'v3',
      cause: 'A library needs a higher `compileSdkVersion` than the project has. The template sets 30.',
      mend: 'Use an older version of the library, or raise `compileSdkVersion` in `android/variables.gradle` to 32 at most.',
      common: true,
    },
    {
      text: 'failed to load include path …/android-35/android.jar',
      versions: 'v4',
      cause: '`compileSdkVersion` is 35 or higher, which version 7 of the Android Gradle plugin cannot read.',
      mend: 'Set `compileSdkVersion` in `android/variables.gradle` to 34 at most. If a library needs more, use an older release of it.',
      common: true,
    },
    {
      text: 'uses-sdk:minSdkVersion … cannot be smaller than version … declared in library […]',
      id: 'uses-sdk-minsdkversion-cannot-be-smaller',
      cause: 'A library does not run on the oldest Android versions that the app supports.',
      mend: 'Raise `minSdkVersion` in `android/variables.gradle` to the number that the library requires, or use an older release of it.',
      common: true,
    },
    {
      text: 'Manifest merger failed : android:exported needs to be explicitly specified for element <…>.',
      id: 'android-exported-needs-to-be-explicitly-specified',
      also: ['Apps targeting Android 12 and higher are required to specify an explicit value for `android:exported`'],
      versions: 'v4',
      cause:
        'An activity, service or receiver with an intent filter does not say whether other apps may start it, which a target of 31 or higher requires.',
      mend: 'Add `android:exported` to your own components in `AndroidManifest.xml`. If the element belongs to a library, update the plugin that adds it.',
      common: true,
    },
    {
      text: 'Manifest merger failed : android:exported needs to be explicitly specified for element <…>.',
      id: 'android-exported-needs-to-be-explicitly-specified',
      also: ['Apps targeting Android 12 and higher are required to specify an explicit value for `android:exported`'],
      versions: 'v3 v2',
      cause:
        '`targetSdkVersion` was raised to 31 or higher, and an activity, service or receiver with an intent filter lacks `android:exported`. `MainActivity` in the template lacks it too.',
      mend: 'Add `android:exported="true"` to `MainActivity`, and the right value to your other components. For a library’s components, update the plugin or go back to the old target.',
      common: true,
    },
    {
      text: 'Manifest merger failed with multiple errors, see logs',
      cause: 'The manifests of the app and its libraries contradict each other in several places.',
      mend: 'Open `AndroidManifest.xml` in Android Studio and choose the **Merged Manifest** tab, which lists each error with its origin.',
      more: ['android/configuration'],
    },
    {
      text: 'Manifest merger failed : Attribute application@… value=(…) is also present at […]',
      also: ['Suggestion: add \'tools:replace="…"\' to <application> element'],
      cause: 'A library sets the same attribute of `<application>` to another value.',
      mend: 'Add `tools:replace="android:…"` with that attribute to `<application>`, and `xmlns:tools="http://schemas.android.com/tools"` to `<manifest>`.',
      more: ['android/configuration'],
    },
    {
      text: 'error: package io.trispan does not exist',
      also: ['error: package io.trispan.… does not exist'],
      cause: 'Gradle builds without the runtime module, or the import is from another major version.',
      mend: 'Keep `apply from: "trispan.build.gradle"` and `implementation project(":trispan-android")` in `android/app/build.gradle`, then run `npx trispan sync android`.',
      more: ['core-apis/android', 'android/custom-code'],
      common: true,
    },
    {
      text: 'Missing <manifest package=""> attribute in …',
      tool: 'npx trispan doctor',
      versions: 'v4',
      cause:
        'The manifest has no `package` any more, often because Android Studio moved it to `namespace` in `build.gradle`.',
      mend: 'Put `package` back into `android/app/src/main/AndroidManifest.xml`. If the app builds without it, only `doctor` complains.',
      more: ['android/configuration#change-the-application-id'],
    },
    {
      text: 'error: package android.support.… does not exist',
      cause: 'Your code or a plugin imports the old support library, which AndroidX has replaced.',
      mend: 'Keep `android.useAndroidX` and `android.enableJetifier` set to `true` in `android/gradle.properties`, and update the plugin. If only its source is old, as with a Cordova plugin, run `npx jetifier` after each `npm install`, then sync: Gradle converts libraries, but not source code.',
      common: true,
    },
    {
      text: 'error: cannot find symbol … setAppCacheEnabled',
      versions: 'v3 v2',
      cause: '`compileSdkVersion` is 33 or higher, and those SDKs no longer include this method.',
      mend: 'Set `compileSdkVersion` in `android/variables.gradle` to 32 at most.',
      common: true,
    },
    {
      text: 'error: cannot find symbol … method init(Bundle,…)',
      versions: 'v4 v3',
      cause: '`MainActivity` still registers plugins as version 2 did.',
      mend: 'Remove the call to `init`. Register your own plugins with `registerPlugin` before `super.onCreate`.',
      more: ['updating/3-0'],
    },
    {
      text: 'error: cannot find symbol … variable R',
      also: ['error: cannot find symbol variable BuildConfig', 'package R does not exist'],
      cause: 'The file is not in the Java package of the app, or a resource has an error that is reported above.',
      mend: 'Fix that resource first. If no error is reported, import `R` from the package that `android/app` names.',
      more: ['android/configuration#change-the-application-id'],
    },
    {
      text: 'AAPT: error: resource … not found.',
      also: [
        'Android resource linking failed',
        'resource style/Theme.SplashScreen not found',
        'error: resource drawable/splash not found',
      ],
      cause:
        'A style, layout or manifest names an image, string or style that is not in the project, or whose library is not among the dependencies.',
      mend: 'Add the file to `android/app/src/main/res` under that name, or the missing library to `android/app/build.gradle`.',
      more: ['guides/splash-screens-and-icons'],
    },
    {
      text: 'AAPT: error: file failed to compile.',
      cause: 'An image is damaged or has the wrong extension, such as a JPEG named `.png`.',
      mend: 'Export the image again, in the format that its extension names.',
      more: ['guides/splash-screens-and-icons'],
    },
    {
      text: 'Error: Duplicate resources',
      also: ['[string/app_name]'],
      cause: 'Two files define the same resource, often `app_name` in `strings.xml` and in a flavor of `build.gradle`.',
      mend: 'Delete one of the definitions. If you use flavors, delete the line in `strings.xml`.',
      more: ['guides/environment-specific-configurations', 'android/configuration'],
    },
    {
      text: 'The processing instruction target matching "[xX][mM][lL]" is not allowed.',
      also: ['Content is not allowed in prolog.', 'ParseError at [row,col]'],
      cause: 'An XML file has a blank line or another character before `<?xml`.',
      mend: 'Delete everything before `<?xml` in the file that the message names.',
      more: ['android/configuration'],
    },
  ],
} satisfies ErrorGroup;
