import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Native code of the app or of a plugin, and the project file. */
export default {
  on: ['ios'],
  tool: 'Xcode',
  more: ['ios/custom-code'],
  entries: [
    {
      text: "Cannot find type '…' in scope",
      also: [
        "Cannot find type 'TSPBridgeViewController' in scope",
        "Cannot find type 'TSPPluginCall' in scope",
        "Use of undeclared type 'TSPPluginCall'",
      ],
      cause: 'The file does not import the runtime.',
      mend: 'Add `import Trispan` at the top of the file.',
      more: ['ios/viewcontroller', 'ios/custom-code'],
    },
    {
      text: 'Unknown class MainViewController in Interface Builder file.',
      cause: 'The storyboard looks for your view controller in another module.',
      mend: 'Select the view controller in `Main.storyboard` and tick **Inherit Module From Target** in the identity inspector.',
      more: ['ios/viewcontroller', 'ios/custom-code'],
    },
    {
      text: 'does not respond to method call … using selector …',
      cause:
        'The macro lists the method, but the class has no such method in the right form: `@objc` is missing, or its parameter has a label.',
      mend: 'Declare the method as `@objc func name(_ call: TSPPluginCall)`.',
      common: true,
    },
    {
      text: 'Main Thread Checker: UI API called on a background thread: …',
      also: ['must be used from main thread only', 'UI API called on a background thread'],
      cause: 'A plugin method used UIKit. Plugin methods run on their own queue.',
      mend: 'Wrap the lines in `DispatchQueue.main.async { … }`.',
    },
    {
      text: "Value of optional type 'TSPBridgeProtocol?' must be unwrapped",
      versions: 'v4 v3',
      cause: "A plugin's bridge has been optional since version 3.",
      mend: 'Write `bridge?` before the call.',
      more: ['updating/plugins/3-0'],
    },
    {
      text: 'Initializer for conditional binding must have Optional type',
      versions: 'v4 v3',
      cause: "A plugin call's getter now has a default value, so its result is no longer optional.",
      mend: 'Remove `guard let` or `if let`.',
      more: ['updating/plugins/3-0'],
    },
    {
      text: 'Extra argument in call',
      also: ['Incorrect argument label in call', 'Missing argument for parameter'],
      cause: 'A method was called with arguments for another version, such as those of `reject` in a different order.',
      mend: 'Pass the message, code, error and data in this order, and `nil` for what you skip.',
      more: ['core-apis/ios', 'plugins/ios'],
    },
    {
      text: 'Unable to serialize plugin response as JSON',
      versions: 'v4 v3',
      cause: 'A plugin resolved with something that JSON cannot represent, such as a `Date` or `Data`.',
      mend: 'Return strings, numbers, booleans, arrays and dictionaries only.',
      more: ['core-apis/data-types'],
    },
    {
      text: 'Thread 1: Fatal error: Unexpectedly found nil while unwrapping an Optional value',
      cause:
        'Swift code used `!` on a value that was missing, often an outlet or an option that the page did not pass.',
      mend: 'Read the value with `guard let … else { call.reject("…"); return }`.',
    },
    {
      text: 'Thread 1: signal SIGABRT',
      also: [
        'libc++abi: terminating with uncaught exception of type NSException',
        '*** Terminating app due to uncaught exception',
      ],
      cause: 'An Objective-C exception ended the app. Its text is in the console, a few lines above.',
      mend: 'Look for `Terminating app due to uncaught exception` in the console and search for what follows it.',
    },
    {
      text: 'Application tried to present modally a view controller that is already being presented',
      also: ['Attempt to present … on … which is already presenting …', 'whose view is not in the window hierarchy'],
      cause: 'Native code shows a view while another is being shown, or from a controller that is not visible.',
      mend: 'Present from `bridge?.viewController`, and wait until the other view has been dismissed.',
      more: ['core-apis/ios', 'plugins/ios'],
    },
    {
      text: 'The file “App.xcodeproj” couldn’t be opened because its project.pbxproj file cannot be parsed',
      id: 'projectpbxproj-cannot-be-parsed',
      also: [
        'project is damaged and cannot be opened due to a parse error',
        '-[__NSCFString objectForKey:]: unrecognized selector',
      ],
      cause: 'A merge has left conflict markers in `project.pbxproj`.',
      mend: 'Resolve the conflict in that file: look for `<<<<<<<`. If that fails, restore the file from version control.',
      more: ['ios/troubleshooting'],
    },
    {
      text: 'Couldn’t read property list: invalid property list',
      id: 'invalid-property-list',
      also: ['unable to read property list from file', 'Unexpected character < at line 1'],
      cause: 'A tag is missing from `Info.plist` or from an entitlements file, or a merge has left conflict markers.',
      mend: 'Run `plutil -lint ios/App/App/Info.plist`, which names the line.',
      more: ['ios/configuration'],
    },
  ],
} satisfies ErrorGroup;
