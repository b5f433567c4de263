import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Targets, emulators and the tools that start them. */
export default {
  on: ['android'],
  tool: 'adb',
  more: ['guides/testing-on-devices'],
  entries: [
    {
      text: 'adb: command not found',
      also: ["'adb' is not recognized as an internal or external command"],
      cause: "The Android SDK's `platform-tools` folder is not on this terminal's path.",
      mend: 'Run `export PATH=$PATH:$ANDROID_HOME/platform-tools`.',
      more: ['getting-started/environment-setup#set-up-android', 'getting-started/dependencies'],
    },
    {
      text: 'failed to connect to …: Connection refused',
      also: ['cannot connect to …: Connection refused'],
      cause: 'The port after `adb connect` is the one from the pairing dialog, or the phone has gone to sleep.',
      mend: 'Use the address and port from the **Wireless debugging** screen.',
    },
    {
      text: 'ERR_NO_AVDS_FOUND',
      tool: 'npx trispan run',
      versions: 'v4 v3',
      cause: 'No phone is connected and no emulator has been created.',
      mend: "Create an emulator in Android Studio's **Device Manager**.",
      common: true,
    },
    {
      text: 'ERR_UNSUITABLE_API_INSTALLATION: No suitable API installation found.',
      tool: 'npx trispan run',
      versions: 'v4 v3',
      cause:
        'No phone is connected, and the Android SDK lacks a package that a new emulator needs, such as a system image.',
      mend: "Create a virtual device in Android Studio's **Device Manager**, which downloads the package. `npx native-run android --sdk-info` lists what is missing.",
    },
    {
      text: 'x86_64 emulation currently requires hardware acceleration!',
      also: ['x86 emulation currently requires hardware acceleration!', 'CPU acceleration status: …'],
      tool: 'Emulator',
      cause:
        'The emulator cannot use virtualisation, because it is off in the firmware or another program is using it.',
      mend: 'Switch virtualisation on in the firmware. On Windows, enable **Windows Hypervisor Platform**; on Linux, install KVM.',
    },
    {
      text: '/dev/kvm device: permission denied',
      also: ["This user doesn't have permissions to use KVM (/dev/kvm)."],
      tool: 'Emulator',
      cause: 'On Linux, your user is not allowed to use the virtualisation device.',
      mend: 'Run `sudo gpasswd -a $USER kvm`, then sign out and in again.',
    },
    {
      text: 'PANIC: Cannot find AVD system path. Please define ANDROID_SDK_ROOT',
      tool: 'Emulator',
      cause: "The emulator was started from a copy outside the SDK, or this device's system image was removed.",
      mend: 'Set `ANDROID_SDK_ROOT` to the SDK folder, and install the image again in the SDK manager.',
    },
    {
      text: 'PANIC: Missing emulator engine program for …',
      tool: 'Emulator',
      cause: 'An old `tools/emulator` comes first on the path, or the image is for another processor.',
      mend: 'Put `$ANDROID_HOME/emulator` before `$ANDROID_HOME/tools` on the path.',
    },
    {
      text: 'The emulator process for AVD … has terminated.',
      also: ['Not enough space to create userdata partition'],
      tool: 'Android Studio',
      cause:
        'The emulator quit immediately, usually because there is too little free disk space or it cannot use the graphics driver.',
      mend: "Free several gigabytes of disk space. If that does not help, set the device's **Graphics** option to **Software**.",
    },
    {
      text: 'Error type 3 Error: Activity class {…} does not exist.',
      cause:
        'The installed app lacks the activity to start, because the manifest and the Java package differ, or the app is disabled for this user.',
      mend: "Compare the activity's `android:name` with `MainActivity`'s package. If they agree, uninstall the app for all users and install again.",
      more: ['android/configuration#change-the-application-id'],
    },
    {
      text: 'Could not connect to debug target at http://localhost:9222',
      tool: 'VS Code',
      cause: 'The forwarded port leads to an app process that has ended.',
      mend: 'Forward the port again with the new process number.',
      more: ['getting-started/vscode-extension', 'basics/workflow'],
      versions: 'v4 v3',
    },
  ],
} satisfies ErrorGroup;
