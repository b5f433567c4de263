import type { CommandLine } from 'pagewright/commands';
import {
  appHooks,
  copyExamples,
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
  syncExamples,
  syncPlatform,
  syncText,
} from './shared.ts';

const inline = {
  flags: '--inline',
  default: 'false',
  text: 'Embeds each source map in its copied script, so that the web inspector shows your original source code.',
};

export default {
  program: 'npx trispan',
  package: '@trispan/cli',
  commands: [
    since3.init,
    since3.add,
    {
      name: 'sync',
      doc: 'cli/commands/sync',
      text: syncText,
      arguments: [syncPlatform()],
      options: [deployment, inline],
      examples: syncExamples,
    },
    {
      name: 'copy',
      doc: 'cli/commands/copy',
      text: copyText,
      arguments: [copyPlatform()],
      options: [inline],
      examples: copyExamples,
    },
    since3.update,
    run(
      {
        flags: '--scheme <schemeName>',
        platforms: ['ios'],
        text: 'Xcode scheme to build; by default, the value of `ios.scheme` in the configuration.',
      },
      {
        flags: '--flavor <flavorName>',
        platforms: ['android'],
        text: 'Product flavor to build; by default, the value of `android.flavor` in the configuration.',
      },
    ),
    since3.open,
    {
      name: 'build',
      doc: 'cli/commands/build',
      text: 'Creates a signed release build.',
      examples: ['npx trispan build ios'],
      arguments: [{ name: 'platform', required: true, values: nativePlatforms, text: 'The platform to build for.' }],
      options: [
        {
          flags: '--scheme <schemeToBuild>',
          platforms: ['ios'],
          text: 'Xcode scheme to archive; by default, the value of `ios.scheme` in the configuration.',
        },
        {
          flags: '--keystorepath <keystorePath>',
          platforms: ['android'],
          text: 'Path to the keystore with your signing key; by default, the value of `android.buildOptions.keystorePath` in the configuration. A relative path is resolved from the `android` folder.',
        },
        {
          flags: '--keystorepass <keystorePass>',
          platforms: ['android'],
          text: 'Keystore password; by default, the value of `android.buildOptions.keystorePassword` in the configuration.',
        },
        {
          flags: '--keystorealias <keystoreAlias>',
          platforms: ['android'],
          text: 'Alias of the key in the keystore; by default, the value of `android.buildOptions.keystoreAlias` in the configuration.',
        },
        {
          flags: '--keystorealiaspass <keystoreAliasPass>',
          platforms: ['android'],
          text: 'Key password; by default, the value of `android.buildOptions.keystoreAliasPassword` in the configuration.',
        },
        {
          flags: '--androidreleasetype <androidreleasetype>',
          platforms: ['android'],
          values: ['AAB', 'APK'],
          text: 'What to build: an Android App Bundle for Google Play, or an APK; by default, the value of `android.buildOptions.releaseType` in the configuration. If neither the option nor the configuration sets a type, the result is an AAB. Android 11 and later reject the APK’s signature if the app targets API level 30 or higher, so build such an APK with Gradle.',
        },
      ],
    },
    since3.list,
    since3.doctor,
    {
      name: 'migrate',
      text: 'Updates an older app’s dependencies and native projects to version 4.',
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
