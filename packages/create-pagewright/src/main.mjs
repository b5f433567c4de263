import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { UsageError, help, parseOptions } from './options.mjs';
import { managerFrom } from './package-manager.mjs';
import { obstacleIn, writeProject } from './project.mjs';

/**
 * Makes a project with a site in it, and returns the exit code: 0 for success, 1 if something failed, 2 for wrong usage.
 *
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} environment
 */
export function main(argv, environment) {
  try {
    const options = parseOptions(argv);
    if (options) return create(options, managerFrom(environment['npm_config_user_agent']));
    console.log(help);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`error: ${error.message}`);
    return 2;
  }
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {import('./package-manager.mjs').PackageManager} manager
 */
function create(options, manager) {
  const folder = resolve(options.folder);
  const shown = relative(process.cwd(), folder) || '.';
  const obstacle = obstacleIn(folder);
  if (obstacle) {
    console.error(
      `error: cannot make a project in ${shown}: ${obstacle}\n  hint: name another folder, which may be new`,
    );
    return 1;
  }
  const files = writeProject(folder, options.package, manager).join(', ');
  const enter = shown === '.' ? [] : [`cd ${quote(shown)}`];
  const init = ['pagewright', 'init', 'site', ...options.forInit];
  const writeSite = [manager.execute, ...init.map(quote)].join(' ');
  const start = `${manager.run} dev`;

  if (!options.install) {
    console.log(`Wrote ${files} to ${shown}. Next:\n${lines([...enter, manager.install.join(' '), writeSite, start])}`);
    return 0;
  }
  console.log(`Installing Pagewright with ${manager.name} …`);
  if (!run(manager.install, folder)) {
    const rest = lines([...enter, manager.install.join(' '), writeSite, start]);
    console.error(
      `\nerror: ${manager.name} could not install the packages\n  hint: ${files} are in ${shown}, the site is not. To go on:\n${rest}`,
    );
    return 1;
  }
  const command = join('node_modules', 'pagewright', 'bin', 'pagewright.mjs');
  if (!run([process.execPath, command, ...init.slice(1)], folder, false)) {
    console.error(
      `  hint: the packages are installed, the site is not written. To go on:\n${lines([...enter, writeSite, start])}`,
    );
    return 1;
  }
  console.log(
    `\nYour site is in ${join(shown, 'site')}; its README says what is where. Next:\n${lines([...enter, start])}`,
  );
  return 0;
}

/** @param {string[]} commands */
function lines(commands) {
  return commands.map((command) => `  ${command}`).join('\n');
}

/**
 * For a shell, as somebody would type it.
 *
 * @param {string} argument
 */
function quote(argument) {
  return /^[\w./\\=:@-]+$/.test(argument) ? argument : `"${argument.replaceAll(/["$`\\]/g, '\\$&')}"`;
}

/**
 * @param {string[]} command
 * @param {string} cwd
 * @param {boolean} isShown Whether what it prints is of interest, besides errors.
 */
function run([command, ...args], cwd, isShown = true) {
  // On Windows, package managers are scripts, which only a shell runs; ours have plain arguments.
  const shell = process.platform === 'win32' && command !== process.execPath;
  const { status } = spawnSync(command ?? '', args, {
    cwd,
    shell,
    stdio: ['ignore', isShown ? 'inherit' : 'ignore', 'inherit'],
  });
  return status === 0;
}
