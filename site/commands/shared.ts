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
  text: 'Keeps `Podfile.lock` and passes `--deployment` to `pod install`. Without this option, the CLI deletes the lock file first.',
};

const eachAdded = 'Without a platform, the command covers every platform that you have added, and the web.';

/** The optional platform argument of a command that works on all platforms by default. */
export function platform(use: string, values = anyPlatform, without = eachAdded): Argument {
  return { name: 'platform', values, text: `${use} ${without}` };
}

/** The optional platform argument of a command that asks for it. */
export function askedPlatform(use: string, values: string[], note = ''): Argument {
  return { name: 'platform', values, text: `${use} If you leave it out, the command asks.${note && ` ${note}`}` };
}

export const appName: Argument = {
  name: 'appName',
  text: 'App name that users see. It becomes `appName` in the configuration.',
};
export const appId: Argument = {
  name: 'appId',
  text: 'App identifier, such as `com.example.fieldnotes`. It becomes `appId`.',
};

/** Calls that readers see beside the arguments and options. */
export const initExamples = [
  'npx trispan init',
  'npx trispan init "Field Notes" com.example.fieldnotes --web-dir dist',
];
export const addExamples = ['npx trispan add ios', 'npx trispan add android'];
export const syncExamples = ['npx trispan sync', 'npx trispan sync android', 'npx trispan sync ios --deployment'];
export const copyExamples = ['npx trispan copy', 'npx trispan copy android'];
export const updateExamples = ['npx trispan update', 'npx trispan update ios --deployment'];
export const openExamples = ['npx trispan open ios', 'npx trispan open android'];
export const listExamples = ['npx trispan ls', 'npx trispan ls ios'];

export const initText = 'Writes the configuration file and asks for anything that you do not pass as an argument.';
export const syncText = 'Runs `copy`, then `update`.';
export const copyText = 'Copies the web build and the configuration into the native projects.';
export const updateText = 'Installs the native code for the plugins listed in `package.json`.';
export const openText = 'Opens the native project in Xcode or Android Studio.';
export const listText =
  'Lists the native and Cordova plugins that the CLI finds, then the Cordova plugins that cannot be used.';
export const doctorText = 'Prints the versions of the Trispan packages and checks the platforms.';

export const syncPlatform = (values = anyPlatform): Argument => platform('The platform to bring up to date.', values);
export const copyPlatform = (values = anyPlatform): Argument => platform('The platform to copy to.', values);
export const updatePlatform = (values = anyPlatform): Argument => platform('The platform to update.', values);

export const globalOptions = [
  { flags: '-V, --version', text: 'Prints the version of the CLI. Use it in place of a command.' },
  { flags: '-h, --help', text: 'Prints help for the command, or for the CLI if you give no command.' },
];

/** Commands that are the same in versions 3 and 4. */
export const since3 = {
  init: {
    name: 'init',
    doc: 'cli/commands/init',
    text: initText,
    arguments: [appName, appId],
    options: [{ flags: '--web-dir <value>', text: 'Folder that your web build writes to. It becomes `webDir`.' }],
    examples: initExamples,
  },
  add: {
    name: 'add',
    doc: 'cli/commands/add',
    text: 'Creates a platform’s native project, then syncs if `webDir` exists.',
    arguments: [askedPlatform('The platform to create.', nativePlatforms, 'The web needs no project.')],
    examples: addExamples,
  },
  update: {
    name: 'update',
    doc: 'cli/commands/update',
    text: updateText,
    arguments: [updatePlatform()],
    options: [deployment],
    examples: updateExamples,
  },
  open: {
    name: 'open',
    doc: 'cli/commands/open',
    text: openText,
    arguments: [askedPlatform('The project to open.', nativePlatforms)],
    examples: openExamples,
  },
  list: {
    name: 'ls',
    doc: 'cli/commands/list',
    text: listText,
    arguments: [
      platform(
        'The platform to list.',
        anyPlatform,
        'Without a platform, the command lists every platform that you have added. For `web`, it only prints that there is no list.',
      ),
    ],
    examples: listExamples,
  },
  doctor: {
    name: 'doctor',
    text: doctorText,
    arguments: [
      platform(
        'The platform to check.',
        anyPlatform,
        'Without a platform, the command checks every platform that you have added.',
      ),
    ],
  },
  config: {
    name: 'config',
    text: 'Prints the configuration that the CLI uses. `--help` does not list this command.',
    options: [{ flags: '--json', text: 'Prints the configuration as JSON.' }],
  },
  telemetry: {
    name: 'telemetry',
    text: 'Turns telemetry (usage data) on or off. `--help` does not list this command.',
    arguments: [{ name: 'on|off', values: ['on', 'off'], text: 'The setting to store.' }],
  },
} satisfies Record<string, Command>;

