import type { CommandLine } from 'pagewright/commands';
import {
  addExamples,
  anyPlatform,
  appId,
  appName,
  askedPlatform,
  copyExamples,
  copyPlatform,
  copyText,
  deployment,
  doctorText,
  globalOptions,
  initExamples,
  initText,
  listExamples,
  listText,
  nativePlatforms,
  openExamples,
  openText,
  platform,
  syncExamples,
  syncPlatform,
  syncText,
  updateExamples,
  updatePlatform,
  updateText,
} from './shared.ts';

const platforms = [...anyPlatform, 'electron'];

const npmClient = {
  flags: '--npm-client [npmClient]',
  values: ['npm', 'yarn'],
};

/** Outside a project, `npx trispan` does not find the CLI. */
const outsideProject = 'npx @trispan/cli@2';

export default {
  program: 'npx trispan',
  package: '@trispan/cli',
  commands: [
    {
      name: 'create',
      program: outsideProject,
      doc: 'cli/create',
      examples: ['npx @trispan/cli@2 create field-notes "Field Notes" com.example.fieldnotes'],
      text: 'Creates a small web app in a new folder, with a configuration and the core and CLI packages.',
      arguments: [
        { name: 'directory', text: 'Folder to create. It must not exist yet, and its name must not contain spaces.' },
        { name: 'name', text: 'App name that users see. It becomes `appName` in the configuration.' },
        { name: 'id', text: 'App identifier, such as `com.example.fieldnotes`. It becomes `appId`.' },
      ],
      options: [
        {
          ...npmClient,
          text: 'Package manager that installs the new app’s packages. It becomes `npmClient` in the configuration. Without this option, the command uses npm, or asks if Yarn is installed.',
        },
      ],
    },
    {
      name: 'init',
      doc: 'cli/cap',
      examples: initExamples,
      text: initText,
      arguments: [appName, appId],
      options: [
        {
          flags: '--web-dir [value]',
          text: 'Folder that your web build writes to. It becomes `webDir`. Without this option, an existing `webDir` stays, and a new file gets `www`.',
        },
        {
          ...npmClient,
          text: 'Package manager that the CLI uses later. It becomes `npmClient` in the configuration. Without this option, the command uses Yarn if there is a `yarn.lock`; otherwise, it uses npm, or asks if Yarn is installed.',
        },
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
      examples: addExamples,
      text: 'Installs a platform’s package, creates its native project, then syncs.',
      arguments: [
        askedPlatform(
          'The platform to create.',
          [...nativePlatforms, 'electron'],
          'The web needs no project. `electron` is deprecated.',
        ),
      ],
    },
    {
      name: 'sync',
      doc: 'cli/sync',
      text: syncText,
      arguments: [syncPlatform(platforms)],
      options: [deployment],
      examples: syncExamples,
    },
    { name: 'copy', doc: 'cli/copy', text: copyText, arguments: [copyPlatform(platforms)], examples: copyExamples },
    {
      name: 'update',
      doc: 'cli/update',
      text: updateText,
      arguments: [updatePlatform(platforms)],
      examples: updateExamples,
      options: [deployment],
    },
    {
      name: 'open',
      doc: 'cli/open',
      examples: openExamples,
      text: openText,
      arguments: [askedPlatform('The project to open.', platforms, 'For `web`, there is nothing to open.')],
    },
    {
      name: 'ls',
      doc: 'cli/list',
      examples: listExamples,
      text: listText,
      arguments: [
        platform(
          'The platform to list.',
          platforms,
          'Without a platform, the command lists every platform that you have added. For `web` and `electron`, it only prints that there is no list.',
        ),
      ],
    },
    {
      name: 'doctor',
      text: doctorText,
      arguments: [
        platform(
          'The platform to check.',
          platforms,
          'Without a platform, the command checks every platform that you have added.',
        ),
      ],
    },
    {
      name: 'plugin:generate',
      program: outsideProject,
      doc: 'cli/plugin-generate',
      text: 'Asks a few questions and creates a plugin package in a new folder.',
    },
  ],
  globalOptions,
  hooks: [
    { name: 'trispan:add', text: 'Does the work of `add` for that platform.' },
    { name: 'trispan:copy', text: 'Does the work of `copy` and the first half of `sync`.' },
    { name: 'trispan:update', text: 'Does the work of `update` and the second half of `sync`.' },
    { name: 'trispan:open', text: 'Does the work of `open`.' },
  ],
} satisfies CommandLine;
