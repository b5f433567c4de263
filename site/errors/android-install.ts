import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Between a finished build and the app on the screen. */
export default {
  on: ['android'],
  tool: 'adb',
  more: ['android/troubleshooting', 'guides/testing-on-devices'],
  entries: [
    {
      text: 'ERR_SDK_NOT_FOUND',
      tool: 'npx trispan run',
      versions: 'v4 v3',
      cause: 'The Android SDK cannot be found from this terminal.',
      mend: 'Set `ANDROID_HOME` to the SDK folder and open a new terminal.',
      more: ['getting-started/environment-setup#set-up-android'],
      common: true,
    },
    {
      text: 'INSTALL_FAILED_UPDATE_INCOMPATIBLE',
      also: ['ERR_INCOMPATIBLE_UPDATE', 'signatures do not match newer version; ignoring!'],
      cause:
        'The installed app is signed with another key, because it came from the store or from a debug build made on another computer.',
      mend: "Uninstall the app with `adb uninstall` and your application ID, then install again. This deletes the app's data: to keep it, install the update through a Google Play test track.",
      common: true,
    },
    {
      text: 'INSTALL_FAILED_VERSION_DOWNGRADE',
      also: ['ERR_VERSION_DOWNGRADE'],
      cause: 'The installed app has a higher `versionCode`.',
      mend: 'Uninstall the app from the device, then install again. Its data on the device is lost.',
      common: true,
    },
    {
      text: 'INSTALL_FAILED_OLDER_SDK',
      also: ['ERR_MIN_SDK_VERSION', 'Requires newer sdk version'],
      cause: "The device's Android version is older than `minSdkVersion` allows.",
      mend: 'Use a newer device or emulator.',
      common: true,
    },
    {
      text: 'INSTALL_PARSE_FAILED_NO_CERTIFICATES',
      also: ['ERR_NO_CERTIFICATES', 'no signatures found', 'Failed collecting certificates for …'],
      cause: 'The APK is not signed, or has only the oldest kind of signature, which Android 11 and later refuse.',
      mend: 'Install the debug variant, or build a signed release with Gradle or Android Studio.',
      more: ['android/deploying-to-google-play'],
      common: true,
    },
    {
      text: 'INSTALL_FAILED_INSUFFICIENT_STORAGE',
      also: ['ERR_NOT_ENOUGH_SPACE', 'Requested internal only, but not enough space'],
      cause: 'The device has too little free storage.',
      mend: 'Free up some space, or choose **Wipe Data** for the emulator in **Device Manager**.',
      common: true,
    },
    {
      text: 'INSTALL_FAILED_USER_RESTRICTED: Install canceled by user',
      cause:
        'The phone asks whether an app may be installed over USB, but nobody confirmed in time. Some manufacturers switch USB installation off.',
      mend: 'Switch on **Install via USB** in the developer options, and confirm the dialog on the phone.',
    },
    {
      text: 'INSTALL_FAILED_TEST_ONLY',
      cause: "The APK was built with Android Studio's **Run** button, which marks it as a test build.",
      mend: 'Install the APK with `adb install -t`, or build the file with **Build > Build APK(s)**.',
    },
    {
      text: 'INSTALL_FAILED_NO_MATCHING_ABIS',
      cause: 'A plugin contains native libraries, but none for the processor of this device or emulator.',
      mend: "Use an emulator image of another architecture, such as arm64, or ask the plugin's author to support yours.",
    },
    {
      text: 'INSTALL_FAILED_CONFLICTING_PROVIDER',
      cause:
        'Another installed app, often an older copy of yours with another application ID, has a content provider of the same name.',
      mend: "Use `${applicationId}` in the provider's `android:authorities`, and uninstall the other app.",
      more: ['android/configuration#change-the-application-id'],
    },
    {
      text: 'INSTALL_FAILED_DUPLICATE_PERMISSION',
      cause: 'Another installed app, signed with another key, declares a permission of the same name.',
      mend: 'Uninstall the app that the message names.',
    },
    {
      text: 'INSTALL_FAILED_VERIFICATION_FAILURE',
      cause: 'Play Protect, or a rule of the company that manages the phone, blocked the app.',
      mend: 'Switch off **Verify apps over USB** in the developer options, and try again.',
    },
    {
      text: 'INSTALL_PARSE_FAILED_MANIFEST_MALFORMED',
      also: [
        'Targeting S+ (version 31 and above) requires that an explicit value for android:exported be defined when intent filters are present',
      ],
      cause:
        'The device cannot read the manifest. On Android 12 and later, the usual reason is that a component with an intent filter lacks `android:exported`.',
      mend: 'Add the attribute to the component that the rest of the message names.',
      more: ['android/configuration'],
    },
    {
      text: 'error: no devices/emulators found',
      also: ['adb: no devices/emulators found'],
      cause: 'No phone with USB debugging switched on is connected, and no emulator is running.',
      mend: 'Connect the phone with a data cable and switch on **USB debugging**, or start an emulator. `adb devices` must list it.',
      more: ['guides/testing-on-devices'],
      common: true,
    },
    {
      text: 'error: device unauthorized.',
      also: ["This adb server's $ADB_VENDOR_KEYS is not set", 'unauthorized'],
      cause: 'The phone has not accepted this computer.',
      mend: 'Unlock the phone and confirm the dialog. If no dialog appears, choose **Revoke USB debugging authorizations** in the developer options and plug the phone in again.',
      more: ['guides/testing-on-devices'],
    },
    {
      text: 'error: device offline',
      also: ['ERR_DEVICE_OFFLINE'],
      cause: 'The connection to the phone was lost, though `adb` still lists the phone.',
      mend: 'Plug the phone in again, then run `adb kill-server` and `adb devices`.',
      common: true,
    },
    {
      text: 'error: more than one device/emulator',
      cause: 'Several devices are connected, and the command does not specify one.',
      mend: 'Pass the serial number from `adb devices` with `-s`: `adb -s emulator-5554 reverse tcp:5173 tcp:5173`.',
    },
    {
      text: 'no permissions (missing udev rules? user is in the plugdev group)',
      cause: 'Linux does not let your user access the phone.',
      mend: 'Install the package `android-sdk-platform-tools-common` or other udev rules, then plug the phone in again.',
    },
    {
      text: "adb server version (…) doesn't match this client (…); killing...",
      cause: "Two versions of `adb` are installed, and each stops the other's server.",
      mend: "Remove one version, or put the SDK's `platform-tools` first on the `PATH`.",
    },
  ],
} satisfies ErrorGroup;
