import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Getting the app onto a phone or simulator. */
export default {
  on: ['ios'],
  tool: 'Xcode',
  more: ['ios/troubleshooting'],
  entries: [
    {
      text: 'xcodebuild: error: The workspace named "App" does not contain a scheme named "…".',
      id: 'does-not-contain-a-scheme-named',
      tool: 'xcodebuild',
      cause:
        'No scheme has this name, or the scheme is not shared and is therefore missing from Git and on the build server.',
      mend: 'Tick **Shared** under **Product > Scheme > Manage Schemes**, then commit the scheme file.',
      common: true,
    },
    {
      text: 'ERR_TARGET_NOT_FOUND',
      on: ['ios', 'android'],
      tool: 'npx trispan run',
      versions: 'v4 v3',
      cause: 'No phone, simulator or emulator has this ID, or the phone is not connected.',
      mend: 'Run `npx trispan run ios --list` (or `android`) and use an ID from the list.',
      more: ['cli/commands/run'],
      common: true,
    },
    {
      text: 'ERR_DEVICE_LOCKED',
      tool: 'npx trispan run',
      versions: 'v4 v3',
      also: ['Device Locked. To launch App, please unlock the device.', 'The device is locked.'],
      cause: 'The phone stayed locked for a minute.',
      mend: 'Unlock the phone and run the command again.',
      more: ['cli/commands/run'],
      common: true,
    },
    {
      text: 'Developer Mode disabled. To use … for development, enable Developer Mode in Settings → Privacy & Security.',
      id: 'developer-mode-disabled',
      cause: 'Since iOS 16, a phone runs apps from Xcode only in developer mode.',
      mend: 'Switch on **Settings > Privacy & Security > Developer Mode** on the phone, restart it, and confirm.',
      more: ['guides/testing-on-devices'],
    },
    {
      text: 'Untrusted Developer',
      also: ['The device … has not been trusted', 'the profile has not been explicitly trusted by the user'],
      cause: 'The phone does not trust the Apple ID that signed the app, as with a free account.',
      mend: 'Trust the Apple ID under **Settings > General > VPN & Device Management** on the phone.',
      more: ['guides/testing-on-devices'],
    },
    {
      text: 'Could not locate device support files.',
      also: [
        'Failed to prepare device for development.',
        'This device is running a version of iOS that is not supported by this version of Xcode',
      ],
      cause: "The phone's iOS version is too new for this Xcode.",
      mend: 'Update Xcode.',
      more: ['guides/testing-on-devices'],
    },
    {
      text: 'The maximum number of apps for free development profiles has been reached.',
      cause: 'With a free Apple ID, a phone can hold three apps at a time.',
      mend: 'From the phone, delete another app that you installed from Xcode, or join the developer program.',
      more: ['guides/testing-on-devices'],
    },
    {
      text: 'Unable to install "App"',
      also: ['This application could not be installed at this time.', 'Could not install at this time.'],
      cause:
        'This line is only a summary. The reason, shown after **Details**, is usually signing, an iOS version that is too old, or too little free storage.',
      mend: 'Choose **Details** in the dialog and search for the line that begins with `Failure Reason` or `Domain`.',
    },
    {
      text: "Path '…/Staging.app' not found",
      id: 'path-app-not-found',
      tool: 'npx trispan run',
      versions: 'v4 v3',
      cause: "`run` starts the app that is named after the scheme, but the target's product has a different name.",
      mend: 'Give the scheme and the product the same name, or run the app from Xcode.',
      more: ['guides/environment-specific-configurations', 'cli/commands/run'],
    },
  ],
} satisfies ErrorGroup;