/** Version 2 commands that, since version 3, only report an error. `generator` is the plugin generator’s release to use. */
export const removedIn3 = (generator: string): Command[] => [
  {
    name: 'create',
    text: 'Removed in version 3; now only reports an error. Create a new app with `npm init @trispan/app`.',
    arguments: [
      { name: 'directory', text: 'No longer used.' },
      { name: 'name', text: 'No longer used.' },
      { name: 'id', text: 'No longer used.' },
    ],
  },
  {
    name: 'serve',
    text: 'Removed in version 3; now only reports an error. Serve `webDir` with your build tool or any static web server.',
  },
  {
    name: 'plugin:generate',
    text: `Removed in version 3; now only reports an error. Create a new plugin with \`npm init @trispan/plugin@${generator}\`.`,
  },
];

/** `run`, with the options that a version adds before the common ones. */
export function run(...more: Option[]): Command {
  return {
    name: 'run',
    doc: 'cli/commands/run',
    text: 'Syncs, creates a debug build and starts it on a device or emulator.',
    arguments: [askedPlatform('The platform to run on.', nativePlatforms)],
    examples: ['npx trispan run ios', 'npx trispan run android --list', 'npx trispan run android --no-sync'],
    options: [
      ...more,
      {
        flags: '--list',
        text: 'Lists the available devices and emulators, then exits.',
      },
      { flags: '--json', text: 'With `--list`, prints the list as JSON.' },
      {
        flags: '--target <id>',
        text: 'ID of the device or emulator, from `--list`. Without this option, the command asks if there are several.',
      },
      { flags: '--no-sync', text: 'Builds the native project as it is, without syncing first.' },
    ],
  };
}

/** Scripts in an app's `package.json`, since version 3. */
export const appHooks: Described[] = [
  {
    name: 'trispan:sync:before',
    text: 'Runs before `sync` does anything for a platform.',
  },
  {
    name: 'trispan:sync:after',
    text: 'Runs after `sync` has finished with a platform.',
  },
  {
    name: 'trispan:copy:before',
    text: 'Runs before the web build is copied to a platform.',
  },
  {
    name: 'trispan:copy:after',
    text: 'Runs after the web build and the configuration have been copied to a platform.',
  },
  {
    name: 'trispan:update:before',
    text: 'Runs before a platform’s plugins are updated.',
  },
  {
    name: 'trispan:update:after',
    text: 'Runs after a platform’s plugins have been updated.',
  },
];

/** Scripts in a package that provides its own platform. */
export const platformHooks: Described[] = [
  { name: 'trispan:add', text: 'In a platform package: does the work of `add` for that platform.' },
  {
    name: 'trispan:copy',
    text: 'In a platform package: does the work of `copy` and the first half of `sync`.',
  },
  {
    name: 'trispan:update',
    text: 'In a platform package: does the work of `update` and the second half of `sync`.',
  },
  { name: 'trispan:open', text: 'In a platform package: does the work of `open`.' },
];
export const runPlatformHook: Described = {
  name: 'trispan:run',
  text: 'In a platform package: does the work of `run`.',
};

/** Since version 3. */
export const environment: Described[] = [
  {
    name: 'TRISPAN_ANDROID_STUDIO_PATH',
    text: 'Path to Android Studio for `open android`. Defaults: `/Applications/Android Studio.app` on macOS, `C:\\Program Files\\Android\\Android Studio\\bin\\studio64.exe` on Windows, `/usr/local/android-studio/bin/studio.sh` on Linux.',
  },
  {
    name: 'TRISPAN_COCOAPODS_PATH',
    text: 'Path to the CocoaPods executable. Default: `pod`.',
  },
];

/** Since version 3. */
export const hookEnvironment: Described[] = [
  {
    name: 'TRISPAN_PLATFORM_NAME',
    text: 'The platform that the CLI is working on: `ios`, `android`, `web`, or the name that you gave the command.',
  },
  { name: 'TRISPAN_ROOT_DIR', text: 'Absolute path to the project in which you started the CLI.' },
  { name: 'TRISPAN_WEB_DIR', text: 'Absolute path to the web build, from `webDir`.' },
  { name: 'TRISPAN_CONFIG', text: 'The evaluated configuration as JSON.' },
  {
    name: 'INIT_CWD',
    text: 'The folder in which the script runs, unless a package manager has set this variable already.',
  },
];
