import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** What is on the disk: downloads, caches, paths, and the JDK that a file names. */
export default {
  on: ['android'],
  tool: 'Gradle',
  more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
  entries: [
    {
      text: "Could not install Gradle distribution from 'https://services.gradle.org/distributions/gradle-….zip'.",
      id: 'could-not-install-gradle-distribution',
      also: ['java.util.zip.ZipException: zip END header not found', 'Could not unzip …/gradle-….zip'],
      cause: 'The Gradle download was interrupted, or a proxy is in the way, so the archive is incomplete.',
      mend: "Delete that version's folder in `~/.gradle/wrapper/dists` and build again. Behind a proxy, configure it in `~/.gradle/gradle.properties`.",
      more: ['cli/commands/sync#let-gradle-download-everything-once', 'cli/sync'],
    },
    {
      text: 'Could not read workspace metadata from …/metadata.bin',
      cause: "Gradle's cache is damaged, because a build was killed or the disk ran full.",
      mend: 'Run `./gradlew --stop` in `android`, delete `~/.gradle/caches` and build again. The libraries are downloaded once more.',
    },
    {
      text: 'Failed to find Build Tools revision …',
      cause: 'The Android Gradle plugin uses this build tools release, which is not installed.',
      mend: 'Run `sdkmanager "build-tools;30.0.3"` with the revision from the message, or tick it under **SDK Tools > Show Package Details** in the SDK Manager.',
    },
    {
      text: 'Could not reserve enough space for … object heap',
      also: ['Error occurred during initialization of VM'],
      cause: '`org.gradle.jvmargs` requests more memory than this computer or a 32-bit JDK can provide.',
      mend: 'Install a 64-bit JDK, or write a smaller `-Xmx` in `android/gradle.properties`.',
    },
    {
      text: "Value '…' given for org.gradle.java.home Gradle property is invalid (Java home supplied is invalid)",
      id: 'orggradlejavahome-is-invalid',
      also: ['Supplied javaHome is not a valid folder.'],
      cause:
        'A `gradle.properties` file contains a JDK folder that is not on this computer, often because a colleague committed the line.',
      mend: 'Delete `org.gradle.java.home` from `android/gradle.properties` and `~/.gradle/gradle.properties`. Choose the JDK with `JAVA_HOME`, and in Android Studio under **Gradle JDK**.',
    },
    {
      text: 'Filename too long',
      also: ['path may not exceed 260 characters', 'The filename or extension is too long'],
      tool: 'Windows',
      cause: 'Windows limits a path to 260 characters, and the deep folders of `node_modules` and `build` exceed it.',
      mend: 'Move the project to a short path such as `C:\\dev\\app`, and run `git config --global core.longpaths true`. With pnpm, use the flat layout.',
      more: ['guides/monorepos'],
    },
    {
      text: 'this and base files have different roots: … and …',
      tool: 'Windows',
      cause:
        "The project and its packages, or Gradle's cache, are on different drives. Kotlin cannot form a relative path between them.",
      mend: 'Move everything to the same drive, or add `kotlin.incremental=false` to `android/gradle.properties`.',
    },
    {
      text: 'Could not find or load main class org.gradle.wrapper.GradleWrapperMain',
      cause:
        '`android/gradle/wrapper/gradle-wrapper.jar` is missing, often because a rule for `*.jar` in `.gitignore` kept it out of the repository.',
      mend: 'Copy the file from another checkout, then add it with `git add -f android/gradle/wrapper/gradle-wrapper.jar`.',
      more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
    },
    {
      text: 'No cached version of … available for offline mode.',
      cause: 'Gradle is in offline mode and has not downloaded this library before.',
      mend: "Leave out `--offline`, and switch **Toggle Offline Mode** off in Android Studio's Gradle window.",
      more: ['main/android/managing-dependencies', 'android/managing-dependencies'],
    },
    {
      text: 'The SDK directory is not writable (…)',
      cause: 'The SDK belongs to another user or was installed by the system, so Gradle cannot add missing parts.',
      mend: 'Install the SDK in your home folder and set `ANDROID_HOME` to its new path.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
    {
      text: "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
      also: ['Unable to locate a Java Runtime.', "'java' is not recognized as an internal or external command"],
      cause: "No JDK is on this terminal's path. Android Studio does not add its own.",
      mend: 'Install a JDK and set `JAVA_HOME` to its folder, then open a new terminal.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
  ],
} satisfies ErrorGroup;
