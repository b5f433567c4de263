import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Before anything is compiled: the JDK, the SDK, the wrapper, downloads. */
export default {
  on: ['android'],
  tool: 'Gradle',
  more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
  entries: [
    {
      text: "Could not read script '…/cordova.variables.gradle' as it does not exist",
      cause:
        "Gradle ran before the first sync, as in a fresh clone. The CLI generates the file's folder, and Git ignores it.",
      mend: 'Run `npm install`, build the web app, then run `npx trispan sync android`.',
      more: ['android/index'],
      common: true,
    },
    {
      text: "Configuring project ':trispan-android' without an existing directory",
      also: ['No matching variant of project :trispan-android was found'],
      cause: 'Gradle includes the runtime from `node_modules`, which is missing or incomplete.',
      mend: 'Run `npm install`, then `npx trispan sync android`.',
      more: ['android/index'],
      common: true,
    },
    {
      text: "Project with path ':trispan-android' could not be found",
      also: ['Could not resolve project :trispan-android', 'Could not find :trispan-android:'],
      cause: "A plugin's Gradle project was opened on its own, but its dependencies are not installed.",
      mend: "Run `npm install` in the plugin's folder, or build the plugin as part of an app.",
      more: ['plugins/workflow'],
    },
    {
      text: 'Unsupported class file major version …',
      also: [
        'Unsupported class file major version 65',
        "BUG! exception in phase 'semantic analysis'",
        'Could not open settings generic class cache for settings file',
      ],
      versions: 'v4',
      cause:
        'The JDK is too new for Gradle 7.4.2, which supports Java up to 17. The number stands for the JDK: 61 is 17, 65 is 21.',
      mend: 'Point `JAVA_HOME` and **Gradle JDK** in Android Studio to JDK 11 or 17.',
      more: ['getting-started/environment-setup#set-up-android'],
      common: true,
    },
    {
      text: 'Unsupported class file major version …',
      also: ['Could not open settings generic class cache for settings file'],
      versions: 'v3',
      cause:
        'The JDK is too new for Gradle 7.0, which supports Java up to 16. The number stands for the JDK: 61 is 17, 65 is 21.',
      mend: 'Point `JAVA_HOME` and **Gradle JDK** in Android Studio to JDK 11.',
      more: ['getting-started/environment-setup#set-up-android'],
      common: true,
    },
    {
      text: 'Unsupported class file major version …',
      also: [
        'Could not initialize class org.codehaus.groovy.runtime.InvokerHelper',
        'Could not open settings generic class cache for settings file',
      ],
      versions: 'v2',
      cause:
        'The JDK is too new for Gradle 5.6.4, which supports Java up to 12. The number stands for the JDK: 61 is 17, 65 is 21.',
      mend: 'Point `JAVA_HOME` and **Gradle JDK** in Android Studio to JDK 11 or 8.',
      more: ['getting-started/dependencies#choose-a-jdk-that-gradle-accepts'],
      common: true,
    },
    {
      text: 'Android Gradle plugin requires Java 11 to run. You are currently using Java 1.8.',
      also: ['No matching variant of com.android.tools.build:gradle:7.… was found.'],
      versions: 'v4',
      cause:
        'The terminal or Android Studio runs Gradle on JDK 8, but version 7 of the Android Gradle plugin needs JDK 11.',
      mend: 'Install JDK 11, then set `JAVA_HOME` and **Gradle JDK** in Android Studio to its folder.',
      more: ['getting-started/environment-setup#set-up-android'],
      common: true,
    },
    {
      text: 'Android Gradle plugin requires Java 17 to run. You are currently using Java 11.',
      cause:
        "The project's Android Gradle plugin was raised to version 8, usually by Android Studio's upgrade assistant.",
      mend: 'Revert the change in `android/build.gradle` and `gradle-wrapper.properties`.',
    },
    {
      text: 'error: invalid source release: 11',
      also: ["Could not target platform: 'Java SE 11' using tool chain: 'JDK 8 (1.8)'"],
      versions: 'v4',
      cause: 'The code is compiled for Java 11, but Gradle runs on JDK 8.',
      mend: 'Point `JAVA_HOME` to JDK 11.',
      more: ['getting-started/environment-setup#set-up-android'],
    },
    {
      text: 'error: invalid source release: 17',
      also: ['error: release version 17 not supported', "Could not target platform: 'Java SE 17'"],
      versions: 'v4',
      cause: 'A plugin that was made for a later version of Trispan needs Java 17, but Gradle runs on JDK 11.',
      mend: "Install the plugin's release for version 4, for example with `npm install @trispan/camera@4`.",
      more: ['basics/using-plugins'],
    },
    {
      text: 'error: invalid source release: 11',
      versions: 'v3 v2',
      cause: 'A plugin that was made for a later version of Trispan needs Java 11, but Gradle runs on JDK 8.',
      mend: "Install the plugin's release for this version.",
      more: ['basics/using-plugins'],
    },
    {
      text: "Namespace not specified. Specify a namespace in the module's build file.",
      id: 'namespace-not-specified',
      cause:
        'The Android Gradle plugin was raised to version 8, which no longer takes the namespace from the manifest.',
      mend: 'Go back to the Android Gradle plugin version that the project was created with.',
      common: true,
    },
    {
      text: 'SDK location not found.',
      also: [
        'SDK location not found. Define a valid SDK location with an ANDROID_HOME environment variable',
        "setting the sdk.dir path in your project's local properties file",
        'SDK location not found. Define location with sdk.dir',
      ],
      id: 'sdk-location-not-found',
      cause: 'Neither an environment variable nor `android/local.properties` tells Gradle where the Android SDK is.',
      mend: 'Set `ANDROID_HOME` to the SDK folder, or open the project once in Android Studio, which writes the file.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
      common: true,
    },
    {
      text: 'Minimum supported Gradle version is …. Current version is ….',
      id: 'minimum-supported-gradle-version',
      cause: 'The Android Gradle plugin in `android/build.gradle` is newer than the Gradle wrapper.',
      mend: 'Set `distributionUrl` in `android/gradle/wrapper/gradle-wrapper.properties` to the version in the message.',
      common: true,
    },
    {
      text: "Could not resolve all files for configuration ':app:debugRuntimeClasspath'.",
      also: ["Could not GET 'https://…'", 'Could not resolve all dependencies for configuration'],
      cause:
        'A library could not be downloaded: there is no network, a proxy is in the way, or the project lacks the right repository.',
      mend: 'Open the URL from the message in a browser. If it works there, configure the proxy in `gradle.properties`; if not, add the right repository to `allprojects` in `android/build.gradle`.',
      common: true,
    },
    {
      text: "Could not GET 'https://jcenter.bintray.com/…'",
      versions: 'v3 v2',
      cause: 'JCenter, a repository that older projects use, has been retired.',
      mend: 'Replace `jcenter()` with `mavenCentral()` in `android/build.gradle`.',
      common: true,
    },
    {
      text: 'Could not find com.example:library:1.2.3. Searched in the following locations:',
      id: 'could-not-find-searched-in-the-following-locations',
      also: ['Failed to resolve: com.example:library:1.2.3'],
      cause:
        'None of the repositories has this version of the library, because it was only on JCenter, its repository is not listed or the version does not exist.',
      mend: 'Look the library up, then add its repository to `allprojects` in `android/build.gradle` or correct the version.',
    },
    {
      text: 'PKIX path building failed: unable to find valid certification path to requested target',
      also: ['SunCertPathBuilderException', 'SSLHandshakeException'],
      cause:
        'A proxy on your network signs connections with its own certificate authority, which the JDK does not trust.',
      mend: 'Import that authority into the JDK that runs Gradle, with `keytool -importcert -cacerts -alias company -file company-ca.crt`.',
    },
    {
      text: "Failed to find target with hash string 'android-…'",
      also: ['Failed to find Platform SDK with path: platforms;android-…'],
      cause: 'The SDK platform for your `compileSdkVersion` is not installed.',
      mend: 'Install it in Android Studio\'s SDK Manager, or run `sdkmanager "platforms;android-32"` with your API level.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
    {
      text: 'Failed to install the following Android SDK packages as some licences have not been accepted.',
      also: ['You have not accepted the license agreements of the following SDK components'],
      cause:
        'Gradle may download a missing part of the SDK only after somebody has accepted its licence on this computer.',
      mend: 'Run `sdkmanager --licenses` and answer with `y`; on a build server, run `yes | sdkmanager --licenses`.',
      more: ['guides/ci-cd'],
    },
    {
      text: 'Installed Build Tools revision … is corrupted. Remove and install again using the SDK Manager.',
      cause: 'A download was interrupted, or the build tools are newer than this Android Gradle plugin can use.',
      mend: 'Remove that revision in the SDK Manager, then install it again. If the message remains, delete the `buildToolsVersion` line from `build.gradle`: the Android Gradle plugin then uses its own default.',
      common: true,
    },
    {
      text: 'gradlew file does not have executable permissions',
      also: ['./gradlew: Permission denied', 'EACCES: permission denied, gradlew'],
      cause: 'The Android platform was added and committed on Windows, where files have no executable bit.',
      mend: 'Run `chmod +x android/gradlew`, then `git update-index --chmod=+x android/gradlew`, and commit.',
      more: ['android/index'],
      common: true,
    },
  ],
} satisfies ErrorGroup;
