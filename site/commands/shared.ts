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
  text: 'Leaves `Podfile.lock` in place and passes `--deployment` on to `pod install`. Without it, the lock file is deleted first.',
};

const eachAdded = 'Without it, the command covers every platform that you have added, and the web.';

/** The optional platform argument of a command that works on all platforms by default. */
export function platform(use: string, values = anyPlatform, without = eachAdded): Argument {
  return { name: 'platform', values, text: `${use} ${without}` };
}

/** The optional platform argument of a command that asks for it. */
export function askedPlatform(use: string, values: string[], note = ''): Argument {
  return { name: 'platform', values, text: `${use} Without it, the command asks.${note && ` ${note}`}` };
}

export const appName: Argument = {
  name: 'appName',
  text: 'Name of the app as users see it. It becomes `appName` in the configuration.',
};
export const appId: Argument = {
  name: 'appId',
  text: 'Identifier of the app, such as `com.example.fieldnotes`. It becomes `appId`.',
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

export const initText = 'Writes the configuration file, and asks for anything that you do not pass as an argument.';
export const syncText = 'Runs `copy`, then `update`.';
export const copyText = 'Copies the web build and the configuration into the native projects.';
export const updateText = 'Installs the native code of the plugins listed in `package.json`.';
export const openText = 'Opens the native project in Xcode or Android Studio.';
export const listText =
  'Lists the plugins that the CLI finds: native and Cordova plugins, then the Cordova plugins that cannot be used.';
export const doctorText = 'Prints the versions of the Trispan packages and checks the platforms.';

export const syncPlatform = (values = anyPlatform): Argument => platform('The platform to bring up to date.', values);
export const copyPlatform = (values = anyPlatform): Argument => platform('The platform to copy to.', values);
export const updatePlatform = (values = anyPlatform): Argument => platform('The platform to update.', values);

export const globalOptions = [
  { flags: '-V, --version', text: 'Prints the version of the CLI. Use it in place of a command.' },
  { flags: '-h, --help', text: 'Prints the usage of the command, or of the CLI when no command is given.' },
];

/** Commands that are the same in the versions 3 and 4. */
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
    text: 'Creates the native project of a platform, then syncs if `webDir` exists.',
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
        'Without it, the command lists every platform that you have added. There is no list for `web`.',
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
        'Without it, the command checks every platform that you have added.',
      ),
    ],
  },
  config: {
    name: 'config',
    text: 'Prints the configuration as the CLI reads it. `--help` does not show this command.',
    options: [{ flags: '--json', text: 'Prints the configuration as JSON.' }],
  },
  telemetry: {
    name: 'telemetry',
    text: 'Turns telemetry, which sends usage data, on or off. `--help` does not show this command.',
    arguments: [{ name: 'on|off', values: ['on', 'off'], text: 'The setting to store.' }],
  },
} satisfies Record<string, Command>;

/** Commands of version 2 that only end with an error since version 3. `generator` is the release of the plugin generator to use. */
export const removedIn3 = (generator: string): Command[] => [
  {
    name: 'create',
    text: 'Removed in version 3: it only reports an error. Create a new app with `npm init @trispan/app`.',
    arguments: [
      { name: 'directory', text: 'No longer used.' },
      { name: 'name', text: 'No longer used.' },
      { name: 'id', text: 'No longer used.' },
    ],
  },
  {
    name: 'serve',
    text: 'Removed in version 3: it only reports an error. Serve `webDir` with your build tool or any static web server.',
  },
  {
    name: 'plugin:generate',
    text: `Removed in version 3: it only reports an error. Create a new plugin with \`npm init @trispan/plugin@${generator}\`.`,
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
      { flags: '--json', text: 'With `--list`, prints the list as JSON for a script to read.' },
      {
        flags: '--target <id>',
        text: 'Id of the device or emulator to use, from `--list`. Without it, the command asks if there are several.',
      },
      { flags: '--no-sync', text: 'Builds the native project as it is, without syncing first.' },
    ],
  };
}

/** Scripts of an app, since version 3. */
export const appHooks: Described[] = [
  {
    name: 'trispan:sync:before',
    text: 'Script in your `package.json` that runs before `sync` does anything for a platform.',
  },
  {
    name: 'trispan:sync:after',
    text: 'Script in your `package.json` that runs after `sync` has finished with a platform.',
  },
  {
    name: 'trispan:copy:before',
    text: 'Script in your `package.json` that runs before the web build is copied to a platform.',
  },
  {
    name: 'trispan:copy:after',
    text: 'Script in your `package.json` that runs when the web build and the configuration are in place.',
  },
  {
    name: 'trispan:update:before',
    text: 'Script in your `package.json` that runs before a platform’s plugins are updated.',
  },
  {
    name: 'trispan:update:after',
    text: 'Script in your `package.json` that runs when a platform’s plugins are up to date.',
  },
];

/** Scripts of a package that brings a platform of its own. */
export const platformHooks: Described[] = [
  { name: 'trispan:add', text: 'Script in a platform package that does the work of `add` for that platform.' },
  {
    name: 'trispan:copy',
    text: 'Script in a platform package that does the work of `copy`, and the first half of `sync`.',
  },
  {
    name: 'trispan:update',
    text: 'Script in a platform package that does the work of `update`, and the second half of `sync`.',
  },
  { name: 'trispan:open', text: 'Script in a platform package that does the work of `open`.' },
];
export const runPlatformHook: Described = {
  name: 'trispan:run',
  text: 'Script in a platform package that does the work of `run`.',
};

/** Since version 3. */
export const environment: Described[] = [
  {
    name: 'TRISPAN_ANDROID_STUDIO_PATH',
    text: 'Path to Android Studio, for `open android`. Defaults: `/Applications/Android Studio.app` on macOS, `C:\\Program Files\\Android\\Android Studio\\bin\\studio64.exe` on Windows, `/usr/local/android-studio/bin/studio.sh` on Linux.',
  },
  {
    name: 'TRISPAN_COCOAPODS_PATH',
    text: 'The CocoaPods executable. Default: `pod`, found on the path. Even if you set it, a command named `pod` must be on the path, or `pod install` is skipped.',
  },
];

/** Since version 3. */
export const hookEnvironment: Described[] = [
  {
    name: 'TRISPAN_PLATFORM_NAME',
    text: 'The platform that the CLI is working on: `ios`, `android`, `web`, or the name that was given to the command.',
  },
  { name: 'TRISPAN_ROOT_DIR', text: 'Absolute path to the project in which the CLI was started.' },
  { name: 'TRISPAN_WEB_DIR', text: 'Absolute path to the web build, from `webDir`.' },
  { name: 'TRISPAN_CONFIG', text: 'The evaluated configuration as JSON.' },
  {
    name: 'INIT_CWD',
    text: 'The folder in which the script runs, unless a package manager has set this variable already.',
  },
];
