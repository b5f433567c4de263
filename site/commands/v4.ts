import type { CommandLine } from '#site';

const anyPlatform = ['ios', 'android', 'web'];
const nativePlatforms = ['ios', 'android'];

const inline = {
  flags: '--inline',
  default: 'false',
  text: 'Writes each source map into the copied script it belongs to, so that the web inspector of a device shows your own sources.',
};
const deployment = {
  flags: '--deployment',
  platforms: ['ios' as const],
  text: 'Leaves `Podfile.lock` in place and hands `--deployment` on to `pod install`. Without it the lock file is deleted first.',
};

export default {
  program: 'npx trispan',
  commands: [
    {
      name: 'init',
      doc: 'cli/commands/init',
      text: 'Writes the configuration file. Asks for what you do not give as an argument.',
      arguments: [
        { name: 'appName', text: 'Name of the app as users read it. Becomes `appName` in the configuration.' },
        { name: 'appId', text: 'Identifier of the app, such as `com.example.fieldnotes`. Becomes `appId`.' },
      ],
      options: [{ flags: '--web-dir <value>', text: 'Folder that your web build writes to. Becomes `webDir`.' }],
    },
    {
      name: 'add',
      doc: 'cli/commands/add',
      text: 'Creates the native project of a platform, then syncs if `webDir` exists.',
      arguments: [
        {
          name: 'platform',
          values: anyPlatform,
          text: 'The platform to create. Without it the command asks. `web` needs no project and is refused.',
        },
      ],
    },
    {
      name: 'sync',
      doc: 'cli/commands/sync',
      text: 'Runs `copy`, then `update`.',
      arguments: [
        {
          name: 'platform',
          values: anyPlatform,
          text: 'The platform to bring up to date. Without it: each one that you have added, and the web.',
        },
      ],
      options: [deployment, inline],
    },
    {
      name: 'copy',
      doc: 'cli/commands/copy',
      text: 'Copies the web build and the configuration into the native projects.',
      arguments: [
        {
          name: 'platform',
          values: anyPlatform,
          text: 'The platform to copy to. Without it: each one that you have added, and the web.',
        },
      ],
      options: [inline],
    },
    {
      name: 'update',
      doc: 'cli/commands/update',
      text: 'Installs the native code of the plugins that `package.json` names.',
      arguments: [
        {
          name: 'platform',
          values: anyPlatform,
          text: 'The platform to update. Without it: each one that you have added, and the web.',
        },
      ],
      options: [deployment],
    },
    {
      name: 'run',
      doc: 'cli/commands/run',
      text: 'Syncs, makes a debug build and starts it on a device or emulator.',
      arguments: [
        { name: 'platform', values: nativePlatforms, text: 'The platform to start on. Without it the command asks.' },
      ],
      options: [
        {
          flags: '--scheme <schemeName>',
          platforms: ['ios'],
          default: 'ios.scheme of the configuration',
          text: 'Xcode scheme to build.',
        },
        {
          flags: '--flavor <flavorName>',
          platforms: ['android'],
          default: 'android.flavor of the configuration',
          text: 'Product flavor to build.',
        },
        {
          flags: '--list',
          text: 'Prints the devices and emulators that can be used, and stops. Add `--json` for output that a script can read.',
        },
        {
          flags: '--target <id>',
          text: 'Device or emulator to use, by its id from `--list`. Without it the command asks when there is a choice.',
        },
        { flags: '--no-sync', text: 'Builds what is in the native project, without a sync before it.' },
      ],
    },
    {
      name: 'open',
      doc: 'cli/commands/open',
      text: 'Opens the native project in Xcode or Android Studio.',
      arguments: [
        { name: 'platform', values: nativePlatforms, text: 'The project to open. Without it the command asks.' },
      ],
    },
    {
      name: 'build',
      doc: 'cli/commands/build',
      text: 'Makes a signed release build.',
      arguments: [{ name: 'platform', required: true, values: nativePlatforms, text: 'The platform to build for.' }],
      options: [
        {
          flags: '--scheme <schemeToBuild>',
          platforms: ['ios'],
          default: 'ios.scheme of the configuration',
          text: 'Xcode scheme to archive.',
        },
        {
          flags: '--keystorepath <keystorePath>',
          platforms: ['android'],
          default: 'android.buildOptions.keystorePath',
          text: 'Keystore that holds your signing key. A relative path counts from the Android project.',
        },
        {
          flags: '--keystorepass <keystorePass>',
          platforms: ['android'],
          default: 'android.buildOptions.keystorePassword',
          text: 'Password of the keystore.',
        },
        {
          flags: '--keystorealias <keystoreAlias>',
          platforms: ['android'],
          default: 'android.buildOptions.keystoreAlias',
          text: 'Name of the key inside the keystore.',
        },
        {
          flags: '--keystorealiaspass <keystoreAliasPass>',
          platforms: ['android'],
          default: 'android.buildOptions.keystoreAliasPassword',
          text: 'Password of that key.',
        },
        {
          flags: '--androidreleasetype <androidreleasetype>',
          platforms: ['android'],
          values: ['AAB', 'APK'],
          default: 'android.buildOptions.releaseType, else AAB',
          text: 'What to build: an Android App Bundle for the Play Console, or an APK.',
        },
      ],
    },
    {
      name: 'ls',
      doc: 'cli/commands/list',
      text: 'Lists the plugins that were found: native ones, Cordova ones, and Cordova ones that cannot be used.',
      arguments: [
        {
          name: 'platform',
          values: anyPlatform,
          text: 'The platform to list. Without it: each one that you have added. There is no list for `web`.',
        },
      ],
    },
    {
      name: 'doctor',
      text: 'Prints the versions of the Trispan packages and checks the platforms.',
      arguments: [{ name: 'platform', values: anyPlatform, text: 'The platform to check. Without it: all of them.' }],
    },
    {
      name: 'migrate',
      text: 'Raises the dependencies and native projects of an older app to version 4.',
    },
    {
      name: 'config',
      text: 'Prints the configuration as the CLI has understood it. Not shown by `--help`.',
      options: [{ flags: '--json', text: 'Prints it as JSON.' }],
    },
    {
      name: 'telemetry',
      text: 'Turns the sending of usage data on or off. Not shown by `--help`.',
      arguments: [{ name: 'on|off', values: ['on', 'off'], text: 'The setting to store.' }],
    },
    {
      name: 'create',
      text: 'Removed in version 3, ends with an error. Make a new app with `npm init @trispan/app`.',
      arguments: [
        { name: 'directory', text: 'No longer used.' },
        { name: 'name', text: 'No longer used.' },
        { name: 'id', text: 'No longer used.' },
      ],
    },
    {
      name: 'serve',
      text: 'Removed in version 3, ends with an error. Serve `webDir` with your build tool or any static web server.',
    },
    {
      name: 'plugin:generate',
      text: 'Removed in version 3, ends with an error. Make a new plugin with `npm init @trispan/plugin`.',
    },
  ],
  globalOptions: [
    { flags: '-V, --version', text: 'Prints the version of the CLI. Give it in place of a command.' },
    { flags: '-h, --help', text: 'Prints the usage of the command, or of the CLI when no command is given.' },
  ],
  hooks: [
    { name: 'trispan:sync:before', text: 'In your `package.json`. Before `sync` does anything for a platform.' },
    { name: 'trispan:sync:after', text: 'In your `package.json`. When `sync` is done with a platform.' },
    { name: 'trispan:copy:before', text: 'In your `package.json`. Before the web build is copied to a platform.' },
    { name: 'trispan:copy:after', text: 'In your `package.json`. When web build and configuration are in place.' },
    { name: 'trispan:update:before', text: 'In your `package.json`. Before the plugins of a platform are updated.' },
    { name: 'trispan:update:after', text: 'In your `package.json`. When the plugins of a platform are up to date.' },
    { name: 'trispan:add', text: 'In a platform package. Does the work of `add` for that platform.' },
    { name: 'trispan:copy', text: 'In a platform package. Does the work of `copy`, and the first half of `sync`.' },
    {
      name: 'trispan:update',
      text: 'In a platform package. Does the work of `update`, and the second half of `sync`.',
    },
    { name: 'trispan:open', text: 'In a platform package. Does the work of `open`.' },
    { name: 'trispan:run', text: 'In a platform package. Does the work of `run`.' },
  ],
  environment: [
    {
      name: 'TRISPAN_ANDROID_STUDIO_PATH',
      text: 'Android Studio, for `open android`. Defaults: `/Applications/Android Studio.app` on macOS, `C:\\Program Files\\Android\\Android Studio\\bin\\studio64.exe` on Windows, `/usr/local/android-studio/bin/studio.sh` on Linux.',
    },
    { name: 'TRISPAN_COCOAPODS_PATH', text: 'The CocoaPods executable. Default: `pod`, found on the path.' },
  ],
  hookEnvironment: [
    {
      name: 'TRISPAN_PLATFORM_NAME',
      text: 'The platform that is being worked on: `ios`, `android`, `web`, or the name that was given to the command.',
    },
    { name: 'TRISPAN_ROOT_DIR', text: 'Absolute path of the project, where the CLI was started.' },
    { name: 'TRISPAN_WEB_DIR', text: 'Absolute path of the web build, from `webDir`.' },
    { name: 'TRISPAN_CONFIG', text: 'The evaluated configuration as JSON.' },
    {
      name: 'INIT_CWD',
      text: 'The folder in which the script runs, unless a package manager has set this variable already.',
    },
  ],
} satisfies CommandLine;
