import type { CommandLine } from 'pagewright/commands';
import {
  anyPlatform,
  appId,
  appName,
  askedPlatform,
  copyPlatform,
  copyText,
  deployment,
  doctorText,
  globalOptions,
  initText,
  listText,
  nativePlatforms,
  openText,
  platform,
  platformHooks,
  syncPlatform,
  syncText,
  updatePlatform,
  updateText,
} from './shared.ts';

const platforms = [...anyPlatform, 'electron'];

const npmClient = {
  flags: '--npm-client [npmClient]',
  values: ['npm', 'yarn'],
  default: 'yarn if there is a yarn.lock, otherwise npm or a question',
};

export default {
  program: 'npx trispan',
  commands: [
    {
      name: 'create',
      doc: 'cli/create',
      text: 'Makes a small web app in a new folder, with a configuration and the core and CLI packages installed.',
      arguments: [
        { name: 'directory', text: 'Folder to create. It must not exist yet, and its name has no spaces.' },
        { name: 'name', text: 'Name of the app as users read it. Becomes `appName` in the configuration.' },
        { name: 'id', text: 'Identifier of the app, such as `com.example.fieldnotes`. Becomes `appId`.' },
      ],
      options: [
        { ...npmClient, text: 'What installs the packages of the new app. Becomes `npmClient` in the configuration.' },
      ],
    },
    {
      name: 'init',
      doc: 'cli/cap',
      text: initText,
      arguments: [appName, appId],
      options: [
        {
          flags: '--web-dir [value]',
          default: 'webDir of the configuration, else www',
          text: 'Folder that your web build writes to. Becomes `webDir`.',
        },
        { ...npmClient, text: 'What the CLI installs packages with later. Becomes `npmClient` in the configuration.' },
      ],
    },
    {
      name: 'serve',
      doc: 'cli/serve',
      text: 'Serves the web folder and opens it in a browser.',
    },
    {
      name: 'add',
      doc: 'cli/add',
      text: 'Installs the package of a platform, creates its native project, then syncs.',
      arguments: [
        askedPlatform(
          'The platform to create.',
          [...nativePlatforms, 'electron'],
          'The web needs no project. `electron` is deprecated.',
        ),
      ],
    },
    { name: 'sync', doc: 'cli/sync', text: syncText, arguments: [syncPlatform(platforms)], options: [deployment] },
    { name: 'copy', doc: 'cli/copy', text: copyText, arguments: [copyPlatform(platforms)] },
    {
      name: 'update',
      doc: 'cli/update',
      text: updateText,
      arguments: [updatePlatform(platforms)],
      options: [deployment],
    },
    {
      name: 'open',
      doc: 'cli/open',
      text: openText,
      arguments: [askedPlatform('The project to open.', platforms, 'For `web` there is nothing to open.')],
    },
    {
      name: 'ls',
      doc: 'cli/list',
      text: listText,
      arguments: [
        platform(
          'The platform to list.',
          platforms,
          'Without it: each one that you have added. There is no list for `web` and `electron`.',
        ),
      ],
    },
    {
      name: 'doctor',
      text: doctorText,
      arguments: [platform('The platform to check.', platforms, 'Without it: each one that you have added.')],
    },
    {
      name: 'plugin:generate',
      doc: 'cli/plugin-generate',
      text: 'Asks some questions and creates a plugin package in a new folder.',
    },
  ],
  globalOptions,
  hooks: platformHooks,
} satisfies CommandLine;
