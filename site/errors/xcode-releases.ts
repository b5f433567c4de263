import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** What a new release of Xcode refuses or warns about, and the last lines of a failed build. */
export default {
  on: ['ios'],
  tool: 'Xcode',
  more: ['ios/troubleshooting'],
  entries: [
    {
      text: 'Application failed to launch: UIScene life cycle is required for apps built with this SDK.',
      id: 'uiscene-life-cycle-is-required',
      also: [
        '_UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption',
        '`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.',
      ],
      cause:
        'Apps built with Xcode 27 must use scenes, and the project template does not. With Xcode 26, this is only a warning.',
      mend: 'Build with Xcode 26, which the App Store accepts.',
      more: ['ios/troubleshooting#xcode-27', 'ios/troubleshooting'],
      common: true,
    },
    {
      text: 'Process completed with exit code 65.',
      also: [
        '** BUILD FAILED **',
        '** ARCHIVE FAILED **',
        'The following build commands failed:',
        'xcodebuild exited with code 65',
        'Command SwiftCompile failed with a nonzero exit code',
        'Command CompileSwift failed',
      ],
      tool: 'xcodebuild',
      cause:
        'This is only the end of a failed build: 65 means that a step failed, 70 that the device or simulator was not found.',
      mend: "Look further up for the first line with `error:`. On your Mac, open the workspace and build there; the report navigator (⌘9) shows each step. If a pod's Swift file does not compile, update the plugin.",
      more: ['ios/troubleshooting#the-build-fails-in-xcode', 'ios/troubleshooting'],
    },
    {
      text: "Stored properties cannot be marked potentially unavailable with '@available'",
      cause: "A pod's Swift code is older than Xcode 14, which no longer accepts such properties.",
      mend: 'Update the plugin that depends on the pod. If there is no newer release, raise `platform :ios` to the version in the `@available` line.',
    },
  ],
} satisfies ErrorGroup;
