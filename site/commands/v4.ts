import type { CommandLine } from 'pagewright/commands';
import {
  appHooks,
  copyPlatform,
  copyText,
  deployment,
  environment,
  globalOptions,
  hookEnvironment,
  nativePlatforms,
  platformHooks,
  removedIn3,
  run,
  runPlatformHook,
  since3,
  syncPlatform,
  syncText,
} from './shared.ts';

const inline = {
  flags: '--inline',
  default: 'false',
  text: 'Writes each source map into the copied script it belongs to, so that the web inspector of a device shows your own sources.',
};

export default {
  program: 'npx trispan',
  commands: [
    since3.init,
    since3.add,
    {
      name: 'sync',
      doc: 'cli/commands/sync',
      text: syncText,
      arguments: [syncPlatform()],
      options: [deployment, inline],
    },
    { name: 'copy', doc: 'cli/commands/copy', text: copyText, arguments: [copyPlatform()], options: [inline] },
    since3.update,
    run(
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
    ),
    since3.open,
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
          text: 'Keystore that holds your signing key. A relative path is resolved from the Android project.',
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
    since3.list,
    since3.doctor,
    {
      name: 'migrate',
      text: 'Raises the dependencies and native projects of an older app to version 4.',
    },
    since3.config,
    since3.telemetry,
    ...removedIn3('0.9'),
  ],
  globalOptions,
  hooks: [...appHooks, ...platformHooks, runPlatformHook],
  environment,
  hookEnvironment,
} satisfies CommandLine;
