import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Where CocoaPods, Ruby and the release of Xcode do not fit together. */
export default {
  on: ['ios'],
  tool: 'CocoaPods',
  more: ['ios/troubleshooting'],
  entries: [
    {
      text: 'uninitialized constant ActiveSupport::LoggerThreadSafeLevel::Logger (NameError)',
      cause: 'The Ruby package `concurrent-ruby` was updated to 1.3.5, which the installed CocoaPods does not expect.',
      mend: 'Run `sudo gem uninstall cocoapods` and `brew install cocoapods`. Without Homebrew, run `gem install concurrent-ruby -v 1.3.4`, then `gem uninstall concurrent-ruby -v 1.3.5`.',
    },
    {
      text: "ERROR: While executing gem ... (Gem::FilePermissionError) You don't have write permissions for the /Library/Ruby/Gems/2.6.0 directory.",
      id: 'gem-file-permission-error',
      also: [
        'ffi requires Ruby version >= 3.0',
        'activesupport requires Ruby version',
        'Failed to build gem native extension.',
      ],
      tool: 'gem',
      cause: 'The Ruby that comes with macOS is read-only for your user, and too old for current CocoaPods releases.',
      mend: 'Run `brew install cocoapods`, which comes with its own Ruby, and open a new terminal.',
      more: ['getting-started/environment-setup#set-up-ios', 'getting-started/dependencies'],
    },
    {
      text: '[Xcodeproj] Unable to find compatibility version string for object version `70`.',
      id: 'unable-to-find-compatibility-version-string',
      also: [
        '`PBXGroup` attempted to initialize an object with unknown ISA `PBXFileSystemSynchronizedRootGroup`',
        'with unknown ISA',
      ],
      cause: 'Xcode 16 or later has saved the project in a format that CocoaPods cannot read.',
      mend: 'Run `brew upgrade cocoapods`. If that is not enough, select the project in Xcode, choose an older **Project Format** in the file inspector, and convert blue folders to groups.',
    },
    {
      text: "The project 'App' cannot be opened because it is in a future Xcode project file format (…).",
      id: 'future-xcode-project-file-format',
      also: ["xcodebuild: error: Unable to read project 'App.xcodeproj'"],
      tool: 'Xcode',
      cause: 'A newer Xcode has saved the project; this computer or build server has an older Xcode.',
      mend: 'Use the newer Xcode here too. Otherwise, select the project in the newer Xcode, choose an older **Project Format** in the file inspector, and commit the change.',
      more: ['guides/ci-cd', 'ios/troubleshooting'],
    },
    {
      text: 'error: Could not delete `…/ios/App/build` because it was not created by the build system and it is not a subfolder of derived data.',
      id: 'could-not-delete-ios-app-build',
      also: ['com.apple.xcode.CreatedByBuildSystem'],
      tool: 'npx trispan sync',
      cause:
        'At the end of a sync, the CLI tells `xcodebuild` to clean the project. Another tool created the `build` folder, so Xcode does not delete it.',
      mend: 'Delete `ios/App/build` and sync again.',
    },
    {
      text: "could not find module 'Trispan' for target 'x86_64-apple-ios-simulator'; found: arm64",
      id: 'could-not-find-module-for-target',
      also: ['Could not find module … for target'],
      tool: 'Xcode',
      cause:
        'The app and its pods were built for different processors, because an architecture is excluded in the app only or in the pods only.',
      mend: 'Remove **Excluded Architectures** from the app and from the Podfile, set **Build Active Architecture Only** to **Yes** for Debug, and clean the build folder.',
    },
    {
      text: 'xcodebuild: error: Scheme App is not currently configured for the archive action.',
      cause: 'The scheme does not archive any target.',
      tool: 'Xcode',
      mend: 'Open **Product > Scheme > Edit Scheme**, choose **Build**, and tick **Archive** for the target. Commit the scheme file.',
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
  ],
} satisfies ErrorGroup;
