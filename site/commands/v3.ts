import type { CommandLine } from 'pagewright/commands';
import {
  appHooks,
  copyPlatform,
  copyText,
  deployment,
  environment,
  globalOptions,
  hookEnvironment,
  platformHooks,
  removedIn3,
  run,
  runPlatformHook,
  since3,
  syncPlatform,
  syncText,
} from './shared.ts';

export default {
  program: 'npx trispan',
  commands: [
    since3.init,
    since3.add,
    { name: 'sync', doc: 'cli/commands/sync', text: syncText, arguments: [syncPlatform()], options: [deployment] },
    { name: 'copy', doc: 'cli/commands/copy', text: copyText, arguments: [copyPlatform()] },
    since3.update,
    run(),
    since3.open,
    since3.list,
    since3.doctor,
    since3.config,
    since3.telemetry,
    ...removedIn3('0.8'),
  ],
  globalOptions,
  hooks: [...appHooks, ...platformHooks, runPlatformHook],
  environment,
  hookEnvironment,
} satisfies CommandLine;
