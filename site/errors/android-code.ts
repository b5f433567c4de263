import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** The second half of an Android build: code of libraries, Kotlin, the shrinker, Google's services. */
export default {
  on: ['android'],
  tool: 'Gradle',
  more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
  entries: [
    {
      text: 'File google-services.json is missing. The Google Services Plugin cannot function without it.',
      cause:
        "Google's Gradle plugin is applied, but the file is not where the plugin looks: in `android/app` or the flavor's folder.",
      mend: 'Download `google-services.json` from the Firebase console and put it in `android/app`.',
      more: ['guides/push-notifications-firebase'],
    },
    {
      text: "No matching client found for package name '…'",
      cause:
        "`google-services.json` was made for another application ID, such as the one without your flavor's suffix.",
      mend: 'Add an app with this application ID in the Firebase console, then download the file again.',
      more: ['guides/environment-specific-configurations', 'guides/push-notifications-firebase'],
    },
    {
      text: 'Module was compiled with an incompatible version of Kotlin. The binary version of its metadata is …, expected version is ….',
      id: 'module-was-compiled-with-an-incompatible-version-of-kotlin',
      cause: 'A library was compiled with a newer Kotlin than the project uses.',
      mend: 'Raise `kotlin_version` in the app to the version that the library uses, or use an older version of the library.',
    },
    {
      text: "Inconsistent JVM-target compatibility detected for tasks 'compileDebugJavaWithJavac' (…) and 'compileDebugKotlin' (…).",
      id: 'jvm-target-compatibility',
      also: ['jvm target compatibility should be set to the same Java version.'],
      cause: 'Kotlin and the Java code beside it are compiled for different versions of Java.',
      mend: 'Set `kotlinOptions { jvmTarget = "…" }` to the `compileOptions` version in the same `build.gradle`.',
      more: ['android/custom-code'],
    },
    {
      text: 'Invoke-customs are only supported starting with Android O (--min-api 26)',
      also: ['Static interface methods are only supported starting with Android N (--min-api 24)'],
      cause: 'A module uses Java 8 features without declaring them, so they are not converted for older devices.',
      mend: "Add `compileOptions { sourceCompatibility JavaVersion.VERSION_1_8; targetCompatibility JavaVersion.VERSION_1_8 }` to that module's `android` block.",
    },
    {
      text: 'More than one file was found with OS independent path …',
      also: ["2 files found with path 'META-INF/…' from inputs", "2 files found with path 'lib/…/libc++_shared.so'"],
      cause: 'Two libraries contain files of the same name, and Gradle cannot choose between them.',
      mend: 'Add `packagingOptions { exclude "META-INF/…" }` to the `android` block of `android/app/build.gradle`; for a native library, use `pickFirst "lib/…"`.',
    },
    {
      text: 'Attribute … at AndroidManifest.xml requires a placeholder substitution but no value for <…> is provided.',
      id: 'requires-a-placeholder-substitution',
      cause: "The app's manifest or a plugin's contains `${…}`, and the app provides no value for it.",
      mend: 'Add `manifestPlaceholders = [name: "value"]`, with the name from the message, to `defaultConfig` in `android/app/build.gradle`.',
      more: ['android/configuration'],
    },
    {
      text: 'Lint found errors in the project; aborting build.',
      also: ['Lint found fatal errors while assembling a release target.', ':app:lintVitalRelease'],
      cause: 'The checks before a release build found a fatal problem.',
      mend: 'Open the HTML report that the message names, and fix the problems it lists.',
      more: ['android/deploying-to-google-play'],
    },
    {
      text: 'Call requires API level … (current min is …)',
      cause:
        'Your native code calls a method that does not exist on the oldest Android version that `minSdkVersion` allows.',
      mend: 'Check `Build.VERSION.SDK_INT` before the call, or raise `minSdkVersion`.',
      more: ['android/custom-code'],
    },
    {
      text: 'Missing classes detected while running R8. Please add the missing classes or apply additional keep rules',
      also: ['missing_rules.txt', 'Missing class … (referenced from: …)'],
      versions: 'v4',
      cause: 'A library refers to classes that are not in the app, and no rule tells the shrinker to ignore them.',
      mend: 'Copy the lines from the `missing_rules.txt` that the message names into `android/app/proguard-rules.pro`.',
      more: ['android/deploying-to-google-play'],
    },
    {
      text: 'Unresolved reference: …',
      also: ['error: cannot find symbol'],
      cause:
        'The compiler cannot resolve a name, because its import is missing, this module does not depend on its library, or the name comes from another version.',
      mend: "Add the import. If Android Studio offers none, add the library to the `dependencies` of the module's `build.gradle`.",
      more: ['android/custom-code'],
    },
    {
      text: "Class '…' is not abstract and does not implement abstract member …",
      also: ['is not abstract and does not override abstract method'],
      cause: "A library's interface has changed, and the code was written for another version.",
      mend: 'Use the library version that the plugin was tested with, or update the plugin.',
    },
    {
      text: 'Could not determine the dependencies of task …',
      cause: 'This line is only a summary: a library or the SDK could not be found.',
      mend: 'Read the lines below it that start with `>`, and look up the last one.',
      more: ['android/troubleshooting'],
    },
  ],
} satisfies ErrorGroup;
