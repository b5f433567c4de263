import type { CommandLine } from 'pagewright/commands';

type Command = CommandLine['commands'][number];
type Argument = NonNullable<Command['arguments']>[number];
type Option = NonNullable<Command['options']>[number];
type Described = { name: string; text: string };

export const anyPlatform = ['ios', 'android', 'web'];
export const nativePlatforms = ['ios', 'android'];

export const deployment: Option = {
  flags: '--deployment',
  platforms: ['ios'],
  text: 'Leaves `Podfile.lock` in place and passes `--deployment` on to `pod install`. Without it the lock file is deleted first.',
};

const eachAdded = 'Without it: each one that you have added, and the web.';

/** The optional platform argument of a command that works on all platforms by default. */
export function platform(use: string, values = anyPlatform, without = eachAdded): Argument {
  return { name: 'platform', values, text: `${use} ${without}` };
}

/** The optional platform argument of a command that asks for it. */
export function askedPlatform(use: string, values: string[], note = ''): Argument {
  return { name: 'platform', values, text: `${use} Without it the command asks.${note && ` ${note}`}` };
}

export const appName: Argument = {
  name: 'appName',
  text: 'Name of the app as users read it. Becomes `appName` in the configuration.',
};
export const appId: Argument = {
  name: 'appId',
  text: 'Identifier of the app, such as `com.example.fieldnotes`. Becomes `appId`.',
};

export const initText = 'Writes the configuration file. Asks for what you do not give as an argument.';
export const syncText = 'Runs `copy`, then `update`.';
export const copyText = 'Copies the web build and the configuration into the native projects.';
export const updateText = 'Installs the native code of the plugins that `package.json` names.';
export const openText = 'Opens the native project in Xcode or Android Studio.';
export const listText =
  'Lists the plugins that were found: native ones, Cordova ones, and Cordova ones that cannot be used.';
export const doctorText = 'Prints the versions of the Trispan packages and checks the platforms.';

export const syncPlatform = (values = anyPlatform): Argument => platform('The platform to bring up to date.', values);
export const copyPlatform = (values = anyPlatform): Argument => platform('The platform to copy to.', values);
export const updatePlatform = (values = anyPlatform): Argument => platform('The platform to update.', values);

export const globalOptions = [
  { flags: '-V, --version', text: 'Prints the version of the CLI. Give it instead of a command.' },
  { flags: '-h, --help', text: 'Prints the usage of the command, or of the CLI when no command is given.' },
];

/** Commands that are the same in the versions 3 and 4. */
export const since3 = {
  init: {
    name: 'init',
    doc: 'cli/commands/init',
    text: initText,
    arguments: [appName, appId],
    options: [{ flags: '--web-dir <value>', text: 'Folder that your web build writes to. Becomes `webDir`.' }],
  },
  add: {
    name: 'add',
    doc: 'cli/commands/add',
    text: 'Creates the native project of a platform, then syncs if `webDir` exists.',
    arguments: [askedPlatform('The platform to create.', nativePlatforms, 'The web needs no project.')],
  },
  update: {
    name: 'update',
    doc: 'cli/commands/update',
    text: updateText,
    arguments: [updatePlatform()],
    options: [deployment],
  },
  open: {
    name: 'open',
    doc: 'cli/commands/open',
    text: openText,
    arguments: [askedPlatform('The project to open.', nativePlatforms)],
  },
  list: {
    name: 'ls',
    doc: 'cli/commands/list',
    text: listText,
    arguments: [
      platform(
        'The platform to list.',
        anyPlatform,
        'Without it: each one that you have added. There is no list for `web`.',
      ),
    ],
  },
  doctor: {
    name: 'doctor',
    text: doctorText,
    arguments: [platform('The platform to check.', anyPlatform, 'Without it: each one that you have added.')],
  },
  config: {
    name: 'config',
    text: 'Prints the configuration as the CLI reads it. Not shown by `--help`.',
    options: [{ flags: '--json', text: 'Prints it as JSON.' }],
  },
  telemetry: {
    name: 'telemetry',
    text: 'Turns the sending of usage data on or off. Not shown by `--help`.',
    arguments: [{ name: 'on|off', values: ['on', 'off'], text: 'The setting to store.' }],
  },
} satisfies Record<string, Command>;

/** Commands of version 2 that only end with an error since version 3. `generator` is the release of the plugin generator to use. */
export const removedIn3 = (generator: string): Command[] => [
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
    text: `Removed in version 3, ends with an error. Make a new plugin with \`npm init @trispan/plugin@${generator}\`.`,
  },
];

/** `run`, with the options that a version adds before the common ones. */
export function run(...more: Option[]): Command {
  return {
    name: 'run',
    doc: 'cli/commands/run',
    text: 'Syncs, makes a debug build and starts it on a device or emulator.',
    arguments: [askedPlatform('The platform to start on.', nativePlatforms)],
    options: [
      ...more,
      {
        flags: '--list',
        text: 'Prints the devices and emulators that can be used, and stops.',
      },
      { flags: '--json', text: 'Together with `--list`: prints the list as JSON, for a script to read.' },
      {
        flags: '--target <id>',
        text: 'Device or emulator to use, by its id from `--list`. Without it the command asks when there is a choice.',
      },
      { flags: '--no-sync', text: 'Builds what is in the native project, without a sync before it.' },
    ],
  };
}

/** Scripts of an app, since version 3. */
export const appHooks: Described[] = [
  { name: 'trispan:sync:before', text: 'In your `package.json`. Before `sync` does anything for a platform.' },
  { name: 'trispan:sync:after', text: 'In your `package.json`. When `sync` is done with a platform.' },
  { name: 'trispan:copy:before', text: 'In your `package.json`. Before the web build is copied to a platform.' },
  { name: 'trispan:copy:after', text: 'In your `package.json`. When web build and configuration are in place.' },
  { name: 'trispan:update:before', text: 'In your `package.json`. Before the plugins of a platform are updated.' },
  { name: 'trispan:update:after', text: 'In your `package.json`. When the plugins of a platform are up to date.' },
];

/** Scripts of a package that brings a platform of its own. */
export const platformHooks: Described[] = [
  { name: 'trispan:add', text: 'In a platform package. Does the work of `add` for that platform.' },
  { name: 'trispan:copy', text: 'In a platform package. Does the work of `copy`, and the first half of `sync`.' },
  { name: 'trispan:update', text: 'In a platform package. Does the work of `update`, and the second half of `sync`.' },
  { name: 'trispan:open', text: 'In a platform package. Does the work of `open`.' },
];
export const runPlatformHook: Described = {
  name: 'trispan:run',
  text: 'In a platform package. Does the work of `run`.',
};

/** Since version 3. */
export const environment: Described[] = [
  {
    name: 'TRISPAN_ANDROID_STUDIO_PATH',
    text: 'Android Studio, for `open android`. Defaults: `/Applications/Android Studio.app` on macOS, `C:\\Program Files\\Android\\Android Studio\\bin\\studio64.exe` on Windows, `/usr/local/android-studio/bin/studio.sh` on Linux.',
  },
  {
    name: 'TRISPAN_COCOAPODS_PATH',
    text: 'The CocoaPods executable. Default: `pod`, found on the path. A command named `pod` must be on the path in any case, or `pod install` is skipped.',
  },
];

/** Since version 3. */
export const hookEnvironment: Described[] = [
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
];
