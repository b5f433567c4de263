import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** What Gradle says about the build files, and when it runs out of something. */
export default {
  on: ['android'],
  tool: 'Gradle',
  more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
  entries: [
    {
      text: "Could not determine java version from '…'.",
      versions: 'v2',
      cause: "The project's wrapper still uses Gradle 4, which does not support this JDK.",
      mend: 'Update the wrapper to 5.6.4, and run it on JDK 11 or 8.',
      more: ['getting-started/dependencies#choose-a-jdk-that-gradle-accepts'],
    },
    {
      text: 'ERROR: JAVA_HOME is set to an invalid directory: …',
      cause: '`JAVA_HOME` points to a JDK that was removed or updated, or to its `bin` folder.',
      mend: 'Set `JAVA_HOME` to the folder that contains `bin`. On macOS, run `export JAVA_HOME=$(/usr/libexec/java_home -v 11)`.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
    {
      text: 'It is currently in use by another Gradle instance.',
      also: ['Timeout waiting to lock …'],
      cause: 'Another build, often in Android Studio, holds a lock, or a daemon was killed while it held one.',
      mend: 'Wait for the other build to finish, or run `./gradlew --stop` in `android` and build again.',
    },
    {
      text: 'Gradle build daemon disappeared unexpectedly (it may have been killed or may have crashed)',
      also: ['Expiring Daemon because JVM heap space is exhausted'],
      cause: 'The system ended the daemon, nearly always because the computer or container ran out of memory.',
      mend: 'Close other programs or give the container more memory. If there is enough memory, add `org.gradle.jvmargs=-Xmx4g` to `android/gradle.properties`.',
    },
    {
      text: 'java.lang.OutOfMemoryError: Java heap space',
      also: ['GC overhead limit exceeded', 'OutOfMemoryError: Metaspace'],
      cause: 'This build needs more memory than Gradle is allowed to use.',
      mend: 'Add `org.gradle.jvmargs=-Xmx4g` to `android/gradle.properties`.',
      common: true,
    },
    {
      text: 'Could not find method platform() for arguments […]',
      cause: '`platform(…)` is used on its own instead of inside `implementation`.',
      mend: 'Write `implementation platform("group:name:version")`.',
    },
    {
      text: 'Could not find method compile() for arguments […]',
      also: [
        'on object of type org.gradle.api.internal.artifacts.dsl.dependencies.DefaultDependencyHandler',
        'Could not find method testCompile() for arguments',
      ],
      versions: 'v4 v3',
      cause: 'A build file, usually of an old plugin, uses `compile`, which Gradle 7 no longer has.',
      mend: 'Update the plugin. In your own files, write `implementation` instead of `compile`.',
    },
    {
      text: "Plugin with id 'maven' not found.",
      versions: 'v4 v3',
      cause: 'A library applies the Gradle plugin `maven`, which Gradle 7 no longer has.',
      mend: 'Update the library to a release that uses `maven-publish`, or replace the library.',
    },
    {
      text: "Plugin with id 'com.google.gms.google-services' not found.",
      cause: "The `apply plugin` line is present, but `android/build.gradle` lacks the `classpath` of Google's plugin.",
      mend: 'Add `classpath "com.google.gms:google-services:…"` to the `dependencies` of `buildscript` in `android/build.gradle`.',
      more: ['guides/push-notifications-firebase'],
    },
    {
      text: "Could not get unknown property '…' for project ':app'",
      also: ["Could not get unknown property 'androidxAppCompatVersion'"],
      cause:
        'A build file uses a variable that `android/variables.gradle` does not define, or that file is not loaded.',
      mend: 'Add the variable to `android/variables.gradle`, and keep `apply from: "variables.gradle"` in `android/build.gradle`.',
    },
    {
      text: "A problem occurred evaluating project ':app'.",
      also: ['A problem occurred configuring root project', "A problem occurred configuring project ':app'."],
      cause: 'This line is only a summary: the reason is in the lines below it that start with `>`.',
      mend: 'Search these pages for the last of those lines. `./gradlew assembleDebug --stacktrace` shows more.',
      more: ['android/troubleshooting'],
    },
    {
      text: "Execution failed for task ':app:…'.",
      also: [
        'FAILURE: Build failed with an exception.',
        'Compilation failed; see the compiler error output for details.',
      ],
      cause:
        'A build step failed. The message names the step; the reason is after **What went wrong** or above this line.',
      mend: 'Build in a terminal, where nothing is cut off: `cd android && ./gradlew assembleDebug --stacktrace`. Fix the first error.',
      more: ['android/troubleshooting'],
    },
    {
      text: 'We recommend using a newer Android Gradle plugin to use compileSdk = …',
      versions: 'v4',
      cause: 'This is a warning: version 7.2 of the Android Gradle plugin was not tested with an API level this new.',
      mend: 'Ignore the warning up to `compileSdkVersion` 34, and test well. From 35 on, the build fails: go back to 34.',
    },
    {
      text: 'The project is using an incompatible version (AGP …) of the Android Gradle plugin. Latest supported version is AGP …',
      also: ['cannot open this project, please retry with version … or newer.'],
      cause: "Android Studio is too old for the project's Android Gradle plugin.",
      mend: 'Update Android Studio, or undo the plugin upgrade in `android/build.gradle`. A build with `./gradlew` in a terminal works either way.',
    },
    {
      text: 'Your build is currently configured to use incompatible Java … and Gradle …. Cannot sync the project.',
      cause: "Android Studio runs Gradle on its own JDK, which is too new for the project's Gradle version.",
      mend: 'Choose another JDK under **Settings > Build, Execution, Deployment > Build Tools > Gradle > Gradle JDK**. JDK 11 suits every project of this version.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
    {
      text: "Unable to find method 'org.gradle.api.artifacts.result.ComponentSelectionReason.getDescription()Ljava/lang/String;'.",
      id: 'componentselectionreason-getdescription',
      versions: 'v4 v3',
      cause: 'Android Studio, or the Android Gradle plugin in `android/build.gradle`, is too old for Gradle 7.',
      mend: 'Update Android Studio, and set the Android Gradle plugin to the version that a new project has.',
      more: ['updating/3-0'],
    },
    {
      text: 'Deprecated Gradle features were used in this build, making it incompatible with Gradle …',
      also: [
        "Use '--warning-mode all' to show the individual deprecation warnings",
        'uses or overrides a deprecated API.',
        'uses unchecked or unsafe operations.',
        "Using flatDir should be avoided because it doesn't support any meta-data formats.",
      ],
      cause: "These warnings about the template's and the plugins' build code do not stop the build.",
      mend: 'Ignore the warnings. If the build failed, the reason is another line: look for **What went wrong**.',
      more: ['android/troubleshooting'],
    },
    {
      text: 'Your project path contains non-ASCII characters.',
      tool: 'Windows',
      cause:
        'The name of a folder above the project, such as your user name, has an accent or another character outside ASCII.',
      mend: 'Move the project to a path such as `C:\\dev\\app`. Adding `android.overridePathCheck=true` to `android/gradle.properties` only switches the check off.',
    },
    {
      text: 'module java.base does not "opens java.io" to unnamed module',
      also: [
        'InaccessibleObjectException',
        'Unable to make field private final java.lang.String java.io.File.path accessible',
      ],
      versions: 'v3 v2',
      cause:
        "Gradle runs on Java 16 or later, where an old Android Gradle plugin no longer has access to the JDK's internals.",
      mend: 'Point `JAVA_HOME` and **Gradle JDK** to JDK 11.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
  ],
} satisfies ErrorGroup;
