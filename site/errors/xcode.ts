import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Errors of a build in Xcode, except those of signing. */
export default {
  on: ['ios'],
  tool: 'Xcode',
  more: ['ios/troubleshooting'],
  entries: [
    {
      text: "No such module 'Trispan'",
      also: ["'Trispan/Trispan.h' file not found", 'no such module'],
      cause: 'The project is open in Xcode instead of the workspace, or the pods are missing.',
      mend: 'Run `npx trispan sync ios`, close the project and open `ios/App/App.xcworkspace`.',
      common: true,
    },
    {
      text: "The sandbox is not in sync with the Podfile.lock. Run 'pod install' or update your CocoaPods installation.",
      id: 'the-sandbox-is-not-in-sync-with-the-podfilelock',
      cause: 'The installed pods are older than the Podfile, for example after a pull or after a plugin was added.',
      mend: 'Run `npx trispan sync ios`.',
      common: true,
    },
    {
      text: "Unable to open base configuration reference file '…/Pods-App.debug.xcconfig'",
      also: ["Unable to load contents of file list: '/Target Support Files/…'"],
      cause: 'The pods have never been installed in this checkout.',
      mend: 'Run `npx trispan sync ios`.',
    },
    {
      text: "SDK does not contain 'libarclite' at the path '…'; try increasing the minimum deployment target",
      versions: 'v4',
      cause: 'A pod targets an iOS version so old that Xcode 14.3 and later no longer include the library for it.',
      mend: "Keep `assertDeploymentTarget(installer)` in the Podfile's `post_install` block, then sync.",
      common: true,
    },
    {
      text: "SDK does not contain 'libarclite' at the path '…'; try increasing the minimum deployment target",
      versions: 'v3 v2',
      cause:
        'The project or a pod targets an iOS version so old that Xcode 14.3 and later no longer include the library for it.',
      mend: 'Raise **iOS Deployment Target** for the project, and for all pods in a `post_install` block in the Podfile.',
      more: ['ios/configuration#raise-the-oldest-ios'],
      common: true,
    },
    {
      text: 'Sandbox: rsync(…) deny(1) file-write-create …',
      also: ['Sandbox: rsync.samba deny', 'Sandbox: bash deny file-read-data'],
      id: 'sandbox-rsync-deny',
      cause:
        "**User Script Sandboxing** is on, often because somebody accepted Xcode 15's recommended settings. The script that embeds the pods then may not copy them.",
      mend: "Set **User Script Sandboxing** to **No** in the target's build settings.",
      common: true,
    },
    {
      text: "Multiple commands produce '…'",
      cause: 'A file is in the target twice, or a plugin is installed in two versions.',
      mend: 'Remove the duplicate under **Build Phases > Copy Bundle Resources**. `npm ls` shows packages that are installed twice.',
      common: true,
    },
    {
      text: 'Command PhaseScriptExecution failed with a nonzero exit code',
      cause: 'A build script failed. This line is only the end of its output.',
      mend: 'Open the build in the report navigator (⌘9) and expand the step: the cause is in the lines above.',
      common: true,
    },
    {
      text: "duplicate symbol '…' in:",
      also: [
        '… duplicate symbols for architecture arm64',
        'linker command failed with exit code 1 (use -v to see invocation)',
      ],
      cause: 'Two plugins contain the same library.',
      mend: 'Leave one plugin out of the iOS project, or ask its author for a version without the library.',
      common: true,
    },
    {
      text: 'Undefined symbols for architecture arm64: "_OBJC_CLASS_$_…"',
      cause:
        "The code uses a class that is in none of the target's files: the names in a plugin's macro and in `@objc(…)` differ, or a library is not linked.",
      mend: 'Write the same class name in both places. Add a missing library under **Link Binary With Libraries**, or install its pod.',
      more: ['ios/custom-code'],
    },
    {
      text: 'ld: framework not found …',
      also: ['ld: library not found for -l…', "Framework '…' not found", "Library '…' not found"],
      cause:
        'The project is open in Xcode instead of the workspace, or a pod was removed but its name is still in the linker flags.',
      mend: "Open `App.xcworkspace`. If that does not help, remove the name from the target's **Other Linker Flags**, and sync.",
      more: ['plugins/cordova', 'ios/troubleshooting'],
    },
    {
      text: 'building for iOS Simulator, but linking in object file built for iOS',
      also: [
        "Building for 'iOS-simulator', but linking in object file (…) built for 'iOS'",
        'missing required architecture arm64 in file',
      ],
      cause: 'A plugin contains a library for devices only, or for Intel simulators only.',
      mend: 'Run on a phone, or update the plugin to a release with an `.xcframework`.',
      more: ['plugins/cordova', 'ios/troubleshooting'],
    },
    {
      text: "Unable to find module dependency: '…'",
      also: [
        "Could not build module '…'",
        "Could not build Objective-C module '…'",
        "Underlying Objective-C module '…' not found",
      ],
      cause:
        "A pod's header or module was not built for this SDK: the pods are incomplete, or left over from another Xcode.",
      mend: 'Choose **Product > Clean Build Folder**, delete `~/Library/Developer/Xcode/DerivedData`, then run `npx trispan sync ios`.',
    },
    {
      text: 'Module compiled with Swift … cannot be imported by the Swift … compiler',
      cause: 'A plugin or the build folder contains a framework that was compiled with another Xcode.',
      mend: 'Choose **Product > Clean Build Folder**. If the message remains, update the plugin to a release for your Xcode.',
    },
    {
      text: "'…' is only available in iOS … or newer",
      cause: "Your code or a pod uses an API that the app's oldest supported iOS version lacks.",
      mend: 'Wrap the call in `if #available(iOS 15, *) { … }` with the version from the message, or raise **iOS Deployment Target**.',
      more: ['ios/configuration#raise-the-oldest-ios'],
    },
    {
      text: "The iOS deployment target 'IPHONEOS_DEPLOYMENT_TARGET' is set to …, but the range of supported deployment target versions is … to ….",
      id: 'the-range-of-supported-deployment-target-versions',
      cause: 'This is a warning: a pod targets an iOS version that this Xcode no longer builds for.',
      mend: 'Ignore the warning as long as the build succeeds; otherwise, raise the target of all pods in a `post_install` block in the Podfile.',
      more: ['ios/configuration#raise-the-oldest-ios'],
    },
    {
      text: 'Cycle inside App; building could produce unreliable results.',
      also: ['Cycle in dependencies between targets'],
      cause: 'A build phase needs the result of a later one, often after an extension was added.',
      mend: "Under the target's **Build Phases**, drag **Embed App Extensions** above the pods' scripts.",
    },
    {
      text: 'iOS … is not installed. To use with Xcode, first download and install the platform',
      id: 'ios-is-not-installed',
      also: ['Unable to find a destination matching the provided destination specifier'],
      cause: 'Xcode does not include the platform or the simulator that you selected.',
      mend: 'Install it under **Settings > Components** (**Platforms** in older versions), or run `xcodebuild -downloadPlatform iOS`.',
      more: ['getting-started/environment-setup#set-up-ios', 'getting-started/dependencies'],
    },
    {
      text: "xcode-select: error: tool 'xcodebuild' requires Xcode, but active developer directory '/Library/Developer/CommandLineTools' is a command line tools instance",
      id: 'tool-xcodebuild-requires-xcode',
      also: [
        'xcrun: error: unable to find utility "simctl", not a developer tool or in PATH',
        'invalid active developer path',
      ],
      tool: 'Terminal',
      cause: 'The command line tools are selected instead of Xcode.',
      mend: 'Run `sudo xcode-select -s /Applications/Xcode.app`.',
      more: ['getting-started/environment-setup#set-up-ios', 'getting-started/dependencies'],
      common: true,
    },
    {
      text: 'You have not agreed to the Xcode license agreements.',
      also: ['Agreeing to the Xcode/iOS license requires admin privileges'],
      tool: 'Terminal',
      cause: 'Xcode was installed or updated and has not been opened since.',
      mend: 'Run `sudo xcodebuild -license accept`, then `sudo xcodebuild -runFirstLaunch`.',
      more: ['getting-started/environment-setup#set-up-ios', 'getting-started/dependencies'],
    },
  ],
} satisfies ErrorGroup;
